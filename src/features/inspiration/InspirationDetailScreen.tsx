import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useMemo, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { portalPath } from '../../core/paths.ts';
import { useHistoryKeys } from '../../shared/hooks/use-history-keys.ts';
import { ErrorAlert } from '../../shared/ui/ErrorAlert.tsx';
import { useHasUnsavedWork } from '../../shared/unsaved-work.ts';
import { redoLast, toReason, undoLast } from './board-actions.ts';
import { copy } from './copy.ts';
import { HistoryTab } from './detail/HistoryTab.tsx';
import { BackLink, InspirationHeader } from './detail/InspirationHeader.tsx';
import { LazyChart } from './detail/LazyChart.tsx';
import { useCollapsed } from './detail/use-collapsed.ts';
import { InspirationDialog } from './list/InspirationDialog.tsx';
import { refresh, saveInspiration } from './list/list-actions.ts';
import { toLocalDate } from './model/calendar-day.ts';
import type { Inspiration } from './model/records.ts';
import { ancestorsOf, buildTree } from './model/task-tree.ts';
import { TaskManager } from './tasks/TaskManager.tsx';
import { type InspirationDetail, useInspirationDetail } from './use-board.ts';
import { useNow } from './use-now.ts';

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
      <BackLink />
      {query.status === 'failed' && query.data === null ? (
        <ErrorAlert title={copy.errors.loadDetail(toReason(query.error))} onRetry={() => void refresh()} />
      ) : rows === undefined ? (
        <Skeleton variant="rounded" height={190} aria-busy="true" />
      ) : rows === null ? (
        <Missing />
      ) : (
        <DetailContent key={inspirationId} rows={rows} />
      )}
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
  const now = useNow();
  useHistoryKeys(
    () => void undoLast(inspiration.id),
    () => void redoLast(inspiration.id),
  );
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
      <InspirationHeader inspiration={inspiration} tasks={tasks} onEdit={() => setEdited(inspiration)} />
      <LazyChart rows={rows} nodes={nodes} collapsed={collapsed} onCollapsed={setCollapsed} onOpenTask={openTask} />
      <Tabs
        value={tab}
        aria-label={copy.detail.tabs}
        onChange={(_event, next: DetailTab) =>
          setParams(next === 'tasks' ? {} : { tab: next }, { replace: true, preventScrollReset: true })
        }
        sx={{ mt: 2, mb: 2, borderBottom: 1, borderColor: 'divider' }}
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
