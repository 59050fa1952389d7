import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useLazyComponent } from '../../../shared/lazy/use-lazy-component.ts';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx';
import { toPercent } from '../model/progress.ts';
import type { TaskNode } from '../model/task-tree.ts';
import type { InspirationDetail } from '../use-board.ts';
import { copy } from '../words.ts';

interface LazyChartProps {
  readonly rows: InspirationDetail;
  readonly nodes: readonly TaskNode[];
  readonly collapsed: ReadonlySet<string>;
  readonly onCollapsed: (collapsed: ReadonlySet<string>) => void;
  readonly onOpenTask: (id: string) => void;
}

const loadChart = () => import('../chart/HierarchyChart.tsx').then((module) => module.HierarchyChart);
/** Height of the chart with its controls, kept free while its file is fetched. */
const HEIGHT_PX = 460;

/** The hierarchy chart. Its file is fetched after the page. */
export function LazyChart({ rows, nodes, collapsed, onCollapsed, onOpenTask }: LazyChartProps) {
  const { inspiration } = rows;
  const [isFailed, setFailed] = useState(false);
  const Chart = useLazyComponent(loadChart, { isNeeded: !isFailed, onFailed: () => setFailed(true) });
  if (isFailed) return <ErrorAlert title={copy.detail.chartFailed} onRetry={() => setFailed(false)} />;
  if (Chart === null) return <Skeleton variant="rounded" height={HEIGHT_PX} aria-busy="true" />;
  return (
    <Chart
      title={inspiration.title}
      nodes={nodes}
      progress={{
        completed: inspiration.completed_task_count,
        total: inspiration.task_count,
        percent: toPercent(inspiration),
      }}
      collapsed={collapsed}
      onCollapsedChange={onCollapsed}
      onOpenTask={onOpenTask}
    />
  );
}
