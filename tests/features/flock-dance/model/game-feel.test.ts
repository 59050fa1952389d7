import { expect, it } from 'vitest';
import { feelOf, heartbeatOf } from '../../../../src/features/flock-dance/model/game-feel.ts';

const place = { x: 0, y: 0 };
const biteHz = (combo: number) => feelOf({ ...place, type: 'bite', fish: 1, combo }).notes[0]?.hz ?? 0;

it('a bite sounds higher with each fish of its combo, up to two octaves', () => {
  expect(biteHz(1)).toBeCloseTo(440);
  expect(biteHz(7)).toBeCloseTo(880);
  expect(biteHz(13)).toBeCloseTo(1760);
  expect(biteHz(40)).toBe(biteHz(13));
});

it('fish that are eaten let the device vibrate, and growth does not', () => {
  expect(feelOf({ ...place, type: 'bite', fish: 1, combo: 1 }).vibration).toEqual([8]);
  expect(feelOf({ ...place, type: 'golden', points: 5, combo: 1 }).vibration.length).toBeGreaterThan(1);
  expect(feelOf({ ...place, type: 'size', factor: 1.1 }).vibration).toEqual([]);
});

it('the heart beats once in each of the last five seconds', () => {
  const beats: number[] = [];
  for (let left = 10_000; left >= 0; left -= 100) if (heartbeatOf(left + 100, left) !== null) beats.push(left);
  expect(beats).toEqual([5000, 4000, 3000, 2000, 1000]);
});
