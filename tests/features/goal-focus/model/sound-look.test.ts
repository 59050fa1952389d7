import { describe, expect, it } from 'vitest';
import { IMAGES_MAX } from '../../../../src/features/goal-focus/constants.ts';
import { type ImageItem, toReference } from '../../../../src/features/goal-focus/model/images.ts';
import { type GoalSettings, INITIAL_SETTINGS } from '../../../../src/features/goal-focus/model/settings.ts';
import { toSoundLook } from '../../../../src/features/goal-focus/model/sound-look.ts';

const item = (data: string, order = 0): ImageItem => ({ id: `${data}-${order}`, type: 'url', data, order, name: '' });
const look = (change: Partial<GoalSettings>): GoalSettings => ({ ...INITIAL_SETTINGS, ...change });

describe('toSoundLook', () => {
  it('returns settings without problems as they are', () => {
    const settings = look({
      panelImage: toReference('panelImage'),
      backgroundImages: [item('https://example.com/a.png', 7), item(toReference('backgroundImages_0'), 3)],
    });
    const sound = toSoundLook(settings, () => null);
    expect(sound.settings).toBe(settings);
    expect(sound.problems).toEqual([]);
  });

  it.each([
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'blob:https://example.com/1',
    ' https://example.com/a.png',
    '/a.png',
  ])('leaves out an image at %j', (data) => {
    const settings = look({ backgroundImage: data, backgroundImageFileName: 'x', panelImages: [item(data)] });
    const { settings: sound, problems } = toSoundLook(settings, () => null);
    expect(sound).toEqual(INITIAL_SETTINGS);
    expect(problems).toEqual(['address', 'address']);
  });

  it('leaves out stored images with the problem of their picture, and asks for it by surface', () => {
    const settings = look({
      panelImage: toReference('panelImage'),
      backgroundImages: [item(toReference('panelImage'))],
    });
    const { settings: sound, problems } = toSoundLook(settings, (_id, surface) =>
      surface === 'panel' ? null : 'missing',
    );
    expect([sound.panelImage, sound.backgroundImages, problems]).toEqual([settings.panelImage, [], ['missing']]);
  });

  it('leaves out images beyond the limit, the last ones by their order', () => {
    const items = Array.from({ length: IMAGES_MAX + 2 }, (_, at) =>
      item(`https://example.com/${at}`, IMAGES_MAX + 2 - at),
    );
    const { settings: sound, problems } = toSoundLook(look({ panelImages: items }), () => null);
    expect(problems).toEqual(['surplus', 'surplus']);
    expect(sound.panelImages).toHaveLength(IMAGES_MAX);
    expect(sound.panelImages.map(({ data }) => data)).not.toContain('https://example.com/0');
  });
});
