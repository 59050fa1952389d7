// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import type { TaskInput } from '../../../../src/features/inspiration/model/board-rules.ts';
import { copy } from '../../../../src/features/inspiration/tasks/copy.ts';
import { QuickAddField } from '../../../../src/features/inspiration/tasks/QuickAddField.tsx';
import { render } from '../../../app/render.tsx';
import { type } from '../../../shared/dom.ts';

type Add = (task: TaskInput, parentId: string | null) => Promise<string | null>;

/** Renders the field. The id of a stored task is its title. */
async function renderField(onAdd: Add = async ({ title }) => title) {
  const added = vi.fn(onAdd);
  const host = await render(<QuickAddField onAdd={added} onPasteLines={() => undefined} />);
  const field = host.querySelector('input');
  /** Presses a key; returns whether the field has used it. */
  const press = async (key: string, init: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
    await act(async () => void field?.dispatchEvent(event));
    return event.defaultPrevented;
  };
  const add = async (line: string, ...steps: ('in' | 'out')[]) => {
    await type(field, line);
    for (const step of steps) expect(await press('Tab', { shiftKey: step === 'out' })).toBe(true);
    await press('Enter');
  };
  const calls = () => added.mock.calls.map(([{ title }, parent]) => [title, parent]);
  const told = () => host.querySelector('[role="status"]')?.textContent;
  return { field, press, add, calls, told };
}

it('Tab and Shift+Tab move a typed task below the last added one and up again', async () => {
  const { add, calls } = await renderField();
  await add('A');
  await add('B', 'in');
  await add('C');
  await add('D', 'in');
  await add('E', 'out', 'out');
  await add('F', 'in', 'out', 'in');
  expect(calls()).toEqual([
    ['A', null],
    ['B', 'A'],
    ['C', 'A'],
    ['D', 'C'],
    ['E', null],
    ['F', 'E'],
  ]);
});

it('the field names the parent of the typed task', async () => {
  const { field, add, press, told } = await renderField();
  await add('A');
  await type(field, 'B');
  expect(told()).toBe('');
  await press('Tab');
  expect(told()).toBe(copy.quick.nested('A'));
});

it('a task that is typed before its parent is stored goes below it all the same', async () => {
  let store: (id: string) => void = () => undefined;
  const stored = new Promise<string | null>((resolve) => {
    store = resolve;
  });
  const { add, calls } = await renderField(({ title }) => (title === 'A' ? stored : Promise.resolve(title)));
  await add('A');
  await add('B', 'in');
  expect(calls()).toEqual([['A', null]]);
  await act(async () => store('A'));
  expect(calls()).toEqual([
    ['A', null],
    ['B', 'A'],
  ]);
});

it('a task whose parent is gone comes back into the field, and then goes to the top level', async () => {
  const { field, add, press, calls } = await renderField(async ({ title }, parent) => (parent === 'A' ? null : title));
  await add('A');
  await add('B', 'in');
  expect(field?.value).toBe('B');
  await press('Enter');
  expect(calls().at(-1)).toEqual(['B', null]);
});

it.each([
  ['the field is empty', '', {}, 'Tab'],
  ['the input method composes a word', 'B', { isComposing: true }, 'Tab'],
  ['the input method handles the key', 'B', { keyCode: 229 }, 'Tab'],
  ['the task is at the top level already', 'B', { shiftKey: true }, 'Tab'],
])('Tab is left alone while %s', async (_case, line, init, key) => {
  const { field, add, press } = await renderField();
  await add('A');
  await type(field, line);
  expect(await press(key, init)).toBe(false);
});

it('Tab leaves the field where nothing was added, and after Escape until something is typed', async () => {
  const { field, add, press } = await renderField();
  await type(field, 'A');
  expect(await press('Tab')).toBe(false);
  await add('A');
  await type(field, 'B');
  await press('Escape');
  expect(await press('Tab')).toBe(false);
  await type(field, 'BC');
  expect(await press('Tab')).toBe(true);
});
