import BackIcon from '@mui/icons-material/ArrowBack';
import EditIcon from '@mui/icons-material/EditOutlined';
import RefreshIcon from '@mui/icons-material/Refresh';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { portalPath } from '../../../core/paths.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { copy, focusDuration, inspirationName } from '../copy.ts';
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
import { ReviewDialog } from '../review/ReviewDialog.tsx';

interface InspirationHeaderProps {
  readonly inspiration: Inspiration;
  readonly tasks: readonly Task[];
  readonly onEdit: () => void;
}

const words = copy.detail;

/** Title, text and progress of a goal, and what can be done with it as a whole. */
export function InspirationHeader({ inspiration, tasks, onEdit }: InspirationHeaderProps) {
  const [isReviewOpen, setReviewOpen] = useState(false);
  const [isDeletedOpen, setDeletedOpen] = useState(false);
  const navigate = useNavigate();
  const summaryItems = useSummaryItems([inspiration], inspiration);
  const remove = async () => {
    if (await deleteInspiration(inspiration)) await navigate(portalPath('inspiration'));
  };
  const menu = [
    { label: copy.review.open, onClick: () => setReviewOpen(true) },
    { label: copy.card.exportJson, onClick: () => void exportInspirations([inspiration], inspiration) },
    { label: copy.card.exportText, onClick: () => void exportText([inspiration], inspiration, 'txt') },
    { label: copy.card.exportMarkdown, onClick: () => void exportText([inspiration], inspiration, 'md') },
    { label: copy.card.exportCalendar, onClick: () => void exportText([inspiration], inspiration, 'ics') },
    ...summaryItems,
    { label: copy.deleted.open, onClick: () => setDeletedOpen(true) },
    { label: copy.card.delete, onClick: () => void remove() },
  ];
  const { title, content, status, completed_task_count, task_count, created_at, updated_at } = inspiration;
  const focused = focusDuration(sumFocus(tasks));
  return (
    <Card>
      <div className="head">
        <h1>{inspirationName(title)}</h1>
        <StatusChip status={status} />
        <span className="tools">
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
      {content !== '' && <p className="content">{content}</p>}
      <ProgressLine label={words.overall} percent={toPercent(inspiration)} />
      {status === 'active' && task_count > 0 && completed_task_count === task_count && (
        <p className="finish" role="status">
          {words.allDone}
          <Button size="small" variant="contained" onClick={() => void completeInspiration(inspiration)}>
            {words.finish}
          </Button>
        </p>
      )}
      <p className="facts">
        <strong>{words.progress(completed_task_count, task_count)}</strong>
        {focused !== null && <span>{words.focused(focused)}</span>}
        <span>{words.created(formatTime(created_at))}</span>
        <span>{words.updated(formatTime(updated_at))}</span>
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

const Card = styled('header')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  padding: theme.spacing(3),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.card,
  background: theme.vars.palette.background.paper,
  [MEDIA.phone]: { padding: theme.spacing(2) },
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1, 1.5) },
  '& h1': {
    ...theme.typography.h3,
    display: '-webkit-box',
    WebkitLineClamp: 6,
    WebkitBoxOrient: 'vertical',
    minWidth: 0,
    margin: 0,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
  '& .tools': { marginInlineStart: 'auto' },
  '& p': { margin: 0 },
  '& .finish': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1, 1.5) },
  '& .content': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& .facts': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(0.5, 2.5),
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
  '& strong': { color: theme.vars.palette.text.primary, fontWeight: 600 },
}));
