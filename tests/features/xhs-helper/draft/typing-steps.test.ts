import { expect, it } from 'vitest';
import { TYPING_PAUSE_MS } from '../../../../src/features/xhs-helper/constants.ts';
import { createTypingSteps } from '../../../../src/features/xhs-helper/draft/typing-steps.ts';

type Key = readonly [inputType: string, pauseMs: number, field?: string];
const TYPED = 'insertText';

/** For every change whether it begins a step. */
function begins(keys: readonly Key[]): boolean[] {
  const step = createTypingSteps();
  let now = 0;
  let last = '';
  return keys.map(([inputType, pauseMs, field = 'text']) => {
    now += pauseMs;
    const next = step(field, inputType, now);
    const isFirst = next !== last;
    last = next;
    return isFirst;
  });
}

it.each<[what: string, keys: readonly Key[], expected: readonly boolean[]]>([
  [
    'quick typing',
    [
      [TYPED, 0],
      [TYPED, 200],
      ['deleteContentBackward', TYPING_PAUSE_MS],
    ],
    [true, false, false],
  ],
  [
    'a pause',
    [
      [TYPED, 0],
      [TYPED, TYPING_PAUSE_MS + 1],
      [TYPED, 10],
    ],
    [true, true, false],
  ],
  [
    'a line end',
    [
      [TYPED, 0],
      ['insertLineBreak', 10],
      [TYPED, 10],
      [TYPED, 10],
    ],
    [true, false, true, false],
  ],
  [
    'a paste',
    [
      [TYPED, 0],
      ['insertFromPaste', 10],
      [TYPED, 10],
      [TYPED, 10],
    ],
    [true, true, true, false],
  ],
  [
    'two pastes',
    [
      ['insertFromPaste', 0],
      ['insertFromPaste', 10],
    ],
    [true, true],
  ],
  [
    'a cut',
    [
      [TYPED, 0],
      ['deleteByCut', 10],
      [TYPED, 10],
    ],
    [true, true, true],
  ],
  [
    'a drop',
    [
      [TYPED, 0],
      ['insertFromDrop', 10],
    ],
    [true, true],
  ],
  [
    'composed Chinese',
    [
      ['insertCompositionText', 0],
      ['insertCompositionText', 100],
      [TYPED, 10],
    ],
    [true, false, false],
  ],
  [
    'another field',
    [
      [TYPED, 0],
      [TYPED, 10, 'card'],
      [TYPED, 10],
    ],
    [true, true, true],
  ],
])('%s', (_what, keys, expected) => {
  expect(begins(keys)).toEqual(expected);
});
