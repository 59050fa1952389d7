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
    pastCount: 0,
    arePastShown: false,
  };
  const host = await render(<TaskFacts row={row} today="2026-11-22" isCurrent onTogglePast={() => {}} />);
  return [...host.querySelectorAll('li')].map(({ textContent }) => textContent);
}

it('shows the focus time among the facts of a task', async () => {
  expect(await renderFacts({ focus_ms: 85 * MINUTE_MS })).toEqual(['已专注 1 小时 25 分']);
});

it.each([{}, { focus_ms: null }, { focus_ms: MINUTE_MS - 1 }])('shows no focus time for %j', async (change) => {
  expect(await renderFacts(change)).toEqual([]);
});

it.each([
  [{ due_date: '2026-12-04' }, ['截止 12月4日 周五']],
  [{ due_date: '2026-11-22', due_time: '18:00' }, ['截止 11月22日 周日 18:00']],
  [{ due_date: '2026-11-20' }, ['已逾期 11月20日 周五']],
  [{ repeat: { unit: 'week', every: 1, weekdays: [3] } as const }, [' 每周三']],
  [{ due_date: '2028-02-29' }, ['截止 2028年2月29日 周二']],
  [{ due_date: 'soon' }, ['截止 soon']],
  [{ due_date: null, due_time: '18:00' }, []],
  [{ days_since_inspiration: 3 }, ['第 3 天添加']],
  [{ status: 'completed', completion_days_since_inspiration: 2 }, ['第 2 天完成']],
  [{ status: 'completed', completion_days_since_inspiration: 0 }, []],
] as [Partial<Task>, string[]][])('writes the dates of %j', async (change, facts) => {
  expect(await renderFacts(change)).toEqual(facts);
});

it('names the rule of a repeating task', async () => {
  await renderFacts({ repeat: { unit: 'month', every: 1, date: 1 } });
  expect(document.querySelector('li')?.getAttribute('aria-label')).toBe('重复：每月1号');
});
