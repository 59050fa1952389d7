import { expect, it } from 'vitest';
import { createKnownWaits } from '../../server/services/known-waits.ts';

const START = Date.UTC(2030, 0, 1);

function create() {
  let time = START;
  const waits = createKnownWaits(() => time);
  return {
    waits,
    advance: (ms: number) => {
      time += ms;
    },
  };
}

it.each([
  ['a limit that nobody used up', 0, 0, 0],
  ['a wait in progress', 5000, 2000, 3000],
  ['a wait that has ended', 5000, 5000, 0],
  ['a long wait, for the first ten seconds', 60_000, 9_999, 50_001],
  ['a long wait later, when another process may have ended it', 60_000, 10_000, 0],
  ['a wait that was noted before the clock was set back', 5000, -1000, 0],
])('knows %s', (_name, waitMs, laterMs, left) => {
  const { waits, advance } = create();
  if (waitMs > 0) waits.note('key', waitMs);
  advance(laterMs);
  expect(waits.find('key')).toBe(left);
});

it('forgets limits whose uses were given back, one by one or all', () => {
  const { waits } = create();
  for (const key of ['a', 'b', 'c']) waits.note(key, 1000);
  waits.forget(['a']);
  expect(['a', 'b', 'c'].map(waits.find)).toEqual([0, 1000, 1000]);
  waits.forgetAll();
  expect(['a', 'b', 'c'].map(waits.find)).toEqual([0, 0, 0]);
});

it('keeps the latest ten thousand', () => {
  const { waits } = create();
  for (let index = 0; index <= 10_000; index += 1) waits.note(`key ${index}`, 1000);
  expect([0, 1, 10_000].map((index) => waits.find(`key ${index}`))).toEqual([0, 1000, 1000]);
});
