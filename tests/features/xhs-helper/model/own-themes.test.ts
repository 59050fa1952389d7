import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OWN_THEMES_MAX_COUNT } from '../../../../src/features/xhs-helper/constants.ts';
import {
  checkThemeName,
  isSameStyle,
  mergeOwnThemes,
  type OwnTheme,
  parseOwnThemes,
} from '../../../../src/features/xhs-helper/model/own-themes.ts';
import { DEFAULT_STYLE, resizeStyle } from '../../../../src/features/xhs-helper/model/settings.ts';

const theme = (id: string, name = id): OwnTheme => ({ id, name, style: DEFAULT_STYLE });

describe('stored themes', () => {
  it.each<[string, string, readonly string[] | null]>([
    ['a list', JSON.stringify([theme('a'), theme('b')]), ['a', 'b']],
    ['a list with damaged entries', JSON.stringify([theme('a'), { id: 'x' }, 7, theme('c')]), ['a', 'c']],
    ['an empty name', JSON.stringify([theme('a', ' ')]), []],
    ['a style without fields', JSON.stringify([{ id: 'a', name: 'a', style: {} }]), ['a']],
    ['no list', '{}', null],
    ['no JSON', '{', null],
  ])('%s', (_case, text, ids) => {
    expect(parseOwnThemes(text)?.map(({ id }) => id) ?? null).toEqual(ids);
  });

  it('read back as they were written', () => {
    const themes = [{ ...theme('a'), style: { ...DEFAULT_STYLE, theme: 'ink' as const, hasCover: true } }];
    expect(parseOwnThemes(JSON.stringify(themes))).toEqual(themes);
  });
});

it.each([
  ['', null, 'nameMissing'],
  ['  ', null, 'nameMissing'],
  ['a', null, 'nameTaken'],
  [' a ', null, 'nameTaken'],
  ['a', 'a', null],
  ['b', null, null],
] as const)('the name %j for %s is judged %s', (name, id, problem) => {
  expect(checkThemeName(name, [theme('a')], id)).toBe(problem);
});

it('merging keeps every own theme, repeats no name and ends at the limit', () => {
  const list = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: OWN_THEMES_MAX_COUNT });
  fc.assert(
    fc.property(list, list, (own, other) => {
      const merged = mergeOwnThemes(
        own.map((id) => theme(`own-${id}`, `${id}`)),
        other.map((id) => theme(`other-${id}`, `${id}`)),
      );
      const names = merged.map(({ name }) => name);
      expect(names.slice(0, own.length)).toEqual(own.map(String));
      expect(new Set(names).size).toBe(names.length);
      expect(names.length).toBe(Math.min(new Set([...own, ...other]).size, OWN_THEMES_MAX_COUNT));
    }),
  );
});

it('two looks are the same whatever the order of their fields', () => {
  const turned = Object.fromEntries(Object.entries(DEFAULT_STYLE).toReversed()) as typeof DEFAULT_STYLE;
  expect(isSameStyle(turned, DEFAULT_STYLE)).toBe(true);
  expect(isSameStyle({ ...DEFAULT_STYLE, hasCover: true }, DEFAULT_STYLE)).toBe(false);
});

describe('a look on cards of another size', () => {
  it('keeps letters and padding in proportion, and comes back', () => {
    const portrait = { ...DEFAULT_STYLE, ...resizeStyle(DEFAULT_STYLE, 'portrait') };
    expect([portrait.size, portrait.fontSizePx, portrait.paddingPx]).toEqual(['portrait', 35, 30]);
    expect({ ...portrait, ...resizeStyle(portrait, 'standard') }).toEqual(DEFAULT_STYLE);
  });

  it('stays within the ranges', () => {
    const large = { ...DEFAULT_STYLE, fontSizePx: 48, paddingPx: 48 };
    expect(resizeStyle(large, 'portrait')).toEqual({ size: 'portrait', fontSizePx: 48, paddingPx: 48 });
    expect(resizeStyle(large, 'standard')).toEqual({ size: 'standard', fontSizePx: 48, paddingPx: 48 });
  });
});
