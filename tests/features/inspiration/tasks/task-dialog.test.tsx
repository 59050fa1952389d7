// @vitest-environment happy-dom
import { act, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { toLocalDate } from '../../../../src/features/inspiration/model/calendar-day.ts';
import type { Task } from '../../../../src/features/inspiration/model/records.ts';
import { TaskDialog } from '../../../../src/features/inspiration/tasks/TaskDialog.tsx';
import { TaskPanel } from '../../../../src/features/inspiration/tasks/TaskPanel.tsx';
import type { TaskValues } from '../../../../src/features/inspiration/tasks/task-actions.ts';
import { click, render } from '../../../app/render.tsx';
import { type } from '../../../shared/dom.ts';
import { aTask } from '../a-record.ts';

const IGNORED = { onCancel: () => undefined, onSaved: () => undefined };

async function renderDialog(task: Task, tasks: readonly Task[]) {
  const onSave = vi.fn(async (_values: TaskValues, _opened: Task | null) => true);
  await render(<TaskDialog target={{ kind: 'edit', task }} tasks={tasks} {...IGNORED} onSave={onSave} />);
  const dialog = document.querySelector('[role="dialog"]');
  const save = () =>
    act(async () => {
      dialog?.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    });
  return { dialog, onSave, save };
}

it.each([
  ['its parent', [aTask('parent')]],
  ['its parent, which a file lacks', []],
])('an edited task keeps %s', async (_case, others) => {
  const task = aTask('a', 'parent');
  const { dialog, onSave, save } = await renderDialog(task, [task, ...others]);
  await type(dialog?.querySelector('input'), 'another title');
  await save();
  expect(onSave.mock.calls).toMatchObject([[{ title: 'another title', parentId: 'parent' }, task]]);
});

it('shows the present focus time of the edited task', async () => {
  const opened = aTask('a', null, { focus_ms: 60_000 });
  const { dialog } = await renderDialog(opened, [{ ...opened, focus_ms: 120_000 }]);
  expect(dialog?.textContent).toContain('已专注 2 分钟');
});

it('shows no focus time for a task without any', async () => {
  const task = aTask('a');
  const { dialog } = await renderDialog(task, [task]);
  expect(dialog?.textContent).not.toContain('专注');
});

interface BesideProps {
  /** The task at first, and after each press of the button. */
  readonly rows: readonly [Task, ...Task[]];
  readonly onSave: (values: TaskValues, opened: Task | null) => Promise<boolean>;
}

function Beside({ rows, onSave }: BesideProps) {
  const [at, setAt] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setAt(at + 1)}>
        next
      </button>
      <TaskPanel target={{ kind: 'edit', task: rows[0] }} tasks={rows.slice(at, at + 1)} {...IGNORED} onSave={onSave} />
    </>
  );
}

it('an untouched form follows its task, and typed words stay', async () => {
  const onSave = vi.fn(async (_values: TaskValues, _opened: Task | null) => true);
  const status = 'in_progress';
  const rows = [aTask('a'), aTask('a', null, { status }), aTask('a', null, { status, title: 'c' })] as const;
  const host = await render(<Beside rows={[...rows]} onSave={onSave} />);
  await click(host.querySelector('button'));
  await type(host.querySelector('aside input'), 'b');
  await click(host.querySelector('button'));
  await act(async () => {
    host.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
  expect(onSave.mock.calls).toMatchObject([[{ title: 'b', status }, rows[1]]]);
});

describe('the days on which a task repeats', () => {
  const repeatField = () =>
    [...document.querySelectorAll('label')].find(({ textContent }) => textContent === '重复')?.control as
      | HTMLInputElement
      | undefined;

  it('are read from words, and give a task without a date its first one', async () => {
    const task = aTask('a');
    const { onSave, save } = await renderDialog(task, [task]);
    await type(repeatField(), '每2天');
    await save();
    const saved = { repeat: { unit: 'day', every: 2 }, due_date: toLocalDate(Date.now()) };
    expect(onSave.mock.calls).toMatchObject([[saved, task]]);
  });

  it('that are not understood keep the form open, with a word of advice', async () => {
    const task = aTask('a');
    const { dialog, onSave, save } = await renderDialog(task, [task]);
    await type(repeatField(), '偶尔');
    await save();
    expect(onSave).not.toHaveBeenCalled();
    expect(dialog?.textContent).toContain('没读懂');
    await type(repeatField(), '');
    await save();
    expect(onSave.mock.calls).toMatchObject([[{ repeat: null }, task]]);
  });

  it('stay with their link where the field was not touched, and are fixed once the task is completed', async () => {
    const repeat = { unit: 'day', every: 1, next_id: 'b' } as const;
    const task = aTask('a', null, { status: 'completed', repeat, due_date: '2026-11-25' });
    const { onSave, save } = await renderDialog(task, [task]);
    expect(repeatField()?.disabled).toBe(true);
    await save();
    expect(onSave.mock.calls).toMatchObject([[{ repeat }, task]]);
  });
});
