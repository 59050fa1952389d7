import CheckIcon from '@mui/icons-material/CheckCircle';
import DragIcon from '@mui/icons-material/DragIndicator';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import MoreIcon from '@mui/icons-material/MoreHoriz';
import CircleIcon from '@mui/icons-material/RadioButtonUnchecked';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { MEDIA } from '../../../shared/look/media.ts';
import { tint } from '../../../shared/look/tint.ts';
import { copy, taskName } from '../copy.ts';
import type { DropZone } from '../model/drop-target.ts';
import type { TaskRow } from '../model/task-rows.ts';
import { isCompleted } from '../model/task-tree.ts';
import { TaskFacts } from './TaskFacts.tsx';
import { TaskTitle } from './TaskTitle.tsx';
import { useTaskDrag } from './use-task-drag.ts';

export interface TaskRowActions {
  readonly onToggle: (row: TaskRow) => void;
  /** Shows or hides earlier runs of a repeating task. */
  readonly onTogglePast: (row: TaskRow) => void;
  readonly onComplete: (row: TaskRow) => void;
  /** Completes or reopens. */
  readonly onToggleDone: (row: TaskRow) => void;
  /** Stores a new title; false where it was not stored. */
  readonly onRename: (row: TaskRow, title: string) => Promise<boolean>;
  /** Shows all fields. */
  readonly onDetails: (row: TaskRow) => void;
  readonly onMenu: (row: TaskRow, anchor: HTMLElement) => void;
  readonly onFocus: (row: TaskRow) => void;
}

interface TaskRowViewProps extends TaskRowActions {
  readonly row: TaskRow;
  /** Local date `YYYY-MM-DD`. */
  readonly today: string;
  /** Where a dragged task would go, or null. */
  readonly zone: DropZone | null;
  /** Whether this row is reached by the Tab key. */
  readonly isCurrent: boolean;
}

const words = copy.tasks;
/** Parts of a row that have a press of their own. */
const ROW_CONTROLS = 'button, input, .handle';
/** Deeper levels are not indented any further. */
const LEVELS_MAX = 8;
/** Height in pixels of a row whose words fit one line. */
export const ROW_PX = 44;

/** One task in the list. The same properties render it once: while the list scrolls, only new rows cost time. */
export const TaskRowView = memo(function TaskRowView({
  row,
  today,
  zone,
  isCurrent,
  onToggle,
  onTogglePast,
  onComplete,
  onToggleDone,
  onRename,
  onDetails,
  onMenu,
  onFocus,
}: TaskRowViewProps) {
  const { task, level, childCount, isExpanded, isMatch } = row;
  const { setNodeRef, handle } = useTaskDrag(task.id);
  const isDone = isCompleted(task);
  const indent = Math.min(level, LEVELS_MAX);
  return (
    <Row
      ref={setNodeRef}
      data-task={task.id}
      data-done={isDone}
      data-faint={!isMatch}
      data-zone={zone ?? undefined}
      style={{ ['--level' as string]: indent }}
      onFocus={() => onFocus(row)}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest(ROW_CONTROLS) === null) onDetails(row);
      }}
    >
      <span className="handle" {...handle} aria-hidden="true">
        <DragIcon fontSize="small" />
      </span>
      {childCount > 0 ? (
        <IconButton
          size="small"
          className="expand"
          tabIndex={isCurrent ? 0 : -1}
          aria-label={(isExpanded ? words.collapse : words.expand)(task.title)}
          aria-expanded={isExpanded}
          onClick={() => onToggle(row)}
        >
          <ExpandIcon fontSize="small" />
        </IconButton>
      ) : (
        <span className="expand" />
      )}
      <IconButton
        size="small"
        className="mark"
        role="checkbox"
        tabIndex={-1}
        aria-checked={isDone}
        aria-label={taskName(task.title)}
        onClick={() => onToggleDone(row)}
      >
        {isDone ? <CheckIcon fontSize="small" /> : <CircleIcon fontSize="small" />}
      </IconButton>
      <div className="text">
        <TaskTitle task={task} isCurrent={isCurrent} onRename={(title) => onRename(row, title)} />
        {task.description !== '' && <p>{task.description}</p>}
        <TaskFacts row={row} today={today} isCurrent={isCurrent} onTogglePast={onTogglePast} />
      </div>
      {!isDone && (
        <Button
          size="small"
          className="complete"
          tabIndex={isCurrent ? 0 : -1}
          aria-label={words.completeLabel(task.title)}
          onClick={() => onComplete(row)}
        >
          {words.complete}
        </Button>
      )}
      <IconButton
        size="small"
        aria-haspopup="menu"
        title={words.more(task.title)}
        tabIndex={isCurrent ? 0 : -1}
        aria-label={words.more(task.title)}
        onClick={(event) => onMenu(row, event.currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
    </Row>
  );
});

const Row = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  '--indent': theme.spacing(3),
  minHeight: ROW_PX,
  marginInlineStart: 'calc(var(--level) * var(--indent))',
  padding: theme.spacing(0.25, 0.5),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  cursor: 'pointer',
  [MEDIA.phone]: { '--indent': theme.spacing(1.25) },
  '&:hover': { background: theme.vars.palette.action.hover },
  '&:focus-within': { background: tint(theme.vars.palette.primary.main, 8) },
  '&[data-faint="true"]': { opacity: 0.6 },
  '&[data-zone="inside"]': { background: tint(theme.vars.palette.primary.main, 12) },
  '&[data-zone="before"]::before, &:is([data-zone="after"], [data-zone="first"], [data-zone="end"])::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    zIndex: 1,
    height: 3,
    borderRadius: theme.radius.full,
    background: theme.vars.palette.primary.main,
  },
  '&[data-zone="before"]::before': { top: -2 },
  '&:is([data-zone="after"], [data-zone="first"], [data-zone="end"])::after': { bottom: -2 },
  '&[data-zone="first"]::after': { insetInlineStart: 'var(--indent)' },
  '&[data-zone="end"]::after': { insetInlineStart: 'calc(var(--level) * var(--indent) * -1)' },
  '& .handle': {
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 32,
    color: theme.vars.palette.text.secondary,
    cursor: 'grab',
    touchAction: 'none',
  },
  '& .expand': { flexShrink: 0, width: 32, height: 32, [MEDIA.small]: { width: 28 } },
  '& .expand svg': { transition: theme.transitions.create('transform', { duration: 150 }) },
  '& .expand[aria-expanded="false"] svg': { transform: 'rotate(-90deg)' },
  '& .mark': { flexShrink: 0, width: 32, height: 32 },
  '&[data-done="true"] .mark': { color: theme.vars.palette.success.main },
  '& .text': {
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(0.25, 1.5),
    minWidth: 0,
    [MEDIA.narrow]: { flexDirection: 'column', alignItems: 'stretch' },
  },
  '& .title': {
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    flex: '0 1 auto',
    padding: 0,
    border: 0,
    overflow: 'hidden',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    lineHeight: 1.4,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'text',
  },
  '&[data-done="true"] .title': { color: theme.vars.palette.text.secondary, textDecoration: 'line-through' },
  '& p': {
    flex: '1 1 0',
    minWidth: 0,
    margin: 0,
    overflow: 'hidden',
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    [MEDIA.narrow]: { flex: 'none' },
  },
  '& .text:has(input) p': { display: 'none' },
  // The mark in front of the title does the same.
  '& .complete': {
    flexShrink: 0,
    whiteSpace: 'nowrap',
    opacity: 0,
    [MEDIA.coarse]: { opacity: 1 },
    [MEDIA.phone]: { display: 'none' },
  },
  '&:is(:hover, :focus-within) .complete': { opacity: 1 },
}));
