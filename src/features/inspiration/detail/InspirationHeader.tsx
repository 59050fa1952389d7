import BackIcon from '@mui/icons-material/ArrowBack';
import EditIcon from '@mui/icons-material/EditOutlined';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import RefreshIcon from '@mui/icons-material/Refresh';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { portalPath } from '../../../core/paths.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { useNavigateAfterDialogs } from '../../../shared/ui/use-navigate-after-dialogs.ts';
import { copy as deletedCopy } from '../deleted/copy.ts';
import { DeletedDialog } from '../deleted/DeletedDialog.tsx';
import {
  completeInspiration,
  deleteInspiration,
  exportInspirations,
  exportText,
  refresh,
} from '../list/list-actions.ts';
import { useSummaryItems } from '../list/use-summary-items.ts';
import { formatTime } from '../model/date-text.ts';
import { sumFocus } from '../model/focus-time.ts';
import { toPercent } from '../model/progress.ts';
import type { Inspiration, Task } from '../model/records.ts';
import { ActionMenu } from '../parts/ActionMenu.tsx';
import { ProgressLine } from '../parts/ProgressLine.tsx';
import { StatusChip } from '../parts/StatusChip.tsx';
import { copy as reviewCopy } from '../review/copy.ts';
import { ReviewDialog } from '../review/ReviewDialog.tsx';
import { copy, focusDuration, inspirationName } from '../words.ts';

interface InspirationHeaderProps {
  readonly inspiration: Inspiration;
  readonly tasks: readonly Task[];
  readonly isChartShown: boolean;
  readonly onToggleChart: () => void;
  readonly onEdit: () => void;
}

const words = copy.detail;

/** Title, text and progress of a goal, and what can be done with it as a whole. */
export function InspirationHeader(props: InspirationHeaderProps) {
  const { inspiration, tasks, isChartShown, onToggleChart, onEdit } = props;
  const [isReviewOpen, setReviewOpen] = useState(false);
  const [isDeletedOpen, setDeletedOpen] = useState(false);
  const navigate = useNavigateAfterDialogs();
  const summaryItems = useSummaryItems([inspiration], inspiration);
  const remove = async () => {
    if (await deleteInspiration(inspiration)) await navigate(portalPath('inspiration'));
  };
  const menu = [
    { label: reviewCopy.open, onClick: () => setReviewOpen(true) },
    { label: copy.card.exportJson, onClick: () => void exportInspirations([inspiration], inspiration) },
    { label: copy.card.exportText, onClick: () => void exportText([inspiration], inspiration, 'txt') },
    { label: copy.card.exportMarkdown, onClick: () => void exportText([inspiration], inspiration, 'md') },
    { label: copy.card.exportCalendar, onClick: () => void exportText([inspiration], inspiration, 'ics') },
    ...summaryItems,
    { label: deletedCopy.open, onClick: () => setDeletedOpen(true) },
    { label: copy.card.delete, onClick: () => void remove() },
  ];
  const { title, content, status, completed_task_count, task_count, created_at, updated_at } = inspiration;
  const focused = focusDuration(sumFocus(tasks));
  return (
    <Card>
      <div className="head">
        <Tooltip title={words.back}>
          <IconButton component={Link} to={portalPath('inspiration')} aria-label={words.back} edge="start">
            <BackIcon />
          </IconButton>
        </Tooltip>
        <h1>{inspirationName(title)}</h1>
        <StatusChip status={status} />
        <div className="progress">
          <strong>{words.progress(completed_task_count, task_count)}</strong>
          <ProgressLine label={words.overall} percent={toPercent(inspiration)} />
        </div>
        <span className="tools">
          <Button
            size="small"
            color="inherit"
            endIcon={<ExpandIcon />}
            className="chart"
            aria-expanded={isChartShown}
            onClick={onToggleChart}
          >
            {words.chart}
          </Button>
          <Tooltip title={words.edit}>
            <IconButton aria-label={words.edit} onClick={onEdit}>
              <EditIcon />
            </IconButton>
          </Tooltip>
          <Tooltip title={words.refresh}>
            <IconButton aria-label={words.refresh} onClick={() => void refresh()}>
              <RefreshIcon />
            </IconButton>
          </Tooltip>
          <ActionMenu label={words.more} items={menu} />
        </span>
      </div>
      {status === 'active' && task_count > 0 && completed_task_count === task_count && (
        <p className="finish" role="status">
          {words.allDone}
          <Button size="small" variant="contained" onClick={() => void completeInspiration(inspiration)}>
            {words.finish}
          </Button>
        </p>
      )}
      <p className="facts">
        {content !== '' && <GoalContent text={content} />}
        {focused !== null && <span>{words.focused(focused)}</span>}
        <span>{words.created(formatTime(created_at))}</span>
        <span className="updated">{words.updated(formatTime(updated_at))}</span>
      </p>
      <DeletedDialog isOpen={isDeletedOpen} goalId={inspiration.id} onClose={() => setDeletedOpen(false)} />
      <ReviewDialog
        isOpen={isReviewOpen}
        inspiration={inspiration}
        tasks={tasks}
        onClose={() => setReviewOpen(false)}
      />
    </Card>
  );
}

/** Back to all goals. */
export function BackLink() {
  return (
    <Button component={Link} to={portalPath('inspiration')} startIcon={<BackIcon />} sx={{ ml: -1, mb: 1 }}>
      {words.back}
    </Button>
  );
}

/** What the goal is about: its first line, which a press unfolds. */
function GoalContent({ text }: { readonly text: string }) {
  const [isWhole, setWhole] = useState(false);
  return (
    <button type="button" className="content" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
      {text}
    </button>
  );
}

const Card = styled('header')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.25),
  padding: theme.spacing(0.75, 2),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.card,
  background: theme.vars.palette.background.paper,
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0, 1.5) },
  '& h1': {
    ...theme.typography.h3,
    display: '-webkit-box',
    WebkitLineClamp: 6,
    WebkitBoxOrient: 'vertical',
    flex: '0 1 auto',
    minWidth: 0,
    margin: 0,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    // Beside the way back, with the status in the next line where it needs the room.
    maxWidth: 'calc(100% - 56px)',
  },
  '& .progress': {
    flex: '1 1 260px',
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    ...theme.typography.body2,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  '& .progress > :last-child': { flex: 1, minWidth: 0 },
  '& .tools': { display: 'flex', marginInlineStart: 'auto' },
  '& .chart': { color: theme.vars.palette.text.secondary },
  '& .chart svg': { transition: theme.transitions.create('transform', { duration: 150 }) },
  '& .chart[aria-expanded="false"] svg': { transform: 'rotate(-90deg)' },
  // The bar gets a line of its own below the words and the tools.
  [MEDIA.phone]: {
    '& .head': { columnGap: theme.spacing(0.5) },
    '& .progress': { display: 'contents' },
    '& .progress strong': { order: 1, ...theme.typography.body2, fontWeight: 600 },
    '& .tools': { order: 2 },
    '& .tools .MuiIconButton-root': { padding: 4 },
    '& .chart': { minWidth: 0, padding: 0 },
    '& .updated': { display: 'none' },
    '& .progress > :last-child': { order: 3, flexBasis: '100%' },
  },
  '& p': { margin: 0 },
  '& .finish': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1, 1.5) },
  '& .facts': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(0, 2.5),
    paddingBottom: theme.spacing(0.5),
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .content': {
    flex: '1 1 320px',
    minWidth: 0,
    maxWidth: '100%',
    padding: 0,
    border: 0,
    overflow: 'hidden',
    background: 'none',
    color: theme.vars.palette.text.primary,
    font: 'inherit',
    textAlign: 'start',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
  },
  '& .content[aria-expanded="true"]': { flexBasis: '100%', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& strong': { color: theme.vars.palette.text.primary, fontWeight: 600 },
}));
