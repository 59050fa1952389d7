import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import type { CalendarDay } from '../model/calendar-day.ts';
import type { CalendarEvent } from '../model/calendar-events.ts';
import { formatFullDay } from '../model/calendar-text.ts';
import { copy as words } from './copy.ts';
import { EventLine } from './EventLine.tsx';
import { milestoneColors } from './milestone-look.ts';

export interface OpenDay {
  readonly day: CalendarDay;
  readonly anchor: HTMLElement;
}

interface DayPopoverProps {
  /** Null while closed. */
  readonly open: OpenDay | null;
  readonly events: readonly CalendarEvent[];
  readonly creationDay: CalendarDay | null;
  readonly today: CalendarDay;
  readonly onClose: () => void;
  readonly onOpenTask: (taskId: string) => void;
}

/** Events that are added to the list at a time. */
const PAGE = 50;

/** All events of a day beside its cell. */
export function DayPopover({ open, ...rest }: DayPopoverProps) {
  const titleId = useId();
  return (
    <Popover
      open={open !== null}
      anchorEl={open?.anchor ?? null}
      onClose={rest.onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId } }}
    >
      {open !== null && <Content key={open.day} titleId={titleId} day={open.day} {...rest} />}
    </Popover>
  );
}

interface ContentProps extends Omit<DayPopoverProps, 'open'> {
  readonly titleId: string;
  readonly day: CalendarDay;
}

function Content({ titleId, day, events, creationDay, today, onClose, onOpenTask }: ContentProps) {
  const [shown, setShown] = useState(PAGE);
  const hidden = events.length - shown;
  return (
    <Root>
      <div className="head">
        <h2 id={titleId}>{formatFullDay(day)}</h2>
        <IconButton size="small" aria-label={words.close} onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </div>
      <ul>
        {events.slice(0, shown).map((event) => (
          <li key={`${event.type} ${event.task_id}`}>
            <EventLine event={event} creationDay={creationDay} today={today} onOpenTask={onOpenTask} />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button fullWidth onClick={() => setShown(shown + PAGE)}>
          {words.showMore(Math.min(hidden, PAGE))}
        </Button>
      )}
    </Root>
  );
}

const Root = styled('div')(({ theme }) => ({
  ...milestoneColors(theme),
  width: 'min(400px, calc(100vw - 32px))',
  maxHeight: 'min(420px, 70vh)',
  padding: theme.spacing(1.5, 2),
  overflowY: 'auto',
  '& .head': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: theme.spacing(1) },
  '& h2': { ...theme.typography.h6, margin: 0 },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { padding: theme.spacing(1, 0) },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));
