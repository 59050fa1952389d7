import { describe, expect, it } from 'vitest';
import { arrowTarget } from '../../../../src/features/evolution/model/arrow-target.ts';
import { toLandingState } from '../../../../src/features/evolution/model/landing-state.ts';
import { circlingSchool } from '../../../../src/features/evolution/model/school.ts';
import { listSpecks } from '../../../../src/features/evolution/model/specks.ts';

const HEIGHT_PX = 800;
/** Tops of three sections as high as the window at a scroll position. */
const topsAt = (scrollPx: number) => [0, 800, 1600].map((topPx) => topPx - scrollPx);
const stateAt = (scrollPx: number) => toLandingState({ scrollPx, heightPx: HEIGHT_PX, topsPx: topsAt(scrollPx) });

describe('a section counts once its top is above 30 % of the window', () => {
  it.each<[scrollPx: number, active: number]>([
    [0, 0],
    [559, 0],
    [560, 0],
    [561, 1],
    [800, 1],
    [1360, 1],
    [1361, 2],
    [1600, 2],
    [-60, 0],
  ])('at %i px section %i is current', (scrollPx, active) => {
    expect(stateAt(scrollPx).active).toBe(active);
  });

  it('takes the first section while all of them are below the line', () => {
    expect(toLandingState({ scrollPx: 0, heightPx: 800, topsPx: [300, 1100] }).active).toBe(0);
  });
});

it.each<[scrollPx: number, hasNavigator: boolean, hasBackToTop: boolean]>([
  [0, false, false],
  [120, false, false],
  [121, true, false],
  [200, true, false],
  [201, true, true],
])('at %i px the navigator is shown: %s, the button to the top: %s', (scrollPx, hasNavigator, hasBackToTop) => {
  expect(stateAt(scrollPx)).toMatchObject({ hasNavigator, hasBackToTop });
});

describe('arrow keys', () => {
  const sectionsAt = (scrollPx: number, heights = [800, 800, 800]) =>
    heights.map((height, index) => {
      const topPx = heights.slice(0, index).reduce((sum, each) => sum + each, 0) - scrollPx;
      return { topPx, bottomPx: topPx + height };
    });

  it.each<[key: string, scrollPx: number, target: number | null]>([
    ['ArrowDown', 0, 1],
    ['ArrowRight', 0, 1],
    ['ArrowDown', 500, 1],
    ['ArrowDown', 799, 2],
    ['ArrowDown', 800, 2],
    ['ArrowDown', 1600, null],
    ['ArrowUp', 0, null],
    ['ArrowUp', 300, 0],
    ['ArrowUp', 800, 0],
    ['ArrowLeft', 1600, 1],
    ['ArrowUp', 1500, 1],
    ['PageDown', 0, null],
    ['a', 0, null],
  ])('%s at %i px leads to section %s', (key, scrollPx, target) => {
    expect(arrowTarget(key, { sections: sectionsAt(scrollPx), heightPx: HEIGHT_PX, pending: null })).toBe(target);
  });

  it.each<[key: string, pending: number, target: number | null]>([
    ['ArrowDown', 1, 2],
    ['ArrowDown', 2, null],
    ['ArrowUp', 1, 0],
    ['ArrowUp', 0, null],
  ])('%s while the page still scrolls to section %i leads to section %s', (key, pending, target) => {
    expect(arrowTarget(key, { sections: sectionsAt(200), heightPx: HEIGHT_PX, pending })).toBe(target);
  });

  it.each<[key: string, scrollPx: number, target: number | null]>([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 800, null],
    ['ArrowDown', 1199, 2],
    ['ArrowDown', 1200, 2],
    ['ArrowUp', 1200, null],
    ['ArrowUp', 800, 0],
    ['ArrowUp', 2000, 1],
  ])('%s at %i px scrolls as usual inside of a section of 1200 px, or leads to section %s', (key, scrollPx, target) => {
    const sections = sectionsAt(scrollPx, [800, 1200, 800]);
    expect(arrowTarget(key, { sections, heightPx: HEIGHT_PX, pending: null })).toBe(target);
  });
});

it('draws the same school every time, inside of its drawing', () => {
  const school = circlingSchool(300, 300);
  expect(school).toEqual(circlingSchool(300, 300));
  expect(school).toHaveLength(50);
  expect(school.filter(({ x, y }) => x < 0 || x > 600 || y < 0 || y > 600)).toEqual([]);
  expect(new Set(school.map(({ x, y }) => `${x} ${y}`)).size).toBe(school.length);
});

it('draws the same specks every time, all over their drawing', () => {
  const specks = listSpecks(56, 1440, 900);
  expect(specks).toEqual(listSpecks(56, 1440, 900));
  expect(specks.filter(({ x, y }) => x < 0 || x > 1440 || y < 0 || y > 900)).toEqual([]);
  expect(specks.filter(({ opacity }) => opacity <= 0 || opacity > 0.5)).toEqual([]);
  // Every quarter of the drawing has some.
  const quarters = specks.map(({ x, y }) => `${x < 720} ${y < 450}`);
  expect(new Set(quarters).size).toBe(4);
});
