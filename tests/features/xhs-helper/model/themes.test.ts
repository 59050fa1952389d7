import { describe, expect, it } from 'vitest';
import { luminanceOf, type Rgb } from '../../../../src/core/color/luminance.ts';
import { THEMES, themeSizesPx } from '../../../../src/features/xhs-helper/model/themes.ts';
import { PRESET_BACKGROUNDS, TEXT_COLORS } from '../../../../src/features/xhs-helper/palette.ts';
import { copy } from '../../../../src/features/xhs-helper/words.ts';

const CONTRAST_MIN = 4.5;

function contrastOf(one: string, other: string): number {
  const lights = [lightOf(one), lightOf(other)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

function lightOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const rgb: Rgb = [red, green, blue];
  return luminanceOf(rgb);
}

it('has twelve themes with names and looks of their own', () => {
  expect(THEMES).toHaveLength(12);
  expect(new Set(THEMES.map(({ id }) => copy.themes[id])).size).toBe(12);
  expect(new Set(THEMES.map(({ decoration }) => decoration)).size).toBe(12);
  expect(new Set(THEMES.map(({ colors }) => colors.surface.join())).size).toBe(12);
});

describe.each(THEMES.map((theme) => [theme.id, theme] as const))('the theme %s', (_id, { colors, tone, type }) => {
  const grounds = [...colors.surface, colors.marker];

  it('is written in colors of six digits', () => {
    for (const color of [...grounds, colors.text, colors.quiet, colors.accent, colors.line]) {
      expect(color).toMatch(/^#[\da-f]{6}$/);
    }
  });

  it.each(['text', 'quiet', 'accent'] as const)(
    'keeps the contrast of its %s on every color of the surface',
    (name) => {
      for (const ground of colors.surface) {
        expect(contrastOf(colors[name], ground)).toBeGreaterThanOrEqual(CONTRAST_MIN);
      }
    },
  );

  it('keeps the contrast of its text on marked places', () => {
    expect(contrastOf(colors.text, colors.marker)).toBeGreaterThanOrEqual(CONTRAST_MIN);
  });

  it('has the tone of its surface', () => {
    for (const ground of colors.surface) expect(lightOf(ground) < 0.2).toBe(tone === 'dark');
  });

  it('has sizes that step down from cover to small text', () => {
    const { cover, heading, small } = type.scale;
    expect(cover).toBeGreaterThan(heading);
    expect(heading).toBeGreaterThan(1);
    expect(small).toBeLessThan(1);
  });
});

it('a small text has at least 12 pixels', () => {
  for (const theme of THEMES) expect(themeSizesPx(theme, 20).small).toBeGreaterThanOrEqual(12);
});

it('the preset backgrounds keep the contrast of dark text', () => {
  expect(new Set(PRESET_BACKGROUNDS).size).toBe(8);
  for (const ground of PRESET_BACKGROUNDS) {
    expect(contrastOf(TEXT_COLORS.dark, ground)).toBeGreaterThanOrEqual(CONTRAST_MIN);
  }
});
