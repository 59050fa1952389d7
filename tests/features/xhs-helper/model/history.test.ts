import { expect, it } from 'vitest';
import { HISTORY_MAX_COUNT } from '../../../../src/features/xhs-helper/constants.ts';
import { amend, record, redo, seal, undo } from '../../../../src/features/xhs-helper/model/history.ts';
import { type History, startHistory } from '../../../../src/shared/history.ts';

const run = (...steps: readonly ((history: History<number>) => History<number>)[]) =>
  steps.reduce((history, step) => step(history), startHistory(0));
const change =
  (value: number, gesture: string | null = null) =>
  (history: History<number>) =>
    record(history, value, gesture);

it('walks through single changes', () => {
  expect(run(change(1), change(2), undo).present).toBe(1);
  expect(run(change(1), change(2), undo, undo, undo).present).toBe(0);
  expect(run(change(1), change(2), undo, undo, redo, redo).present).toBe(2);
});

it('takes the changes of a gesture as one', () => {
  expect(run(change(1, 'typing'), change(2, 'typing'), undo).present).toBe(0);
  expect(run(change(1, 'typing'), seal, change(2, 'typing'), undo).present).toBe(1);
  expect(run(change(1, 'typing'), change(2, 'slider'), undo).present).toBe(1);
});

it('undoes a state that follows a change together with it', () => {
  const followed = (history: History<number>) => amend(history, 15);
  expect(run(change(1), followed).present).toBe(15);
  expect(run(change(1), followed, undo).present).toBe(0);
  expect(run(change(1), followed, undo, redo).present).toBe(15);
});

it('forgets the future after another change, and ignores the same state', () => {
  expect(run(change(1), undo, change(2), redo).present).toBe(2);
  expect(run(change(0)).past).toEqual([]);
});

it('keeps a limited number of states', () => {
  const changes = Array.from({ length: HISTORY_MAX_COUNT + 5 }, (_, index) => change(index + 1));
  expect(run(...changes).past).toHaveLength(HISTORY_MAX_COUNT);
});
