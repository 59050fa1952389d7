// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { OutlineDialog } from '../../../../src/features/inspiration/tasks/OutlineDialog.tsx';
import { QuickAddField } from '../../../../src/features/inspiration/tasks/QuickAddField.tsx';
import { readPasted } from '../../../../src/features/inspiration/tasks/read-pasted.ts';
import { render } from '../../../app/render.tsx';
import { until } from '../../../shared/dom.ts';
import { anInspiration, aTask } from '../a-record.ts';

it.each([
  ['two lines', '买菜\n做饭', true],
  ['two lines of Windows', '买菜\r\n做饭\r\n', true],
  ['a list', '- 买菜\n- 做饭\n\n- 洗碗', true],
  ['one line', '买菜', false],
  ['one line with its end', '买菜\n', false],
  ['one line between blank ones', '\n  \n买菜\n \n', false],
  ['nothing', '', false],
])('a pasted text of %s is several tasks: %s', async (_case, text, isSeveral) => {
  const onPasteLines = vi.fn();
  const host = await render(<QuickAddField onAdd={() => Promise.resolve('id')} onPasteLines={onPasteLines} />);
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => text } });
  await act(async () => void host.querySelector('input')?.dispatchEvent(event));
  expect([onPasteLines.mock.calls, event.defaultPrevented]).toEqual([isSeveral ? [[text]] : [], isSeveral]);
});

it('pasted lines are shown with the fields of their titles before they are added', async () => {
  const onApply = vi.fn(() => Promise.resolve(true));
  const text = '2026-12-01 15:00 交周报 !高 #工作\n买菜（截止：2026-12-02）\n2026年12月3日 面试';
  await render(
    <OutlineDialog
      text={text}
      inspiration={anInspiration()}
      tasks={[aTask('2026年12月3日 面试')]}
      onClose={() => undefined}
      onApply={onApply}
    />,
  );
  const lines = () => [...document.querySelectorAll('[role="dialog"] li')].map(({ textContent }) => textContent);
  await until(() => lines().length > 0);
  expect(lines()).toEqual(['交周报截止：2026-12-01 15:00；优先级：高；标签：工作', '买菜截止：2026-12-02']);
  expect(document.querySelector('[role="dialog"]')?.textContent).toContain('新增 2 个任务，更新 0 个，不变 1 个');
});

it('the titles below a root that is the goal are read as well', async () => {
  const into = { goalTitle: '学会游泳', isPresent: () => false };
  const { drafts } = await readPasted('# 学会游泳\n- 买泳镜 !高\n- 报名 @2026-12-01', 'list', into);
  expect(drafts).toEqual([
    { title: '买泳镜', priority: 'high' },
    { title: '报名', due_date: '2026-12-01' },
  ]);
});
