import type { DayOf } from './palette.ts';

type Tones = Readonly<Record<string, string>>;
type Color = readonly [red: number, green: number, blue: number, opacity: number];

const HOURS_PER_DAY = 24;

/** The hour of the day on the visitor's own clock, 0 ≤ hour < 24, with the minutes as a fraction. */
export function hourOf(date: Date): number {
  return date.getHours() + date.getMinutes() / 60;
}

/** The tones of an hour, 0 ≤ hour < 24: those of the hours around it, mixed. The first ones begin at 0. */
export function tonesAt<T extends object>(day: DayOf<T>, hour: number): T {
  const index = day.findLastIndex(([from]) => from <= hour);
  const [from, before] = day[index] ?? day[0] ?? [];
  const [until, after] = day[index + 1] ?? [HOURS_PER_DAY, day[0]?.[1]];
  if (before === undefined || after === undefined || from === undefined) throw new Error('A day has no tones');
  const share = (hour - from) / (until - from);
  const mixed = Object.entries(before as Tones).map(([name, tone]) => [
    name,
    mixTones(tone, (after as Tones)[name] ?? tone, share),
  ]);
  return Object.fromEntries(mixed) as T;
}

/** Two colors, #rrggbb or #rrggbbaa, as one with eight digits. */
export function mixTones(from: string, to: string, share: number): string {
  const [a, b] = [readTone(from), readTone(to)];
  return `#${a.map((value, at) => toHex(value + ((b[at] ?? value) - value) * share)).join('')}`;
}

/** The color with another opacity, 0 … 1. */
export function fade(tone: string, opacity: number): string {
  return `${tone.slice(0, 7)}${toHex(Math.min(Math.max(opacity, 0), 1) * 255)}`;
}

/** The color with its own opacity times `share`. */
export function dim(tone: string, share: number): string {
  return fade(tone, (readTone(tone)[3] / 255) * share);
}

function readTone(tone: string): Color {
  const component = (at: number) => Number.parseInt(tone.slice(at, at + 2), 16);
  return [component(1), component(3), component(5), tone.length > 7 ? component(7) : 255];
}

function toHex(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0');
}
