import { styled } from '@mui/material/styles';
import { useCallback, useMemo, useState } from 'react';
import { MEDIA } from '../../../shared/look/media.ts';
import { WEEK_DAYS } from '../constants.ts';
import type { CalendarDay } from '../model/calendar-day.ts';
import type { CalendarEvent } from '../model/calendar-events.ts';
import { type EventGroup, type Grouping, type GroupRow, groupEvents, toGroupRows } from '../model/calendar-groups.ts';
import { useWindowRows } from '../parts/use-window-rows.ts';
import { ChoiceSwitch } from './ChoiceSwitch.tsx';
import { copy as words } from './copy.ts';
import { EventLine } from './EventLine.tsx';

interface EventGroupsProps {
  readonly events: readonly CalendarEvent[];
  readonly creationDay: CalendarDay;
  readonly today: CalendarDay;
  readonly onOpenTask: (taskId: string) => void;
}

const GROUPINGS = [
  ['days', words.days],
  ['weeks', words.weeks],
] as const;

const HEAD_PX = 48;
const EVENT_PX = 67;

/** The first mode of the calendar: events by the day offset from the creation, or by weeks of 7 days. */
export function EventGroups({ events, ...rest }: EventGroupsProps) {
  const [grouping, setGrouping] = useState<Grouping>('days');
  const rows = useMemo(() => toGroupRows(groupEvents(events, grouping)), [events, grouping]);
  return (
    <Frame>
      <ChoiceSwitch label={words.grouping} value={grouping} choices={GROUPINGS} onChange={setGrouping} />
      <GroupList key={grouping} rows={rows} grouping={grouping} {...rest} />
    </Frame>
  );
}

interface GroupListProps extends Omit<EventGroupsProps, 'events'> {
  readonly rows: readonly GroupRow[];
  readonly grouping: Grouping;
}

function GroupList({ rows, grouping, ...rest }: GroupListProps) {
  const keyAt = useCallback((index: number) => keyOf(rows[index]), [rows]);
  const {
    rows: visible,
    listProps,
    rowProps,
  } = useWindowRows({
    count: rows.length,
    estimatePx: (index) => (rows[index]?.kind === 'head' ? HEAD_PX : EVENT_PX),
    keyOf: keyAt,
  });
  return (
    <List {...listProps}>
      {visible.map((item) => {
        const row = rows[item.index];
        if (row === undefined) return null;
        return (
          <li
            key={item.key}
            aria-setsize={rows.length}
            aria-posinset={item.index + 1}
            data-kind={row.kind}
            data-last={row.kind === 'event' && row.isLast}
            {...rowProps(item)}
          >
            {row.kind === 'head' ? (
              <h2>
                {titleOf(row.group, grouping)}
                <span>{words.events(row.group.events.length)}</span>
              </h2>
            ) : (
              <EventLine event={row.event} {...rest} />
            )}
          </li>
        );
      })}
    </List>
  );
}

function keyOf(row: GroupRow | undefined): string {
  if (row === undefined) return '';
  return row.kind === 'head' ? `head ${row.group.from}` : `${row.event.type} ${row.event.task_id}`;
}

function titleOf({ from, to }: EventGroup, grouping: Grouping): string {
  if (grouping === 'days') return from < 0 ? words.beforeStart(-from) : words.day(from);
  return from < 0 ? words.beforeStartWeeks(-from / WEEK_DAYS) : words.week(from / WEEK_DAYS + 1, from, to);
}

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1),
  padding: theme.spacing(2, 3, 3),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.card,
  background: theme.vars.palette.background.paper,
  [MEDIA.phone]: { padding: theme.spacing(2) },
}));

const List = styled('ul')(({ theme }) => ({
  width: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& h2': {
    ...theme.typography.subtitle2,
    display: 'flex',
    alignItems: 'baseline',
    gap: theme.spacing(1),
    margin: 0,
    padding: theme.spacing(2, 0, 0.5),
    fontVariantNumeric: 'tabular-nums',
  },
  '& h2 span': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& li[data-kind="event"]': {
    padding: theme.spacing(1, 0, 1, 2),
    borderLeft: `2px solid ${theme.vars.palette.divider}`,
  },
}));
