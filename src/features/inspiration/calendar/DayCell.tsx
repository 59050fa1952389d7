import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { memo } from 'react';
import { cutGraphemes } from '../../../core/text/graphemes.ts';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import { DAY_CHIPS } from '../constants.ts';
import { type CalendarDay, toParts } from '../model/calendar-day.ts';
import { type CalendarEvent, pickChips } from '../model/calendar-events.ts';
import { formatFullDay, formatShortDay } from '../model/calendar-text.ts';
import { copy, labelOf, taskName } from '../words.ts';
import { copy as words } from './copy.ts';
import { DayButton } from './DayButton.tsx';
import { EventTypeIcon } from './EventTypeIcon.tsx';
import { eventTypeLabels } from './event-labels.ts';
import { MilestoneMark } from './MilestoneMark.tsx';

interface DayCellProps {
  readonly day: CalendarDay;
  readonly events: readonly CalendarEvent[];
  readonly creationDay: CalendarDay | null;
  /** A day of a week row has its weekday and its number, a day of the month grid its offset. */
  readonly view: 'week' | 'month';
  readonly isToday: boolean;
  /** Outside of the shown month. */
  readonly isQuiet?: boolean;
  readonly isTabStop: boolean;
  readonly isOpen: boolean;
  readonly onSelect: (day: CalendarDay, element: HTMLElement) => void;
}

const DOTS_MAX = 3;
/** A tooltip that fits the screen. */
const LISTED_MAX = 12;

/** A day of a grid as a button: its date, its first events, and a tooltip with all of them. */
export const DayCell = memo(function DayCell(props: DayCellProps) {
  const { day, events, creationDay, view, isToday, isQuiet = false, isTabStop, isOpen, onSelect } = props;
  const isMonth = view === 'month';
  const offset = creationDay === null ? null : day - creationDay;
  const hidden = events.length - DAY_CHIPS.max;
  const hasEvents = events.length > 0;
  return (
    <Tooltip describeChild title={hasEvents && !isOpen ? <Titles events={events} /> : ''}>
      <DayButton
        type="button"
        data-day={day}
        data-view={view}
        data-today={isToday}
        data-quiet={isQuiet}
        data-empty={!hasEvents}
        tabIndex={isTabStop ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        aria-haspopup={hasEvents ? 'dialog' : undefined}
        aria-expanded={hasEvents ? isOpen : undefined}
        onClick={(event) => onSelect(day, event.currentTarget)}
      >
        <VisuallyHidden>{labelOfDay(props)}</VisuallyHidden>
        <Looks aria-hidden="true">
          <span className="head">
            {!isMonth && <span className="weekday">{words.weekdays[toParts(day).weekday]}</span>}
            <span className="date">{isMonth ? toParts(day).date : formatShortDay(day)}</span>
            {isMonth && offset === 0 && <span className="start">{words.start}</span>}
            {isMonth && offset !== null && offset > 0 && <span className="note">{words.offset(offset)}</span>}
          </span>
          {!isMonth && offset !== null && <DayNumber offset={offset} />}
          {pickChips(events, DAY_CHIPS.max).map((event) => (
            <span
              key={`${event.type} ${event.task_id}`}
              className="chip"
              data-milestone={event.milestone_type}
              data-type={event.type}
            >
              <MilestoneMark type={event.milestone_type} />
              <span className="title">{cutGraphemes(taskName(event.title), DAY_CHIPS.characters)}</span>
              <EventTypeIcon type={event.type} />
            </span>
          ))}
          {hidden > 0 && <span className="more">{isMonth ? words.moreShort(hidden) : words.more(hidden)}</span>}
          {hasEvents && <Dots events={events} />}
        </Looks>
      </DayButton>
    </Tooltip>
  );
});

/** What the eye sees; a screen reader has the label. */
const Looks = styled('span')({ display: 'contents' });

function labelOfDay({ day, events, creationDay, isToday }: DayCellProps): string {
  const parts = [formatFullDay(day)];
  if (creationDay !== null) parts.push(placeOf(day - creationDay));
  if (isToday) parts.push(words.now);
  if (events.length > 0) parts.push(words.events(events.length));
  return words.dayLabel(parts);
}

function placeOf(offset: number): string {
  if (offset === 0) return words.start;
  return offset < 0 ? words.beforeStart(-offset) : words.day(offset);
}

function DayNumber({ offset }: { readonly offset: number }) {
  return (
    <>
      <span className="note wide">{offset < 0 ? words.beforeStart(-offset) : words.day(offset)}</span>
      <span className="note short">{offset === 0 ? words.start : offset < 0 ? offset : words.offset(offset)}</span>
    </>
  );
}

/** Signs and a number in place of titles, where those have no room. */
function Dots({ events }: { readonly events: readonly CalendarEvent[] }) {
  return (
    <span className="dots">
      <span>
        {pickChips(events, DOTS_MAX).map((event) => (
          <span key={`${event.type} ${event.task_id}`} data-milestone={event.milestone_type}>
            <MilestoneMark type={event.milestone_type} />
          </span>
        ))}
      </span>
      <span className="count">{events.length}</span>
    </span>
  );
}

function Titles({ events }: { readonly events: readonly CalendarEvent[] }) {
  const hidden = events.length - LISTED_MAX;
  return (
    <>
      {pickChips(events, LISTED_MAX).map((event) => (
        <span key={`${event.type} ${event.task_id}`} style={{ display: 'block' }}>
          {words.listed(
            eventTypeLabels[event.type],
            labelOf(copy.milestoneTypes, event.milestone_type),
            taskName(event.title),
          )}
        </span>
      ))}
      {hidden > 0 && <span style={{ display: 'block' }}>{words.more(hidden)}</span>}
    </>
  );
}
