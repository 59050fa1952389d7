import { expect, it } from 'vitest';
import { toDayEdge, toFilterDay } from '../../../../src/features/admin/lists/model/day-range.ts';

const local = (...parts: [number, number, number, number?, number?, number?, number?]) => new Date(...parts).getTime();

it.each([
  ['2026-03-01', local(2026, 2, 1), local(2026, 2, 1, 23, 59, 59, 999)],
  ['2024-02-29', local(2024, 1, 29), local(2024, 1, 29, 23, 59, 59, 999)],
  ['2026-12-31', local(2026, 11, 31), local(2026, 11, 31, 23, 59, 59, 999)],
])('%s reaches from the first to the last millisecond of the local day', (day, first, last) => {
  expect([toDayEdge(day, 'first'), toDayEdge(day, 'last')]).toEqual([first, last]);
});

it.each(['', '2026-02-30', '2026-13-01', '0026-01-01', 'today', '2026-3-1'])('refuses %j as a day', (text) => {
  expect(toDayEdge(text, 'first')).toBeNull();
});

it.each(['first', 'last'] as const)('shows the %s moment of a day as that day', (edge) => {
  expect(toFilterDay(String(toDayEdge('2026-03-01', edge)))).toBe('2026-03-01');
});

it.each([undefined, '', 'x', '-1', '1e9', '8640000000000001', '9999999999999999'])('shows no day for %j', (text) => {
  expect(toFilterDay(text)).toBe('');
});
