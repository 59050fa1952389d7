import { describe, expect, it } from 'vitest';
import { record, redo, seal, undo } from '../../../../src/features/image-crop/model/history.ts';
import { type History, startHistory } from '../../../../src/shared/history.ts';

const run = (...steps: readonly ((history: History<number>) => History<number>)[]) =>
  steps.reduce((history, step) => step(history), startHistory(0));
const change =
  (value: number, gesture: string | null = null) =>
  (history: History<number>) =>
    record(history, value, gesture);

describe('undo and redo', () => {
  it('walk through single changes', () => {
    expect(run(change(1), change(2), undo).present).toBe(1);
    expect(run(change(1), change(2), undo, undo, undo).present).toBe(0);
    expect(run(change(1), change(2), undo, undo, redo, redo).present).toBe(2);
  });

  it('take a gesture as one change', () => {
    expect(run(change(1, 'drag'), change(2, 'drag'), change(3, 'drag'), undo).present).toBe(0);
    expect(run(change(1, 'drag'), seal, change(2, 'drag'), undo).present).toBe(1);
    expect(run(change(1, 'drag'), change(2, 'scale'), undo).present).toBe(1);
  });

  it('forget the future after another change', () => {
    expect(run(change(1), undo, change(2), redo).present).toBe(2);
  });

  it('ignore a change to an equal state, and a gesture that led back', () => {
    expect(run(change(0)).past).toEqual([]);
    expect(run(change(1, 'drag'), change(0, 'drag'), seal).past).toEqual([]);
  });

  it('keep a hundred states', () => {
    const many = Array.from({ length: 150 }, (_, index) => change(index + 1));
    expect(run(...many).past).toHaveLength(100);
  });
});
