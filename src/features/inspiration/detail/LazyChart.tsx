import ExpandIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { STORAGE_KEYS } from '../../../platform/storage/keys.ts';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { useLazyComponent } from '../../../shared/lazy/use-lazy-component.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx';
import { copy } from '../copy.ts';
import { toPercent } from '../model/progress.ts';
import type { TaskNode } from '../model/task-tree.ts';
import { createChoiceStore } from '../parts/choice-store.ts';
import type { InspirationDetail } from '../use-board.ts';

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

/** Whether the chart is unfolded; until the visitor has chosen, it is where it leaves room for the tasks. */
const chartStore = createChoiceStore(STORAGE_KEYS.boardChart, ['automatic', 'shown', 'folded'], 'automatic');

/** The hierarchy chart, which folds away. Its file is fetched after the page, and only when it is shown. */
export function LazyChart(props: LazyChartProps) {
  const { choice } = chartStore.useValue();
  const isPhone = useMediaQuery(MEDIA.phone);
  const isShown = choice === 'automatic' ? !isPhone : choice === 'shown';
  return (
    <Section>
      <Button
        size="small"
        color="inherit"
        startIcon={<ExpandIcon />}
        aria-expanded={isShown}
        onClick={() => chartStore.set({ choice: isShown ? 'folded' : 'shown' })}
      >
        {copy.detail.chart}
      </Button>
      {isShown && <ShownChart {...props} />}
    </Section>
  );
}

function ShownChart({ rows, nodes, collapsed, onCollapsed, onOpenTask }: LazyChartProps) {
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

const Section = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(1),
  '& > button': { color: theme.vars.palette.text.secondary },
  '& > button svg': { transition: theme.transitions.create('transform', { duration: 150 }) },
  '& > [aria-expanded="false"] svg': { transform: 'rotate(-90deg)' },
}));
