import { describe, expect, it } from 'vitest';
import { IMAGES_MAX } from '../../../../src/features/goal-focus/constants.ts';
import { type ImageItem, toReference } from '../../../../src/features/goal-focus/model/images.ts';
import { mergeLook } from '../../../../src/features/goal-focus/model/merge-look.ts';
import { type GoalSettings, INITIAL_SETTINGS } from '../../../../src/features/goal-focus/model/settings.ts';

const url = (name: string) => `https://example.com/${name}`;
const item = (name: string, order: number): ImageItem => ({
  id: `${name}-${order}`,
  type: 'url',
  data: url(name),
  order,
  name,
});
const list = (...names: string[]) => names.map(item);
const look = (change: Partial<GoalSettings>): GoalSettings => ({ ...INITIAL_SETTINGS, ...change });
const many = (count: number) => list(...Array.from({ length: count }, (_, index) => `own${index}`));

/** References show the picture of their id on the other side: `panelImages_1` of the file is `file panelImages_1`. */
const merge = (own: GoalSettings, file: GoalSettings, same: Record<string, string> = {}) =>
  mergeLook({
    own,
    file,
    identifyOwn: (data) => same[data] ?? data,
    identifyFile: (data) => same[data] ?? (data.startsWith('http') ? data : `file ${data}`),
  });
const names = (items: readonly ImageItem[]) => items.map(({ name }) => name);

describe('mergeLook', () => {
  it('counts equal looks as unchanged', () => {
    const settings = look({ title: 'a', panelImage: url('x'), backgroundImages: list('a', 'b') });
    const result = merge(settings, settings);
    expect(result).toMatchObject({ added: 0, unchanged: 4, removed: 0, conflicts: [] });
    expect(result.settings).toBe(settings);
  });

  it.each<[name: string, own: Partial<GoalSettings>, file: Partial<GoalSettings>]>([
    ['another title', { title: 'a' }, { title: 'b' }],
    ['another order of the same images', { panelImages: list('a', 'b') }, { panelImages: list('b', 'a') }],
  ])("keeps this browser's settings where the file has %s", (_name, own, file) => {
    const result = merge(look(own), look(file));
    expect(result.conflicts).toEqual([{ kind: 'settings' }]);
    expect(result.settings).toEqual(look(own));
  });

  it('adds images that are missing behind those of this browser', () => {
    const result = merge(look({ panelImages: list('a') }), look({ panelImages: list('b', 'a', 'c') }));
    expect(names(result.settings.panelImages)).toEqual(['a', 'b', 'c']);
    expect(result.settings.panelImages.map(({ order }) => order)).toEqual([0, 1, 2]);
    expect(new Set(result.settings.panelImages.map(({ id }) => id)).size).toBe(3);
    expect(result).toMatchObject({ added: 2, unchanged: 2, removed: 0, conflicts: [] });
  });

  it('counts images that only this browser has', () => {
    const own = look({ panelImages: list('a', 'b'), backgroundImage: url('x') });
    expect(merge(own, look({ panelImages: list('a') }))).toMatchObject({ removed: 2, added: 0 });
  });

  it('fills a list up to its limit and names the images that have no room', () => {
    const own = look({ panelImages: many(IMAGES_MAX - 1) });
    const result = merge(own, look({ panelImages: list('b', 'c') }));
    expect(result.settings.panelImages).toHaveLength(IMAGES_MAX);
    expect(result.conflicts).toEqual([{ kind: 'no-room', surface: 'panel', name: 'c' }]);
    expect(result).toMatchObject({ added: 1, removed: IMAGES_MAX - 1 });
  });

  it('gives stored images ids that are free here', () => {
    const own = look({ panelImages: [{ ...item('a', 0), id: 'panelImages_4', data: toReference('panelImages_4') }] });
    const file = look({ panelImages: [{ ...item('b', 0), id: 'panelImages_4', data: toReference('panelImages_4') }] });
    const result = merge(own, file);
    expect([...result.takenIds]).toEqual([['panelImages_4', 'panelImages_5']]);
    expect(result.settings.panelImages.map(({ data }) => data)).toEqual(
      ['panelImages_4', 'panelImages_5'].map(toReference),
    );
  });

  it('recognizes the same picture under another id', () => {
    const own = look({ panelImages: [{ ...item('a', 0), data: toReference('panelImages_1') }] });
    const file = look({ panelImages: [{ ...item('b', 0), data: toReference('panelImages_9') }] });
    const same = { [toReference('panelImages_1')]: 'pixels', [toReference('panelImages_9')]: 'pixels' };
    expect(merge(own, file, same)).toMatchObject({ added: 0, unchanged: 2, removed: 0 });
  });

  it('takes a single image where this browser has none', () => {
    const file = look({ panelImage: toReference('panelImage'), panelImageFileName: 'a.png' });
    const result = merge(INITIAL_SETTINGS, file);
    expect(result.settings).toMatchObject({ panelImage: toReference('panelImage'), panelImageFileName: 'a.png' });
    expect([...result.takenIds]).toEqual([['panelImage', 'panelImage']]);
    expect(result.added).toBe(1);
  });

  it('keeps the single image of this browser', () => {
    const own = look({ backgroundImage: url('a') });
    const result = merge(own, look({ backgroundImage: url('b') }));
    expect(result.settings.backgroundImage).toBe(url('a'));
    expect(result.conflicts).toEqual([{ kind: 'single', surface: 'background' }]);
  });
});
