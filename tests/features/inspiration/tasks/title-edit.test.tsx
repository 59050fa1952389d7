// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { TitleEdit } from '../../../../src/features/inspiration/tasks/TitleEdit.tsx';
import { listUnsavedWork } from '../../../../src/shared/unsaved-work.ts';
import { render } from '../../../app/render.tsx';
import { type } from '../../../shared/dom.ts';

type Deed = (field: HTMLInputElement) => void;

const press =
  (key: string, options: KeyboardEventInit = {}): Deed =>
  (field) =>
    void field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options }));
const leave: Deed = (field) => field.blur();

/** The stored titles and the way in which the field was closed, after a title was typed and each deed was done. */
async function edit(typed: string, deeds: readonly Deed[], isStored = true) {
  const log: unknown[] = [];
  const host = await render(
    <TitleEdit
      title="换气"
      onSave={async (title) => {
        log.push(title);
        return isStored;
      }}
      onClose={(isKey) => log.push(isKey ? 'closed by a key' : 'closed')}
    />,
  );
  const field = host.querySelector('input');
  if (field === null) throw new Error('No field');
  await type(field, typed);
  for (const deed of deeds) await act(async () => deed(field));
  return { log, value: field.value };
}

it.each([
  ['Enter', '吐气', [press('Enter')], ['吐气', 'closed by a key']],
  ['leaving the field', '吐气', [leave], ['吐气', 'closed']],
  ['Escape', '吐气', [press('Escape')], ['closed by a key']],
  ['Enter in a blank field', '  ', [press('Enter')], ['closed by a key']],
  ['Enter without a change', '换气', [press('Enter')], ['closed by a key']],
  ['the Enter of a word being composed', '吐气', [press('Enter', { isComposing: true })], []],
  ['the Enter that Safari reports for such a word', '吐气', [press('Enter', { keyCode: 229 })], []],
  ['another key', '吐气', [press('a')], []],
] as [string, string, Deed[], unknown[]][])('%s stores and closes as it should', async (_case, typed, deeds, done) => {
  expect((await edit(typed, deeds)).log).toEqual(done);
});

it('a title that was not stored stays in the field and counts as unsaved', async () => {
  const { log, value } = await edit('吐气', [press('Enter')], false);
  expect([log, value, listUnsavedWork().length]).toEqual([['吐气'], '吐气', 1]);
});
