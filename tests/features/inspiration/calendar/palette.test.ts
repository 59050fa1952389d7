import { describe, expect, it } from 'vitest';
import { DARK_TOKENS, LIGHT_TOKENS } from '../../../../src/app/theme-tokens.ts';
import { CHIP_TINT_PERCENT } from '../../../../src/features/inspiration/calendar/milestone-look.ts';
import { MILESTONE_COLORS } from '../../../../src/features/inspiration/calendar/palette.ts';
import { MILESTONE_TYPES } from '../../../../src/features/inspiration/constants.ts';

const TOKENS = { light: LIGHT_TOKENS, dark: DARK_TOKENS } as const;
const TEXT_RATIO = 4.5;

describe.each(['light', 'dark'] as const)('milestone colors in the %s scheme', (scheme) => {
  const colors = MILESTONE_COLORS[scheme];
  const { paper, background, text, textSecondary } = TOKENS[scheme];

  it('have a color of its own for each type', () => {
    expect(Object.keys(colors)).toEqual(expect.arrayContaining([...MILESTONE_TYPES]));
    expect(new Set(Object.values(colors)).size).toBe(Object.keys(colors).length);
  });

  it.each(Object.entries(colors))('%s reads as text on paper, on the page and on its chip', (_type, color) => {
    const chip = mix(color, paper, CHIP_TINT_PERCENT);
    for (const back of [paper, background, chip]) {
      expect(contrast(parse(color), typeof back === 'string' ? parse(back) : back)).toBeGreaterThanOrEqual(TEXT_RATIO);
    }
    for (const front of [text, textSecondary]) {
      expect(contrast(parse(front), chip)).toBeGreaterThanOrEqual(TEXT_RATIO);
    }
  });
});

type Rgb = readonly number[];

function parse(hex: string): Rgb {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
}

function mix(color: string, back: string, percent: number): Rgb {
  const under = parse(back);
  return parse(color).map((channel, index) => (channel * percent + (under[index] ?? 0) * (100 - percent)) / 100);
}

function contrast(first: Rgb, second: Rgb): number {
  const [dark, light] = [luminance(first), luminance(second)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
