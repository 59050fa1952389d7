import AddIcon from '@mui/icons-material/Add';
import CheckIcon from '@mui/icons-material/Check';
import EventIcon from '@mui/icons-material/EventOutlined';
import FlagIcon from '@mui/icons-material/FlagOutlined';
import ChangeIcon from '@mui/icons-material/SyncAlt';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ElementType, memo } from 'react';
import { MEDIA } from '../../../shared/look/media.ts';
import { tint } from '../../../shared/look/tint.ts';
import { formatMoment, toMachineTime } from '../model/calendar-text.ts';
import type { TimelineLink, TimelineRow } from '../model/timeline-rows.ts';
import { copy, labelOf, taskName } from '../words.ts';

interface TimelineItemProps {
  readonly row: TimelineRow;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onOpenTask: (taskId: string) => void;
}

const words = copy.timeline;

const ICONS: Readonly<Record<string, ElementType>> = {
  inspiration_created: FlagIcon,
  task_added: AddIcon,
  task_completed: CheckIcon,
  status_changed: ChangeIcon,
};

/** One event: its type, text, time and day, and a link to its task. */
export const TimelineItem = memo(function TimelineItem({ row, isFirst, isLast, onOpenTask }: TimelineItemProps) {
  const { event, link } = row;
  const Icon = Object.hasOwn(ICONS, event.type) ? (ICONS[event.type] ?? EventIcon) : EventIcon;
  const type = labelOf(words.types, event.type);
  const title = link.kind === 'none' ? event.title : taskName(event.title);
  return (
    <Root data-type={event.type} data-last={isLast}>
      <span className="icon" aria-hidden="true">
        <Icon fontSize="small" />
      </span>
      <div className="text">
        <p className="head">
          <strong>{type}</strong>
          {title !== '' && title !== type && <span>{title}</span>}
          {isFirst && <span className="start">{words.start}</span>}
          <span className="time">
            <time dateTime={toMachineTime(event.date)}>{formatMoment(event.date)}</time>
            <span>{words.day(event.days_since_inspiration)}</span>
          </span>
        </p>
        {event.description !== '' && <p>{event.description}</p>}
      </div>
      <Jump link={link} onOpenTask={onOpenTask} />
    </Root>
  );
});

interface JumpProps {
  readonly link: TimelineLink;
  readonly onOpenTask: (taskId: string) => void;
}

function Jump({ link, onOpenTask }: JumpProps) {
  if (link.kind === 'none') return null;
  if (link.kind === 'deleted') return <span className="deleted">{words.deleted}</span>;
  return (
    <Button
      size="small"
      aria-label={words.jumpLabel(taskName(link.task.title))}
      onClick={() => onOpenTask(link.task.id)}
    >
      {words.jump}
    </Button>
  );
}

const Root = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    '--type': palette.neutral,
    '&[data-type="inspiration_created"]': { '--type': palette.primary.dark },
    '&[data-type="task_added"]': { '--type': palette.info.main },
    '&[data-type="task_completed"]': { '--type': palette.success.main },
    '&[data-type="status_changed"]': { '--type': palette.warning.main },
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: theme.spacing(2),
    paddingBottom: theme.spacing(2.5),
    '&[data-last="true"]': { paddingBottom: 0 },
    '& p': { margin: 0 },
    // The line from this event to the next.
    '&:not([data-last="true"])::before': {
      content: '""',
      position: 'absolute',
      top: 32,
      bottom: 0,
      left: 15,
      width: 2,
      background: palette.divider,
    },
    '& .icon': {
      display: 'grid',
      flex: 'none',
      placeItems: 'center',
      width: 32,
      height: 32,
      borderRadius: '50%',
      background: tint('var(--type)', 12),
      color: 'var(--type)',
    },
    '& .text': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
    '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0, 1.5), minHeight: 32 },
    '& .head strong': { color: 'var(--type)', fontWeight: 600 },
    '& .start': {
      padding: theme.spacing(0, 1),
      border: `1px solid ${palette.primary.dark}`,
      borderRadius: theme.radius.full,
      color: palette.primary.dark,
      ...theme.typography.caption,
    },
    '& .time': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: theme.spacing(0, 1.5),
      color: palette.text.secondary,
      ...theme.typography.caption,
      fontVariantNumeric: 'tabular-nums',
    },
    '& .deleted': {
      flex: 'none',
      padding: theme.spacing(0.5, 0.625),
      color: palette.text.secondary,
      ...theme.typography.caption,
      lineHeight: '24px',
    },
    '& button': { flex: 'none' },
    [MEDIA.phone]: {
      // Beside the type, so that the text has the whole width.
      '& > button, & .deleted': { position: 'absolute', top: 0, right: 0 },
      '& .time': { flexBasis: '100%' },
    },
  };
});
