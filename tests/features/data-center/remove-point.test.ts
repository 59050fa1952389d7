// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { removePoint } from '../../../src/features/data-center/data-actions.ts';
import { copy } from '../../../src/features/data-center/words.ts';
import { type Answer, useQuestions } from '../../../src/shared/confirm/confirm.ts';
import { restorePoints } from '../../../src/shared/data/page-restore-points.ts';
import { useToastStore } from '../../../src/shared/toast-store.ts';

const TOOLS = [
  { id: 'notes', label: '笔记', entries: 3 },
  { id: 'plans', label: '计划', entries: 0 },
];
const keep = () => restorePoints.add({ at: 1_795_000_000_000, reason: 'clear', tools: TOOLS }, new Blob(['archive']));
const lastToast = () => useToastStore.getState().toasts.at(-1);

async function removeWith(answer: Answer) {
  const point = await keep();
  const removing = removePoint(point);
  await vi.waitFor(() => expect(useQuestions.getState()).toHaveLength(1));
  const [question] = useQuestions.getState();
  question?.answer(answer);
  await removing;
  return { point, question };
}

beforeEach(async () => {
  useToastStore.setState({ toasts: [] });
  for (const { id } of await restorePoints.list()) await restorePoints.remove(id);
});

it('names the data that a removed restore point takes along', async () => {
  const { question } = await removeWith('confirmed');
  expect(question?.body).toContain('「笔记」3 项');
  expect(question?.body).not.toContain('计划');
  expect(await restorePoints.list()).toEqual([]);
});

it('keeps the restore point where the visitor does not confirm', async () => {
  const { point } = await removeWith('cancelled');
  expect(await restorePoints.list()).toEqual([point]);
});

it('brings a removed restore point back', async () => {
  const { point } = await removeWith('confirmed');
  lastToast()?.action?.onClick();
  await vi.waitFor(() => expect(lastToast()?.message).toBe(copy.points.removalUndone));
  expect(await restorePoints.list()).toEqual([point]);
  expect(await restorePoints.readArchive(point.id)).not.toBeNull();
});
