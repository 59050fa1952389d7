import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useMemo, useRef, useState } from 'react';
import { Link, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { portalPath } from '../../core/paths.ts';
import { useAskedClose } from '../../shared/confirm/use-asked-close.ts';
import { useHistoryKeys } from '../../shared/hooks/use-history-keys.ts';
import { ErrorAlert } from '../../shared/ui/ErrorAlert.tsx';
import { useHasUnsavedWork } from '../../shared/unsaved-work.ts';
import { redoLast, toReason, undoLast } from './board-actions.ts';
import { HistoryTab } from './detail/HistoryTab.tsx';
import { BackLink, InspirationHeader } from './detail/InspirationHeader.tsx';
import { LazyChart } from './detail/LazyChart.tsx';
import { useChartShown } from './detail/use-chart-shown.ts';
import { useCollapsed } from './detail/use-collapsed.ts';
import { InspirationDialog } from './list/InspirationDialog.tsx';
import { refresh, saveInspiration } from './list/list-actions.ts';
import { CREATED } from './list/use-created-goal.ts';
import { toLocalDate } from './model/calendar-day.ts';
import type { Inspiration } from './model/records.ts';
import { ancestorsOf, buildTree } from './model/task-tree.ts';
import { Reminders } from './reminders/Reminders.tsx';
import { copy as tasksCopy } from './tasks/copy.ts';
import { TaskManager } from './tasks/TaskManager.tsx';
import { type InspirationDetail, useInspirationDetail } from './use-board.ts';
import { useNow } from './use-now.ts';
import { copy } from './words.ts';

const TABS = ['tasks', 'timeline', 'calendar'] as const;
type DetailTab = (typeof TABS)[number];

/** One goal with its tasks, timeline and calendar. */
export default function InspirationDetailScreen() {
  const { inspirationId = '' } = useParams();
  const query = useInspirationDetail(inspirationId);
  const read = query.status === 'loading' ? undefined : query.data;
  const [last, setLast] = useState<InspirationDetail | null>(null);
  if (read && read !== last) setLast(read);
  // Another tab has deleted the goal: unsaved text stays on the page.
  const isKept = useHasUnsavedWork() && read === null && last?.inspiration.id === inspirationId;
  const rows = isKept ? last : read;
  return (
    <main>
      {query.status === 'failed' && query.data === null ? (
        <>
          <BackLink />
          <ErrorAlert title={copy.errors.loadDetail(toReason(query.error))} onRetry={() => void refresh()} />
        </>
      ) : rows === undefined ? (
        <Skeleton variant="rounded" height={78} aria-busy="true" />
      ) : rows === null ? (
        <Missing />
      ) : (
        <DetailContent key={inspirationId} rows={rows} />
      )}
      <Reminders />
    </main>
  );
}

function Missing() {
  return (
    <>
      <h1>{copy.detail.missing}</h1>
      <ErrorAlert title={copy.detail.missingAdvice} />
      <Button component={Link} to={portalPath('inspiration')} variant="contained" sx={{ mt: 2 }}>
        {copy.detail.back}
      </Button>
    </>
  );
}

function DetailContent({ rows }: { readonly rows: InspirationDetail }) {
  const { inspiration, tasks } = rows;
  const [params, setParams] = useSearchParams();
  const tab: DetailTab = TABS.find((each) => each === params.get('tab')) ?? 'tasks';
  const nodes = useMemo(() => buildTree(tasks), [tasks]);
  const [collapsed, setCollapsed] = useCollapsed(rows);
  const asked = params.get('task');
  const [shown, setShown] = useState(asked === null ? null : { id: asked });
  const [edited, setEdited] = useState<Inspiration | null>(null);
  const [isChartShown, toggleChart] = useChartShown();
  const now = useNow();
  const isNew = useLocation().state === CREATED;
  useHistoryKeys(
    () => void undoLast(inspiration.id),
    () => void redoLast(inspiration.id),
  );
  const wantedTab = useRef(tab);
  // The form of a task stands beside the list.
  const askAndShowTab = useAskedClose(tasksCopy.dialog.unsaved, () => {
    const { current } = wantedTab;
    setParams(current === 'tasks' ? {} : { tab: current }, { replace: true, preventScrollReset: true });
  });
  const openTask = (id: string) => {
    const above = new Set(ancestorsOf(tasks, id).map((task) => task.id));
    if ([...above].some((each) => collapsed.has(each))) {
      setCollapsed(new Set([...collapsed].filter((each) => !above.has(each))));
    }
    setParams({}, { replace: true, preventScrollReset: true });
    setShown({ id });
  };
  return (
    <>
      <InspirationHeader
        inspiration={inspiration}
        tasks={tasks}
        isChartShown={isChartShown}
        onToggleChart={toggleChart}
        onEdit={() => setEdited(inspiration)}
      />
      {isChartShown && (
        <Box sx={{ mt: 1 }}>
          <LazyChart rows={rows} nodes={nodes} collapsed={collapsed} onCollapsed={setCollapsed} onOpenTask={openTask} />
        </Box>
      )}
      <Tabs
        value={tab}
        aria-label={copy.detail.tabs}
        onChange={(_event, next: DetailTab) => {
          wantedTab.current = next;
          askAndShowTab();
        }}
        sx={{ mt: 0.5, mb: 1, borderBottom: 1, borderColor: 'divider', '&, & .MuiTab-root': { minHeight: 44 } }}
      >
        {TABS.map((each) => (
          <Tab key={each} value={each} label={copy.detail[each]} />
        ))}
      </Tabs>
      {tab === 'tasks' ? (
        <TaskManager
          inspiration={inspiration}
          tasks={tasks}
          nodes={nodes}
          today={toLocalDate(now)}
          collapsed={collapsed}
          onCollapsed={setCollapsed}
          shown={shown}
          isNew={isNew}
        />
      ) : (
        <HistoryTab tab={tab} inspiration={inspiration} tasks={tasks} now={now} onOpenTask={openTask} />
      )}
      <InspirationDialog
        target={edited}
        onClose={() => setEdited(null)}
        onSave={(values) => saveInspiration(edited ?? inspiration, values)}
      />
    </>
  );
}
