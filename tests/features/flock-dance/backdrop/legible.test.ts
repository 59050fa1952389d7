import { describe, expect, it } from 'vitest';
import { DARK_TOKENS } from '../../../../src/app/theme-tokens.ts';
import { luminanceOf, type Rgb } from '../../../../src/core/color/luminance.ts';
import { tonesAt } from '../../../../src/features/flock-dance/backdrop/daylight.ts';
import { SKY_DAY, WATER_DAY } from '../../../../src/features/flock-dance/backdrop/palette.ts';
import { GLASS, WATER_TEXT } from '../../../../src/shared/flock/palette.ts';

const TEXT_RATIO = 4.5;
const MARK_RATIO = 3;

function readHex(hex: string): Rgb {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

function over(below: Rgb, above: Rgb, opacity: number): Rgb {
  const channel = (at: 0 | 1 | 2) => below[at] + (above[at] - below[at]) * opacity;
  return [channel(0), channel(1), channel(2)];
}

function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminanceOf(one), luminanceOf(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const [red = 0, green = 0, blue = 0, opacity = 0] = (GLASS.match(/[\d.]+/g) ?? []).map(Number);
const onGlass = (behind: Rgb) => over(behind, [red, green, blue], opacity);

/** Every color of a backdrop in the course of a day, plain and with its strongest light on it. */
function backgrounds(day: typeof WATER_DAY | typeof SKY_DAY): Rgb[] {
  const found: Rgb[] = [];
  for (let hour = 0; hour < 24; hour += 0.25) {
    const tones: Record<string, string> = { ...tonesAt<object>(day, hour) };
    const translucent = Object.values(tones).filter((tone) => !tone.endsWith('ff'));
    for (const tone of Object.values(tones).filter((each) => each.endsWith('ff'))) {
      found.push(readHex(tone));
      for (const veil of translucent) {
        const strength = Number.parseInt(veil.slice(7, 9), 16) / 255;
        // The moon is a small disc in the upper sky, where no control is.
        if (strength < 0.8) found.push(over(readHex(tone), readHex(veil), strength));
      }
    }
  }
  return found;
}

describe.each([
  ['water', WATER_DAY],
  ['sky', SKY_DAY],
])('in front of the %s, at every hour', (name, day) => {
  const behind = backgrounds(day);

  it.each([
    ['text', DARK_TOKENS.text],
    ['quiet text', DARK_TOKENS.textSecondary],
    ['the accent', DARK_TOKENS.accent],
    ['a button of words', DARK_TOKENS.primary],
    ['a note', WATER_TEXT],
  ])('%s reads on the glass', (_what, color) => {
    expect(behind.length).toBeGreaterThan(500);
    expect(Math.min(...behind.map((each) => contrast(readHex(color), onGlass(each))))).toBeGreaterThanOrEqual(
      TEXT_RATIO,
    );
  });

  it('controls are found on the glass', () => {
    for (const color of [DARK_TOKENS.control, DARK_TOKENS.primary]) {
      expect(Math.min(...behind.map((each) => contrast(readHex(color), onGlass(each))))).toBeGreaterThanOrEqual(
        MARK_RATIO,
      );
    }
  });

  it(name === 'sky' ? 'the flock stands out against it' : 'fish, leaders and predator stand out against it', () => {
    const tones = name === 'sky' ? ['#ffffff'] : ['#d3f1f5', '#bcd9f5', '#ff8a3d', '#8fb9d0'];
    const plain = behind.filter((_, index) => index % 7 === 0);
    for (const tone of tones) {
      const median = plain.map((each) => contrast(readHex(tone), each)).sort((a, b) => a - b)[plain.length >> 1];
      expect(median, tone).toBeGreaterThanOrEqual(MARK_RATIO);
    }
  });
});
