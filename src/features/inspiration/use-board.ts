import type { ReadTransaction } from '../../platform/db/open-db.ts';
import { type LiveQuery, useLiveQuery } from '../../shared/data/use-live-query.ts';
import { boardDb } from './board.ts';
import type { Inspiration, InspirationRows, TimelineEvent } from './model/records.ts';
import type { BoardSchema } from './storage/board-db.ts';
import { readChart, readEvents, readInspiration, readInspirations, readTasks } from './storage/read-board.ts';

/** All goals, newest first, kept up to date with this and other tabs. */
export function useInspirations(): LiveQuery<readonly Inspiration[]> {
  return useLiveQuery(boardDb, ['inspirations'], (tx) => readInspirations(tx, Date.now()));
}

export type InspirationDetail = Pick<InspirationRows, 'inspiration' | 'tasks' | 'hierarchy_data'>;

/** One goal with its tasks; `data` is null where there is none. */
export function useInspirationDetail(id: string): LiveQuery<InspirationDetail | null> {
  const read = async (tx: ReadTransaction<BoardSchema>): Promise<InspirationDetail | null> => {
    const now = Date.now();
    const [inspiration, tasks, hierarchy_data] = await Promise.all([
      readInspiration(tx, id, now),
      readTasks(tx, now, id),
      readChart(tx, 'hierarchy_data', id, now),
    ]);
    return inspiration === null ? null : { inspiration, tasks, hierarchy_data };
  };
  return useLiveQuery(boardDb, ['inspirations', 'tasks', 'hierarchy_data'], read, id);
}

/** Events of one goal, oldest first. */
export function useEvents(id: string): LiveQuery<readonly TimelineEvent[]> {
  return useLiveQuery(boardDb, ['timeline_events'], (tx) => readEvents(tx, Date.now(), id), id);
}
