import OutlineIcon from '@mui/icons-material/FormatListBulleted';
import Button from '@mui/material/Button';
import { styled, useColorScheme, useTheme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useId, useMemo, useState } from 'react';
import { MEDIA } from '../../../shared/look/media.ts';
import { withoutPastRuns } from '../model/past-runs.ts';
import type { TaskNode } from '../model/task-tree.ts';
import { ChartOutline } from './ChartOutline.tsx';
import { ChartStage } from './ChartStage.tsx';
import { toChartColors } from './chart-colors.ts';
import { chartDirection } from './chart-direction.ts';
import { copy } from './copy.ts';
import { DirectionButton } from './DirectionButton.tsx';
import { ExportButtons } from './ExportButtons.tsx';
import { exportChart } from './export-chart.ts';
import { FoldingButtons } from './FoldingButtons.tsx';
import type { ChartProgress, ChartWords } from './model/box-shapes.ts';
import { toggleBranch } from './model/folding.ts';
import { layOutChart } from './model/layout.ts';
import { nameTasks } from './model/name-tasks.ts';
import { listOutline } from './model/outline.ts';
import { countStatuses } from './model/task-look.ts';
import { StatusCounts } from './StatusCounts.tsx';
import { useChart } from './use-chart.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

export interface HierarchyChartProps {
  /** Of the goal. */
  readonly title: string;
  readonly nodes: readonly TaskNode[];
  readonly progress: ChartProgress;
  /** Ids of the tasks whose branches are folded; unknown ids are ignored. */
  readonly collapsed: ReadonlySet<string>;
  readonly onCollapsedChange: (collapsed: ReadonlySet<string>) => void;
  readonly onOpenTask: (id: string) => void;
}

/** Whether the outline is shown: the focus shows it for a while, its button until it is pressed again. */
type OutlineMode = 'closed' | 'focused' | 'pinned';

const WORDS: ChartWords = {
  status: copy.status,
  progress: copy.progress,
  percent: copy.percent,
  children: copy.children,
};

/** A goal and its tasks by level: a drawing to pan and zoom, the same as an outline, and both as files. */
export function HierarchyChart(props: HierarchyChartProps) {
  const { progress, collapsed, onCollapsedChange, onOpenTask } = props;
  const nodes = useMemo(() => nameTasks(withoutPastRuns(props.nodes), copy.untitledTask), [props.nodes]);
  const title = props.title.trim() || copy.untitled;
  const [outline, setOutline] = useState<OutlineMode>('closed');
  const [activeId, setActiveId] = useState<string | null>(null);
  const id = useId();
  const looks = useChartLooks();
  const direction = chartDirection.useValue().choice;
  const layout = useMemo(
    () => layOutChart({ title, nodes, collapsed, direction }),
    [title, nodes, collapsed, direction],
  );
  const rows = useMemo(() => listOutline(nodes, collapsed), [nodes, collapsed]);
  const counts = useMemo(() => countStatuses(props.nodes), [props.nodes]);
  const { percent, completed, total } = progress;
  const scene = useMemo(() => {
    const style = { colors: looks.shown, words: WORDS, progress: { percent, completed, total } };
    return { layout, style, fontFamily: looks.fontFamily };
  }, [layout, looks, percent, completed, total]);
  const toggle = (task: string) => onCollapsedChange(toggleBranch(collapsed, task));
  const chart = useChart({
    scene,
    activeId: outline === 'closed' ? undefined : activeId,
    onOpen: onOpenTask,
    onToggle: toggle,
  });
  const isOutlineOpen = outline !== 'closed' || chart.state.step === 'unavailable';

  return (
    <Frame aria-label={copy.label(title)} data-outline={isOutlineOpen}>
      <div className="toolbar">
        {chart.state.step === 'drawn' && <ZoomButtons controller={chart.state.controller} />}
        <FoldingButtons nodes={nodes} collapsed={collapsed} onCollapsedChange={onCollapsedChange} />
        <Tooltip describeChild title={copy.outline.hint}>
          <Button
            size="small"
            color={isOutlineOpen ? 'primary' : 'inherit'}
            startIcon={<OutlineIcon />}
            aria-expanded={isOutlineOpen}
            aria-controls={`${id}-outline`}
            onClick={() => setOutline(outline === 'pinned' ? 'closed' : 'pinned')}
          >
            {copy.outline.button}
          </Button>
        </Tooltip>
        <DirectionButton />
        <span className="space" />
        <ExportButtons
          hasFolded={layout.boxes.some(({ hiddenCount }) => hiddenCount > 0)}
          onExport={(extension, isUnfoldedOnly) => {
            const style = { ...scene.style, colors: looks.light };
            const tree = { title, nodes, direction, collapsed: isUnfoldedOnly ? collapsed : new Set<string>() };
            return exportChart({ tree, style, fontFamily: looks.fontFamily }, extension);
          }}
        />
      </div>
      <div className="body">
        <ChartOutline
          id={`${id}-outline`}
          title={title}
          rows={rows}
          isOpen={isOutlineOpen}
          activeId={activeId}
          onActive={setActiveId}
          onToggle={toggle}
          onUnfold={(ids) => onCollapsedChange(new Set([...collapsed].filter((task) => !ids.includes(task))))}
          onOpenTask={onOpenTask}
          onFocus={() => outline === 'closed' && setOutline('focused')}
          onLeave={() => outline === 'focused' && setOutline('closed')}
        />
        <ChartStage chart={chart} isEmpty={nodes.length === 0} />
      </div>
      <StatusCounts counts={counts} shownCount={rows.length - 1} />
    </Frame>
  );
}

/** Colors of the page's scheme for the drawing, light ones for files. */
function useChartLooks() {
  const theme = useTheme();
  const { colorScheme = 'light' } = useColorScheme();
  return useMemo(() => {
    const paletteOf = (scheme: 'light' | 'dark') => theme.colorSchemes[scheme]?.palette ?? theme.palette;
    return {
      shown: toChartColors(paletteOf(colorScheme)),
      light: toChartColors(paletteOf('light')),
      fontFamily: String(theme.typography.fontFamily),
    };
  }, [theme, colorScheme]);
}

const Frame = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.card,
  background: theme.vars.palette.background.paper,
  '& > .toolbar': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0.5),
    padding: theme.spacing(0.75, 1.5),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    color: theme.vars.palette.text.secondary,
  },
  '& > .toolbar > .space': { flex: 1 },
  '& > .body': { position: 'relative', display: 'flex', minHeight: 0, height: 'clamp(320px, 60vh, 640px)' },
  '&[data-outline="true"] [role="tree"]': {
    flex: '0 0 320px',
    borderRight: `1px solid ${theme.vars.palette.divider}`,
  },
  [MEDIA.narrow]: {
    '& > .body': { flexDirection: 'column', height: 'clamp(320px, 52vh, 520px)' },
    '&[data-outline="true"] > .body': { height: 'clamp(480px, 78vh, 760px)' },
    '&[data-outline="true"] [role="tree"]': {
      flex: '0 0 45%',
      borderRight: 0,
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
    },
  },
}));
