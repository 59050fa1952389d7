import { describe, expect, it } from 'vitest';
import { toWallpaperSource } from '../../../../src/features/goal-focus/model/desktop-view.ts';
import { toReference } from '../../../../src/features/goal-focus/model/images.ts';
import { type GoalSettings, INITIAL_SETTINGS } from '../../../../src/features/goal-focus/model/settings.ts';
import { nameOf, pickShownPicture } from '../../../../src/features/goal-focus/model/shown-picture.ts';

const images = (...sources: string[]) => ({
  view: { kind: 'images' as const, sources, plan: { count: sources.length, interleaves: false, intervalMs: 1000 } },
  source: sources.at(-1) ?? null,
});
const SOLID = { view: { kind: 'solid' as const }, source: null };
const settingsWith = (change: Partial<GoalSettings>): GoalSettings => ({ ...INITIAL_SETTINGS, ...change });

describe('the picture that is named', () => {
  it.each([
    ['no picture', SOLID, SOLID, null],
    ['that of the page', images('a'), SOLID, { source: 'a', place: null }],
    ['that of the card where the page has none', SOLID, images('a'), { source: 'a', place: null }],
    ['one that takes turns', images('a'), images('b', 'c'), { source: 'c', place: { at: 2, count: 2 } }],
    [
      'the page of two that take turns',
      images('a', 'b'),
      images('c', 'd'),
      { source: 'b', place: { at: 2, count: 2 } },
    ],
    ['none during the solid color', { ...images('a', 'b'), source: null }, SOLID, null],
  ])('is %s', (_name, background, panel, shown) => {
    expect(pickShownPicture(background, panel)).toEqual(shown);
  });
});

describe('its name', () => {
  const own = settingsWith({
    backgroundImages: [{ id: 'x', type: 'blob', data: toReference('x'), order: 0, name: '海边.jpg' }],
    panelImage: toReference('panelImage'),
    panelImageFileName: '星空.png',
  });
  it.each([
    ['a drawn wallpaper', toWallpaperSource('stars'), { wallpaper: 'stars' }],
    ['a picture of a list', toReference('x'), { text: '海边.jpg' }],
    ['a single picture', toReference('panelImage'), { text: '星空.png' }],
    ['an address', 'https://a.example/p/%E5%B1%B1.jpg?w=2', { text: '山.jpg' }],
    ['a damaged address', 'https://a.example/%E5.jpg', { text: '%E5.jpg' }],
    ['an upload that the server has named', '/uploads/0f3a52c8-9e41-4d2b-b6aa-01c5d7e8f901.webp', null],
  ])('is that of %s', (_name, source, name) => {
    expect(nameOf(source, own)).toEqual(name);
  });
});
