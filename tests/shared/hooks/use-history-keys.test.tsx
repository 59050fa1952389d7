// @vitest-environment happy-dom
import { act, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useHistoryKeys } from '../../../src/shared/hooks/use-history-keys.ts';
import { render } from '../../app/render.tsx';

const undo = vi.fn();
const redo = vi.fn();

function Page({ includesFields }: { readonly includesFields: boolean }) {
  const [text, setText] = useState('一二三四');
  const takeBack = () => {
    undo();
    setText('一四');
  };
  useHistoryKeys(takeBack, redo, { includesFields });
  return (
    <main>
      <textarea value={text} onChange={({ target }) => setText(target.value)} />
      <div role="dialog">
        <input />
      </div>
      <button type="button">go</button>
    </main>
  );
}

beforeEach(() => vi.clearAllMocks());

const Z = { key: 'z', ctrlKey: true };
const keyOf = (init: KeyboardEventInit) => new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
const inputOf = (inputType: string) => new InputEvent('beforeinput', { bubbles: true, cancelable: true, inputType });

/** The number of undone and redone steps, and whether the browser does nothing of its own. */
async function send(host: Element, selector: string, event: Event): Promise<readonly [number, number, boolean]> {
  await act(async () => void host.querySelector(selector)?.dispatchEvent(event));
  return [undo.mock.calls.length, redo.mock.calls.length, event.defaultPrevented];
}

it.each<[what: string, selector: string, event: () => Event, steps: readonly [number, number]]>([
  ['Ctrl+Z outside of fields', 'button', () => keyOf(Z), [1, 0]],
  ['Ctrl+Z in a field', 'textarea', () => keyOf(Z), [1, 0]],
  ['Ctrl+Shift+Z in a field', 'textarea', () => keyOf({ ...Z, key: 'Z', shiftKey: true }), [0, 1]],
  ['Ctrl+Y in a field', 'textarea', () => keyOf({ ...Z, key: 'y' }), [0, 1]],
  ['undo of the menu of a field', 'textarea', () => inputOf('historyUndo'), [1, 0]],
  ['redo of the menu of a field', 'textarea', () => inputOf('historyRedo'), [0, 1]],
  ['typing', 'textarea', () => inputOf('insertText'), [0, 0]],
  ['Ctrl+Z in a dialog', '[role="dialog"] input', () => keyOf(Z), [0, 0]],
  ['Ctrl+Z while an input method composes', 'textarea', () => keyOf({ ...Z, isComposing: true }), [0, 0]],
])('one history for the page and its fields: %s', async (_what, selector, event, [undone, redone]) => {
  const host = await render(<Page includesFields />);
  expect(await send(host, selector, event())).toEqual([undone, redone, undone + redone > 0]);
});

it.each([keyOf(Z), inputOf('historyUndo')])('fields that are not included keep their own history', async (event) => {
  const host = await render(<Page includesFields={false} />);
  expect(await send(host, 'textarea', event)).toEqual([0, 0, false]);
});

it('puts the caret where the text has changed', async () => {
  const host = await render(<Page includesFields />);
  await send(host, 'textarea', keyOf(Z));
  const field = host.querySelector('textarea');
  expect([field?.value, field?.selectionStart, field?.selectionEnd]).toEqual(['一四', 1, 1]);
});
