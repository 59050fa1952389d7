// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { HierarchyChart } from '../../../../src/features/inspiration/chart/HierarchyChart.tsx';
import { render } from '../../../app/render.tsx';
import { aSmallTree } from './a-task-tree.ts';

it('shows the outline where the browser gives no canvas', async () => {
  await render(
    <HierarchyChart
      title=""
      nodes={aSmallTree()}
      progress={{ completed: 2, total: 5, percent: 40 }}
      collapsed={new Set()}
      onCollapsedChange={() => {}}
      onOpenTask={() => {}}
    />,
  );
  expect(document.querySelector('[role=alert]')?.textContent).toContain('请使用大纲');
  expect(document.querySelectorAll('[role=treeitem]')).toHaveLength(6);
  expect(document.querySelector('[role=treeitem]')?.textContent).toContain('未命名目标');
});
