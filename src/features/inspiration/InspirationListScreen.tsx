import Button from '@mui/material/Button';
import Pagination from '@mui/material/Pagination';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pickFile } from '../../platform/file-read.ts';
import { restorePoints } from '../../shared/data/page-restore-points.ts';
import { useHandedOver } from '../../shared/handoff/use-handed-over.ts';
import { useHistoryKeys } from '../../shared/hooks/use-history-keys.ts';
import { ImportDialog } from '../../shared/import/ImportDialog.tsx';
import { MEDIA } from '../../shared/look/media.ts';
import { requireLogin } from '../../shared/session/account-dialogs.ts';
import { usePageCommand } from '../../shared/tool/use-page-command.ts';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import { ErrorAlert } from '../../shared/ui/ErrorAlert.tsx';
import { redoLatest, toReason, undoLatest } from './board-actions.ts';
import { INSPIRATION_STATUSES } from './constants.ts';
import { data } from './data.ts';
import { copy as deletedCopy } from './deleted/copy.ts';
import { DeletedDialog } from './deleted/DeletedDialog.tsx';
import { InspirationCard } from './list/InspirationCard.tsx';
import { InspirationDialog } from './list/InspirationDialog.tsx';
import { ListHeader } from './list/ListHeader.tsx';
import { ListTools } from './list/ListTools.tsx';
import {
  clearInspirations,
  deleteInspiration,
  exportInspirations,
  exportText,
  planBackupFile,
  refresh,
  saveInspiration,
  toImportWords,
} from './list/list-actions.ts';
import { useCreatedGoal } from './list/use-created-goal.ts';
import { useSummaryItems } from './list/use-summary-items.ts';
import { WelcomeDialog } from './list/WelcomeDialog.tsx';
import {
  type ListView,
  OVERALL_VIEWS,
  type OverallView,
  readOverallView,
  readView,
  toListPage,
  toOverallQuery,
  toQuery,
} from './model/list-view.ts';
import type { Inspiration } from './model/records.ts';
import { NextSteps } from './next/NextSteps.tsx';
import { Overall } from './next/Overall.tsx';
import { StepsDrawing } from './parts/StepsDrawing.tsx';
import { Reminders } from './reminders/Reminders.tsx';
import { useInspirations } from './use-board.ts';
import { copy, inspirationName } from './words.ts';

const HANDED_OVER = ['import-file'] as const;

const DATAS = [data];
const FILTERS = ['all', ...INSPIRATION_STATUSES] as const;
const SKELETONS = [0, 1, 2];

/** All goals of this browser as cards. */
export default function InspirationListScreen() {
  const list = useInspirations();
  // Cards take long to draw for the first time: after an import, the page answers meanwhile.
  const goals = useDeferredValue(list.status === 'loading' ? null : list.data);
  const [query, setQuery] = useSearchParams();
  const view = readView(query);
  const overall = readOverallView(query);
  const summaryItems = useSummaryItems(goals ?? [], null);
  const [target, setTarget] = useState<'create' | Inspiration | null>(null);
  const [file, setFile] = useState<File | null>(null);
  useHandedOver(HANDED_OVER, { onTaken: (handed) => setFile(handed.file) });
  const [closedError, setClosedError] = useState<unknown>(null);
  const [isWelcomeDismissed, setWelcomeDismissed] = useState(false);
  // Only the first load of an empty list greets the visitor (doc 3 §2), not the deletion of the last goal.
  if (goals !== null && goals.length > 0 && !isWelcomeDismissed) setWelcomeDismissed(true);
  const show = (next: ListView) =>
    setQuery(toQuery(next), { replace: true, preventScrollReset: next.page === view.page });
  const shared = { goals, view, onShow: show };
  // A visitor plans one goal without an account (doc 3 §4).
  const create = () => {
    if (goals?.length === 0) setTarget('create');
    else requireLogin(copy.login, () => setTarget('create'));
  };
  const createAtOnce = () => {
    setWelcomeDismissed(true);
    create();
  };
  const [isDeletedOpen, setDeletedOpen] = useState(false);
  const created = useCreatedGoal();
  useHistoryKeys(
    () => void undoLatest(),
    () => void redoLatest(),
  );
  usePageCommand({ create: createAtOnce, deleted: () => setDeletedOpen(true) }, goals !== null);
  return (
    <main>
      <ListHeader
        onCreate={create}
        onExport={() => void exportInspirations(goals ?? [], null)}
        onImport={() => void pickFile('.json,application/json').then(setFile)}
        onRefresh={() => void refresh()}
        menu={[
          { label: copy.list.exportText, onClick: () => void exportText(goals ?? [], null, 'txt') },
          { label: copy.list.exportMarkdown, onClick: () => void exportText(goals ?? [], null, 'md') },
          { label: copy.list.exportCalendar, onClick: () => void exportText(goals ?? [], null, 'ics') },
          ...summaryItems,
          { label: deletedCopy.open, onClick: () => setDeletedOpen(true) },
          {
            label: copy.list.clear,
            isDisabled: goals === null || goals.length === 0,
            onClick: () => void clearInspirations(goals?.length ?? 0),
          },
        ]}
      />
      {list.status === 'failed' && list.error !== closedError && (
        <ErrorAlert
          title={copy.errors.load(toReason(list.error))}
          onRetry={() => void refresh()}
          onClose={() => setClosedError(list.error)}
        />
      )}
      {overall === null && <NextSteps />}
      <StatusTabs {...shared} overall={overall} onOverall={(next) => setQuery(toOverallQuery(next))} />
      {overall !== null ? (
        <Overall view={overall} />
      ) : (
        <>
          <ListTools {...shared} />
          <InspirationGrid {...shared} onCreate={create} onEdit={setTarget} />
        </>
      )}
      <WelcomeDialog
        isOpen={goals?.length === 0 && view.status === 'all' && !isWelcomeDismissed && file === null && !isDeletedOpen}
        onClose={() => setWelcomeDismissed(true)}
        onCreate={createAtOnce}
      />
      <InspirationDialog
        target={target}
        onClose={() => {
          setTarget(null);
          created.open();
        }}
        onSave={async (values) =>
          target === 'create' ? created.create(values) : target === null || saveInspiration(target, values)
        }
      />
      <Reminders />
      <DeletedDialog isOpen={isDeletedOpen} goalId={null} onClose={() => setDeletedOpen(false)} />
      <ImportDialog
        file={file}
        title={copy.backup.title}
        datas={DATAS}
        planFile={planBackupFile}
        toWords={toImportWords}
        points={restorePoints}
        onClose={() => setFile(null)}
      />
    </main>
  );
}

interface ListPartProps {
  /** Null while they are read. */
  readonly goals: readonly Inspiration[] | null;
  readonly view: ListView;
  readonly onShow: (view: ListView) => void;
}

interface StatusTabsProps extends ListPartProps {
  readonly overall: OverallView | null;
  readonly onOverall: (view: OverallView) => void;
}

function StatusTabs({ overall, goals, view, onShow, onOverall }: StatusTabsProps) {
  return (
    <Tabs
      value={overall ?? view.status}
      variant="scrollable"
      scrollButtons={false}
      aria-label={copy.list.tabs}
      onChange={(_event, tab) => {
        const chosen = OVERALL_VIEWS.find((each) => each === tab);
        if (chosen === undefined) onShow({ ...view, status: tab, page: 1 });
        else onOverall(chosen);
      }}
    >
      {OVERALL_VIEWS.map((each) => (
        <Tab key={each} value={each} label={copy[each].tab} />
      ))}
      {FILTERS.map((status) => (
        <Tab key={status} value={status} label={toTabLabel({ ...view, status, page: 1 }, goals)} />
      ))}
    </Tabs>
  );
}

function toTabLabel(view: ListView, goals: readonly Inspiration[] | null): string {
  const name = view.status === 'all' ? copy.list.all : copy.inspirationStatuses[view.status];
  return goals === null ? name : `${name} ${toListPage(goals, view, inspirationName).total}`;
}

interface InspirationGridProps extends ListPartProps {
  readonly onCreate: () => void;
  readonly onEdit: (goal: Inspiration) => void;
}

function InspirationGrid({ goals, view, onShow, onCreate, onEdit }: InspirationGridProps) {
  if (goals === null) {
    return (
      <Grid aria-busy="true">
        {SKELETONS.map((each) => (
          <Skeleton key={each} variant="rounded" height={226} />
        ))}
      </Grid>
    );
  }
  const { shown, total, page, pages } = toListPage(goals, view, inspirationName);
  if (total === 0) {
    const isAll = view.status === 'all';
    if (view.term.trim() !== '') return <EmptyState text={copy.list.notFound(view.term.trim())} />;
    return (
      <EmptyState
        illustration={<StepsDrawing />}
        text={view.status === 'all' ? copy.list.emptyAll : copy.list.emptyStatus(copy.inspirationStatuses[view.status])}
        action={
          <Button variant="contained" onClick={isAll ? onCreate : () => onShow({ ...view, status: 'all', page: 1 })}>
            {isAll ? copy.list.add : copy.list.showAll}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <Grid>
        {shown.map((goal) => (
          <InspirationCard
            key={goal.id}
            inspiration={goal}
            onExportJson={() => void exportInspirations(goals, goal)}
            onExportText={() => void exportText(goals, goal, 'txt')}
            onEdit={() => onEdit(goal)}
            onDelete={() => void deleteInspiration(goal)}
          />
        ))}
      </Grid>
      {pages > 1 && (
        <Pagination
          count={pages}
          page={page}
          aria-label={copy.list.pages}
          onChange={(_event, next) => onShow({ ...view, page: next })}
          sx={{ display: 'flex', justifyContent: 'center', mt: 3 }}
        />
      )}
    </>
  );
}

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: theme.spacing(2),
  marginTop: theme.spacing(2),
  [MEDIA.stacked]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [MEDIA.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
