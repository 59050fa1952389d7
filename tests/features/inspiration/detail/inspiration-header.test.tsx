// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { InspirationHeader } from '../../../../src/features/inspiration/detail/InspirationHeader.tsx';
import type { Task } from '../../../../src/features/inspiration/model/records.ts';
import { render } from '../../../app/render.tsx';
import { anInspiration, aTask } from '../a-record.ts';

const MINUTE_MS = 60_000;

async function renderFacts(tasks: readonly Task[]) {
  const host = await render(
    <MemoryRouter>
      <InspirationHeader
        inspiration={anInspiration()}
        tasks={tasks}
        isChartShown={false}
        onToggleChart={() => undefined}
        onEdit={() => undefined}
      />
    </MemoryRouter>,
  );
  return host.querySelector('.facts')?.textContent;
}

it('sums the focus time of all tasks', async () => {
  const tasks = [
    aTask('a', null, { focus_ms: 85 * MINUTE_MS, status: 'completed' }),
    aTask('b', 'a', { focus_ms: 40 * MINUTE_MS }),
    aTask('c'),
  ];
  expect(await renderFacts(tasks)).toContain('累计专注 2 小时 5 分');
});

it('shows no sum while no task has focus time', async () => {
  expect(await renderFacts([aTask('a')])).not.toContain('专注');
});
