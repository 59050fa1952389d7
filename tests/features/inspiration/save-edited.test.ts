import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fieldInWords } from '../../../src/features/inspiration/conflict/field-in-words.ts';
import { saveEdited } from '../../../src/features/inspiration/conflict/save-edited.ts';
import type { Task } from '../../../src/features/inspiration/model/records.ts';
import { changedFields, findConflicts } from '../../../src/features/inspiration/model/row-change.ts';
import { type Answer, useQuestions } from '../../../src/shared/confirm/confirm.ts';
import { openTestBoard, type TestBoard } from './a-board.ts';
import { aTask } from './a-record.ts';

let test: TestBoard;
let goal: string;
let opened: Task;

beforeEach(async () => {
  test = openTestBoard();
  goal = (await test.board.createInspiration({ title: '学会游泳', content: '' })).inspirations[0]?.after?.id ?? '';
  const { tasks } = await test.board.addTasks(goal, [{ title: '换气', description: '先练左侧' }], null);
  const task = tasks[0]?.after;
  if (!task) throw new Error('No task');
  opened = task;
});
afterEach(() => test.close());

const elsewhere = (patch: object) => test.board.editTasks(goal, new Map([[opened.id, patch]]));
const stored = async () => (await test.rows()).tasks[0];
const questions = () => useQuestions.getState();

function save(values: Partial<Task>) {
  return saveEdited<Task>({
    opened,
    patch: changedFields(opened, values),
    save: (patch, since) => test.board.editTask(goal, opened.id, patch as never, null, since),
    toWords: (name, row) => fieldInWords(name, row[name]),
  });
}

async function answer(given: Answer): Promise<string> {
  await vi.waitFor(() => expect(questions()).toHaveLength(1));
  const body = questions()[0]?.body ?? '';
  questions()[0]?.answer(given);
  return body;
}

it.each<[Answer, string, string]>([
  ['confirmed', '仰头换气', '高'],
  ['alternative', '侧身换气', '高'],
  ['cancelled', '侧身换气', '中'],
])('a field that another tab has changed as well is shown with both values: %s', async (given, title, priority) => {
  await elsewhere({ title: '侧身换气' });
  const saving = save({ title: '仰头换气', priority: 'high' });
  expect(await answer(given)).toBe('另一处：标题「侧身换气」。这里：标题「仰头换气」。');
  const change = await saving;
  expect([change === null, (await stored())?.title]).toEqual([given === 'cancelled', title]);
  expect(fieldInWords('priority', (await stored())?.priority)).toBe(`优先级「${priority}」`);
});

it.each<[string, object, Partial<Task>]>([
  ['another field', { description: '先练右侧' }, { title: '仰头换气' }],
  ['the same field to the same value', { title: '仰头换气' }, { title: '仰头换气' }],
  ['no field', {}, { title: '仰头换气' }],
])('is not asked where another tab has changed %s', async (_case, patch, values) => {
  await elsewhere(patch);
  await save(values);
  expect(questions()).toEqual([]);
  expect(await stored()).toMatchObject({ ...patch, ...values });
});

it('asks again where the field changes once more while the visitor chooses', async () => {
  await elsewhere({ title: '侧身换气' });
  const saving = save({ title: '仰头换气' });
  await vi.waitFor(() => expect(questions()).toHaveLength(1));
  await elsewhere({ title: '闭气' });
  await answer('confirmed');
  expect(await answer('confirmed')).toContain('「闭气」');
  await saving;
  expect((await stored())?.title).toBe('仰头换气');
});

it.each<[string, Partial<Task>, Partial<Task>, Partial<Task>, string[]]>([
  ['both changed a date', { due_date: null }, { due_date: '2026-12-01' }, { due_date: '2026-12-02' }, ['due_date']],
  ['a missing and an empty value', {}, { labels: [] }, { labels: ['家'] }, []],
  ['labels in another order', { labels: ['a'] }, { labels: ['a', 'b'] }, { labels: ['b', 'a'] }, ['labels']],
  ['the field was emptied elsewhere', { summary: 'x' }, { summary: null }, { summary: 'y' }, ['summary']],
  ['both emptied it', { summary: 'x' }, { summary: null }, { summary: null }, []],
])('finds conflicts: %s', (_case, before, current, patch, names) => {
  expect(findConflicts(aTask('a', null, before), aTask('a', null, current), patch)).toEqual(names);
});
