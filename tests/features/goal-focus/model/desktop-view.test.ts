import { describe, expect, it } from 'vitest';
import { PANEL_MODES } from '../../../../src/features/goal-focus/constants.ts';
import {
  colorIntervalMs,
  parseWallpaperSource,
  pickOther,
  toBackgroundView,
  toPanelView,
  toWallpaperSource,
} from '../../../../src/features/goal-focus/model/desktop-view.ts';
import { type ImageItem, toReference } from '../../../../src/features/goal-focus/model/images.ts';
import { type GoalSettings, INITIAL_SETTINGS } from '../../../../src/features/goal-focus/model/settings.ts';

const CONFIG = {
  panelImages: ['/p/1.svg', '/p/2.svg'],
  backgroundImages: ['/b/1.svg', '/b/2.svg', '/b/3.svg'],
  panelInterval: 10,
  backgroundInterval: 20,
};
const NO_SERVER = { ...CONFIG, panelImages: [], backgroundImages: [] };
const SOLID = { kind: 'solid' } as const;

const item = (id: string, order: number): ImageItem => ({ id, type: 'blob', data: toReference(id), order, name: id });
const settingsWith = (change: Partial<GoalSettings>): GoalSettings => ({ ...INITIAL_SETTINGS, ...change });
const images = (sources: readonly string[], interleaves: boolean, intervalMs: number) => ({
  kind: 'images',
  sources,
  plan: { count: sources.length, interleaves, intervalMs },
});
const wallpaper = (name: string) => images([toWallpaperSource(name)], false, 20_000);

const PANEL_LIST = [item('panelImages_4', 1), item('panelImages_2', 0)];
const IN_ORDER = [toReference('panelImages_2'), toReference('panelImages_4')];

describe('the card', () => {
  it.each<[name: string, change: Partial<GoalSettings>, view: object]>([
    ['rotates the server’s images and interleaves', {}, images(CONFIG.panelImages, true, 10_000)],
    ['rotates without solid colors', { showDefaultImage: false }, images(CONFIG.panelImages, false, 10_000)],
    ['rotates in the visitor’s own time', { intervalS: 300 }, images(CONFIG.panelImages, true, 300_000)],
    ['has no surface when transparent', { panelMode: 'transparent' }, { kind: 'none' }],
    ['is solid when blank', { panelMode: 'blank' }, SOLID],
    [
      'shows its single image',
      { panelMode: 'custom', panelImage: 'https://a.example/1' },
      images(['https://a.example/1'], false, 10_000),
    ],
    ['is solid without its single image', { panelMode: 'custom' }, SOLID],
    [
      'rotates its list in order and never interleaves',
      { panelMode: 'customMultiple', panelImages: PANEL_LIST },
      images(IN_ORDER, false, 10_000),
    ],
    ['is solid with an empty list', { panelMode: 'customMultiple' }, SOLID],
  ])('%s', (_name, change, view) => {
    expect(toPanelView(settingsWith(change), CONFIG, null)).toEqual(view);
  });

  it('is solid where the server has no images', () => {
    expect(toPanelView(INITIAL_SETTINGS, NO_SERVER, null)).toEqual(SOLID);
  });

  it.each(PANEL_MODES)('appears as the start has it, in place of the mode %s', (panelMode) => {
    const settings = settingsWith({ panelMode, panelImage: 'https://a.example/1', panelImages: PANEL_LIST });
    expect(toPanelView(settings, CONFIG, 'transparent')).toEqual({ kind: 'none' });
    expect(toPanelView(settings, CONFIG, 'blank')).toEqual(SOLID);
  });
});

describe('the page', () => {
  const own = 'https://a.example/own';
  const list = [item('backgroundImages_1', 0)];
  it.each<[name: string, change: Partial<GoalSettings>, isSignedIn: boolean, view: object]>([
    ['rotates the server’s images and interleaves', {}, false, images(CONFIG.backgroundImages, true, 20_000)],
    [
      'rotates without solid colors',
      { showDefaultImage: false },
      false,
      images(CONFIG.backgroundImages, false, 20_000),
    ],
    ['is solid when blank, whatever its wallpaper', { backgroundMode: 'blank', wallpaper: 'pond' }, true, SOLID],
    [
      'shows the single image to its signed-in user',
      { backgroundMode: 'custom', backgroundImage: own },
      true,
      images([own], false, 20_000),
    ],
    [
      'shows others the server’s images in its place',
      { backgroundMode: 'custom', backgroundImage: own, wallpaper: 'stars' },
      false,
      images(CONFIG.backgroundImages, true, 20_000),
    ],
    ['is solid without its single image', { backgroundMode: 'custom' }, true, SOLID],
    [
      'rotates its list and never interleaves',
      { backgroundMode: 'customMultiple', backgroundImages: list },
      true,
      images([toReference('backgroundImages_1')], false, 20_000),
    ],
    ['is solid with an empty list', { backgroundMode: 'customMultiple', wallpaper: 'waves' }, true, SOLID],
    ['shows the chosen wallpaper, which never interleaves', { wallpaper: 'gradient' }, false, wallpaper('gradient')],
    ['shows the wallpaper of the time of day', { wallpaper: 'auto' }, false, wallpaper('stars')],
    ['shows the pond', { wallpaper: 'pond' }, false, { kind: 'pond' }],
  ])('%s', (_name, change, isSignedIn, view) => {
    expect(toBackgroundView(settingsWith(change), CONFIG, isSignedIn, 'stars')).toEqual(view);
  });

  it.each<[name: string, change: Partial<GoalSettings>, view: object]>([
    ['the wallpaper of the time of day', {}, wallpaper('waves')],
    ['the chosen wallpaper', { wallpaper: 'gradient' }, wallpaper('gradient')],
    [
      'the wallpaper of the time to a visitor with a single image',
      { backgroundMode: 'custom', backgroundImage: own },
      wallpaper('waves'),
    ],
  ])('shows %s where the server has no images', (_name, change, view) => {
    expect(toBackgroundView(settingsWith(change), NO_SERVER, false, 'waves')).toEqual(view);
  });
});

it.each([
  ['mythinkn-wallpaper:waves', 'waves'],
  ['https://a.example/1', null],
  [toReference('panelImage'), null],
])('the source %j names the wallpaper %j', (source, name) => {
  expect(parseWallpaperSource(source)).toBe(name);
});

it.each([
  [12, 12_000],
  [0, 10_000],
])('the color of the text changes every %i seconds of the server after %i ms', (panelInterval, ms) => {
  expect(colorIntervalMs({ ...CONFIG, panelInterval })).toBe(ms);
});

describe('another entry', () => {
  it.each([
    [0, 'a'],
    [0.49, 'a'],
    [0.5, 'c'],
    [0.999, 'c'],
  ])('is never the present one, at the random number %d', (random, entry) => {
    expect(pickOther(['a', 'b', 'c'], 'b', random)).toBe(entry);
  });

  it('is missing where the list has no other', () => {
    expect([pickOther(['a'], 'a', 0.5), pickOther([], null, 0)]).toEqual([null, null]);
  });

  it('is any entry while there is no present one', () => {
    expect(pickOther(['a', 'b'], null, 0.6)).toBe('b');
  });
});
