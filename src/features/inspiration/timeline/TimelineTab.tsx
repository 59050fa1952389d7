import { styled } from '@mui/material/styles';
import { useId, useMemo } from 'react';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { countDays } from '../model/day-count.ts';
import type { Inspiration, Task, TimelineEvent } from '../model/records.ts';
import { countTimeline, listTimelineRows } from '../model/timeline-rows.ts';
import { copy } from '../words.ts';
import { TimelineCounters } from './TimelineCounters.tsx';
import { TimelineList } from './TimelineList.tsx';

interface TimelineTabProps {
  readonly inspiration: Inspiration;
  /** The goal's tasks, for the counters and the links. */
  readonly tasks: readonly Task[];
  /** The goal's events, in any order. */
  readonly events: readonly TimelineEvent[];
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Shows a task in the task list. */
  readonly onOpenTask: (taskId: string) => void;
}

const words = copy.timeline;

/** What happened to a goal, from its creation on (doc 3 §2, Timeline tab). */
export function TimelineTab({ inspiration, tasks, events, now, onOpenTask }: TimelineTabProps) {
  const titleId = useId();
  const rows = useMemo(() => listTimelineRows(events, tasks), [events, tasks]);
  const counts = useMemo(() => countTimeline(events, tasks), [events, tasks]);
  return (
    <Root aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>{words.title}</h2>
        <span>{words.count(events.length)}</span>
        <span className="now">{words.now(countDays(inspiration.created_at, now))}</span>
      </Head>
      <TimelineCounters counts={counts} />
      {rows.length === 0 ? (
        <EmptyState text={words.empty} />
      ) : (
        <TimelineList rows={rows} labelId={titleId} onOpenTask={onOpenTask} />
      )}
    </Root>
  );
}

const Root = styled('section')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2), minWidth: 0 }));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: theme.spacing(0.5, 1.5),
  color: theme.vars.palette.text.secondary,
  ...theme.typography.body2,
  fontVariantNumeric: 'tabular-nums',
  '& h2': { ...theme.typography.h5, margin: 0, color: theme.vars.palette.text.primary },
  '& .now': { marginLeft: 'auto' },
}));
