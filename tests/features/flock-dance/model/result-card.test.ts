import { expect, it } from 'vitest';
import type { FlockRecords } from '../../../../src/core/contracts/flock-records.ts';
import { resultCardOf } from '../../../../src/features/flock-dance/model/result-card.ts';
import { copy } from '../../../../src/features/flock-dance/share/copy.ts';
import { ROUND } from '../a-round.ts';

const DAY = '2026-11-22';
const COUNTED = { ...ROUND, kind: 'daily', day: DAY, setting: null, tryId: 'a'.repeat(16) } as const;

const records = (today: Partial<FlockRecords['today']>, streak = 4): FlockRecords => ({
  rules: 1,
  today: { day: DAY, state: 'finished', score: 71, percentile: 82, ...today },
  streak,
  strip: [],
  ghost: null,
  free: [],
});
const textOf = (...args: Parameters<typeof resultCardOf>) => copy.card.text(resultCardOf(...args));

it.each<[name: string, text: string, ...args: Parameters<typeof resultCardOf>]>([
  ['the counted game', '🐟 今日鱼塘 11/22 · 71 条 · 前 18% · 连续 4 天', COUNTED, 71, records({})],
  ['the best game of all', '🐟 今日鱼塘 11/22 · 71 条 · 前 1% · 连续 4 天', COUNTED, 71, records({ percentile: 100 })],
  ['the last of all', '🐟 今日鱼塘 11/22 · 71 条 · 连续 4 天', COUNTED, 71, records({ percentile: 0 })],
  ['a first day without a rank', '🐟 今日鱼塘 11/22 · 71 条', COUNTED, 71, records({ percentile: null }, 1)],
  ['a game that the account does not have yet', '🐟 今日鱼塘 11/22 · 71 条', COUNTED, 71, records({ score: null })],
  ['a game of which the account has another score', '🐟 今日鱼塘 11/22 · 71 条', COUNTED, 71, records({ score: 9 })],
  ['a game without an answer of the server', '🐟 今日鱼塘 11/22 · 71 条', COUNTED, 71, null],
  ['practice', '🐟 今日鱼塘 11/22 · 71 条 · 练习', { ...COUNTED, tryId: null }, 71, records({})],
  ['the pond of a past day', '🐟 11/22 的鱼塘 · 9 条', { ...COUNTED, kind: 'free', tryId: null }, 9, records({})],
  ['a free game', '🐟 自由捕鱼（180 条 · 1.0 倍） · 46 条', ROUND, 46, records({})],
])('%s makes one line of text', (_name, text, ...args) => {
  expect(textOf(...args)).toBe(text);
});
