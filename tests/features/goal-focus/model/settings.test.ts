import { describe, expect, it } from 'vitest';
import { toReference } from '../../../../src/features/goal-focus/model/images.ts';
import {
  INITIAL_SETTINGS,
  isUntouched,
  listReferences,
  parseSettings,
  toSaved,
} from '../../../../src/features/goal-focus/model/settings.ts';
import { copy } from '../../../../src/features/goal-focus/words.ts';

const OLD = { titles: ['旧标题'], descriptions: ['旧描述'] };

describe('settings', () => {
  it('begin as documented', () => {
    expect(INITIAL_SETTINGS).toMatchObject({
      cardType: 'text',
      colorMode: 'rotate',
      themeColor: '#1976d2',
      panelMode: 'default',
      backgroundMode: 'default',
      textEnhance: true,
      showGlassEffect: true,
      showDefaultImage: true,
    });
  });

  it.each(['', 'no JSON', '[]', '1', 'null'])('are not read from %j', (text) => {
    expect(parseSettings(text)).toBeNull();
  });

  it('keep fields that this release does not know, and replace wrong values by the initial ones', () => {
    const image = { id: 'a', type: 'url', data: 'https://a.example/b.png', order: 0, name: '' };
    const text = JSON.stringify({
      title: '早睡',
      cardMode: 'flip',
      future: { a: 1 },
      cardType: 'video',
      themeColor: 'javascript:',
      brightness: 900,
      panelImages: [image, { id: '' }, 'x'],
    });
    expect(parseSettings(text)).toEqual({
      ...INITIAL_SETTINGS,
      title: '早睡',
      cardMode: 'flip',
      future: { a: 1 },
      panelImages: [image],
    });
  });

  it('keep a color that is null, which means the default one', () => {
    expect(parseSettings('{"themeColor":null}')?.themeColor).toBeNull();
  });

  it('list the stored images that they refer to', () => {
    const item = (id: string, data: string) => ({ id, type: 'blob' as const, data, order: 0, name: '' });
    const settings = {
      ...INITIAL_SETTINGS,
      panelImage: 'https://a.example/b.png',
      backgroundImage: toReference('backgroundImage'),
      panelImages: [item('a', toReference('panelImages_3'))],
    };
    expect([...listReferences(settings)]).toEqual(['backgroundImage', 'panelImages_3']);
  });
});

describe('the first-time tip', () => {
  it.each([
    ['nothing is stored', null, true],
    ['an old title is left and no style was chosen', { title: '旧标题' }, true],
    ['an old description is left and no style was chosen', { description: '旧描述' }, true],
    ['a style was chosen', { title: '旧标题', cardType: 'clock' as const }, false],
    ['a wallpaper was chosen', { wallpaper: 'stars' as const }, false],
    ['a font was chosen', { font: 'kai' as const }, false],
    ['an own time was chosen', { intervalS: 60 as const }, false],
    ['a goal is followed', { goalId: 'read' }, false],
    ['no words are stored', { title: '', description: ' ' }, true],
    ['the words are the visitor’s own', { title: '早睡' }, false],
    ['the visitor has written a description alone', { title: '', description: '每天十一点' }, false],
  ])('where %s: %j', (_case, change, isShown) => {
    const settings = change === null ? null : { ...INITIAL_SETTINGS, ...change };
    expect(isUntouched(settings, OLD)).toBe(isShown);
  });
});

describe('saving', () => {
  it('keeps the stored description where the new one is an old placeholder, and saves everything else', () => {
    const stored = { ...INITIAL_SETTINGS, description: '每天十一点' };
    const saved = toSaved({ ...stored, title: '早睡', description: '旧描述' }, stored, OLD.descriptions);
    expect(saved).toMatchObject({ title: '早睡', description: '每天十一点' });
    expect(toSaved({ ...stored, description: '旧描述' }, null, OLD.descriptions).description).toBe('');
    expect(toSaved(stored, null, OLD.descriptions)).toBe(stored);
  });
});

it('no old placeholder is an empty text, which a description alone would match', () => {
  expect([...copy.placeholders.titles, ...copy.placeholders.descriptions].map((text) => text.trim())).not.toContain('');
});
