import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EDITED_BYTES, EDITOR_PASTE_CHARS } from '../../../../src/features/json-yaml/constants.ts';
import { type PastePlace, takePaste } from '../../../../src/features/json-yaml/parts/input-actions.ts';
import type { InputController } from '../../../../src/features/json-yaml/parts/input-controller.ts';

const { offered, onRequest } = EDITED_BYTES;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each<[string, pasted: number, kept: number, replacesAll: boolean, takes: boolean]>([
  ['a short text', EDITOR_PASTE_CHARS, 0, true, false],
  ['a longer text in place of all', EDITOR_PASTE_CHARS + 1, 0, true, true],
  ['a longer text into an empty input', EDITOR_PASTE_CHARS + 1, 0, true, true],
  ['a longer text beside a text', EDITOR_PASTE_CHARS + 1, 10, false, false],
  ['a text that fills the editor', offered - 10, 10, false, false],
  ['a text with which the input is too long', offered - 10, 11, false, true],
  ['a text that is too long alone', offered + 1, 10, false, true],
  ['a shorter text into a long one that is edited', offered, onRequest - offered, false, false],
  ['a text that is too long into a long one that is edited', offered + 1, offered + 1, false, true],
])(
  'the worker takes a paste past the editor where it is too long for it: %s',
  (_, length, kept, replacesAll, takes) => {
    const take = vi.fn<InputController['take']>(async () => null);
    const pasted = 'x'.repeat(length);
    const transfer = { files: [], items: [], getData: () => pasted } as unknown as DataTransfer;
    const place: PastePlace = { replacesAll, keptLength: kept, join: (text) => `[${text}]` };
    const noteReplaced = vi.fn();
    const controller = { take, noteReplaced } as Partial<InputController> as InputController;
    expect(takePaste(controller, transfer, place)).toBe(takes);
    vi.runAllTimers();
    expect(noteReplaced).toHaveBeenCalledTimes(!takes && replacesAll ? 1 : 0);
    expect(take.mock.calls.map(([source]) => source)).toEqual(takes ? [`[${pasted}]`] : []);
  },
);
