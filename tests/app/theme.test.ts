import { describe, expect, it } from 'vitest';
import { DARK_TOKENS, LIGHT_TOKENS } from '../../src/app/theme-tokens.ts';

const SCHEMES = { light: LIGHT_TOKENS, dark: DARK_TOKENS } as const;
const TEXT_RATIO = 4.5;
const CONTROL_RATIO = 3;

describe.each(['light', 'dark'] as const)('contrast of the %s scheme (WCAG 2.2 AA)', (scheme) => {
  const tokens = SCHEMES[scheme];

  it.each([
    ['text', 'background'],
    ['text', 'paper'],
    ['textSecondary', 'background'],
    ['textSecondary', 'paper'],
    ['primaryText', 'background'],
    ['primaryText', 'paper'],
    ['onPrimary', 'primary'],
    ['success', 'paper'],
    ['success', 'background'],
    ['info', 'paper'],
    ['info', 'background'],
    ['warning', 'paper'],
    ['error', 'paper'],
    ['error', 'background'],
  ] as const)('%s on %s reads as text', (front, back) => {
    expect(contrast(tokens[front], tokens[back])).toBeGreaterThanOrEqual(TEXT_RATIO);
  });

  it.each([
    ['primary', 'background'],
    ['primary', 'paper'],
    ['control', 'background'],
    ['control', 'paper'],
    ['neutral', 'paper'],
    ['neutral', 'background'],
  ] as const)('%s on %s is found as a control', (front, back) => {
    expect(contrast(tokens[front], tokens[back])).toBeGreaterThanOrEqual(CONTROL_RATIO);
  });
});

function contrast(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((left, right) => right - left) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
