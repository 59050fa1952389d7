// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { Task } from '../../../../src/features/inspiration/model/records.ts';
import { TaskFacts } from '../../../../src/features/inspiration/tasks/TaskFacts.tsx';
import { render } from '../../../app/render.tsx';
import { aTask } from '../a-record.ts';

const MINUTE_MS = 60_000;

async function renderFacts(change: Partial<Task>): Promise<(string | null)[]> {
  const row = {
    task: aTask('a', null, change),
    level: 0,
    childCount: 0,
    completedChildCount: 0,
    isExpanded: true,
    isMatch: true,
  };
  const host = await render(<TaskFacts row={row} today="2026-11-22" />);
  return [...host.querySelectorAll('li')].map(({ textContent }) => textContent);
}

it('shows the focus time among the facts of a task', async () => {
  expect(await renderFacts({ focus_ms: 85 * MINUTE_MS })).toEqual(['已专注 1 小时 25 分', '第 0 天添加']);
});

it.each([{}, { focus_ms: null }, { focus_ms: MINUTE_MS - 1 }])('shows no focus time for %j', async (change) => {
  expect(await renderFacts(change)).toEqual(['第 0 天添加']);
});
