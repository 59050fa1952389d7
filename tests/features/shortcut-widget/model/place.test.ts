import { describe, expect, it } from 'vitest';
import {
  applyKey,
  clampPoint,
  INITIAL_PLACE,
  type Place,
  snapToSide,
  toPlace,
  toPoint,
  toVisibleArea,
} from '../../../../src/features/shortcut-widget/model/place.ts';

/** A window of 400 × 600 with margins of 8 and a header of 56. */
const AREA = { left: 8, top: 64, right: 392, bottom: 592 };
const CIRCLE = { width: 40, height: 40 };
const RAIL = { width: 40, height: 240 };

describe('the widget stays inside of the area', () => {
  it.each([
    ['inside', { left: 100, top: 200 }, CIRCLE, { left: 100, top: 200 }],
    ['beyond the left and the top', { left: -50, top: -50 }, CIRCLE, { left: 8, top: 64 }],
    ['below the left half', { left: 20, top: 900 }, CIRCLE, { left: 20, top: 552 }],
    ['beyond the right, off the floating button', { left: 900, top: 900 }, CIRCLE, { left: 352, top: 472 }],
    ['in the right half, above the floating button', { left: 300, top: 300 }, CIRCLE, { left: 300, top: 300 }],
    ['a rail below the window', { left: 8, top: 500 }, RAIL, { left: 8, top: 352 }],
    ['a rail that is higher than the area', { left: 8, top: 300 }, { width: 40, height: 700 }, { left: 8, top: 64 }],
  ])('%s', (_case, point, size, shown) => {
    expect(clampPoint(point, size, AREA)).toEqual(shown);
  });
});

describe('a place', () => {
  it.each<[name: string, point: { left: number; top: number }, place: Place]>([
    ['belongs to the left half', { left: 30, top: 100 }, { side: 'left', fromSidePx: 22, fromBottomPx: 452 }],
    ['belongs to the right half', { left: 340, top: 100 }, { side: 'right', fromSidePx: 12, fromBottomPx: 452 }],
    ['has whole numbers', { left: 30.4, top: 100.2 }, { side: 'left', fromSidePx: 22, fromBottomPx: 452 }],
    ['is inside of the area', { left: -90, top: 2000 }, { side: 'left', fromSidePx: 0, fromBottomPx: 0 }],
  ])('%s', (_name, point, place) => {
    expect(toPlace(point, CIRCLE, AREA)).toEqual(place);
  });

  it('leads back to its point', () => {
    const point = { left: 210, top: 300 };
    expect(toPoint(toPlace(point, CIRCLE, AREA), CIRCLE, AREA)).toEqual(point);
  });

  it('keeps its distance from the side and the bottom in another window', () => {
    const place = toPlace({ left: 340, top: 400 }, CIRCLE, AREA);
    expect(toPoint(place, CIRCLE, { left: 8, top: 64, right: 1272, bottom: 792 })).toEqual({ left: 1220, top: 600 });
  });

  it('is shown inside of a window that became too small, and again where it was afterwards', () => {
    const place = toPlace({ left: 20, top: 70 }, CIRCLE, AREA);
    const low = { ...AREA, bottom: 200 };
    expect(toPoint(place, CIRCLE, low)).toEqual({ left: 20, top: 64 });
    expect(toPoint(place, CIRCLE, AREA)).toEqual({ left: 20, top: 70 });
  });

  it('holds the bottom edge when the rail opens', () => {
    expect(toPoint(INITIAL_PLACE, CIRCLE, AREA)).toEqual({ left: 8, top: 536 });
    expect(toPoint(INITIAL_PLACE, RAIL, AREA)).toEqual({ left: 8, top: 336 });
  });

  it.each<['left' | 'right', number]>([
    ['left', 150],
    ['right', 12],
  ])('snaps to the nearer side: %s', (side, fromSidePx) => {
    expect(snapToSide({ side, fromSidePx, fromBottomPx: 30 })).toEqual({ side, fromSidePx: 0, fromBottomPx: 30 });
  });
});

describe('the visible part of the area', () => {
  it.each([
    ['no view is known', null, AREA],
    ['the whole window is visible', { offsetTop: 0, height: 600, scale: 1 }, AREA],
    ['a keyboard covers the lower half', { offsetTop: 0, height: 300, scale: 1 }, { ...AREA, bottom: 292 }],
    [
      'the page is shifted above a keyboard',
      { offsetTop: 120, height: 300, scale: 1 },
      { ...AREA, top: 128, bottom: 412 },
    ],
    ['the visitor has zoomed in', { offsetTop: 200, height: 200, scale: 3 }, AREA],
    ['nothing is left', { offsetTop: 0, height: 40, scale: 1 }, { ...AREA, bottom: 64 }],
  ])('%s', (_case, view, visible) => {
    expect(toVisibleArea(AREA, view)).toEqual(visible);
  });
});

describe('a key moves the widget', () => {
  it.each([
    ['ArrowLeft', false, { left: 90, top: 100 }],
    ['ArrowRight', false, { left: 110, top: 100 }],
    ['ArrowUp', false, { left: 100, top: 90 }],
    ['ArrowDown', false, { left: 100, top: 110 }],
    ['ArrowRight', true, { left: 150, top: 100 }],
    ['ArrowUp', true, { left: 100, top: 50 }],
    ['Enter', false, null],
    ['a', true, null],
  ])('%s, shift: %s', (key, shiftKey, moved) => {
    expect(applyKey({ left: 100, top: 100 }, { key, shiftKey })).toEqual(moved);
  });
});
