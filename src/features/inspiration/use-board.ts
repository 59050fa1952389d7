import { type LiveQuery, useLiveQuery } from '../../shared/data/use-live-query.ts';
import { boardDb } from './board.ts';
import type { InspirationRows } from './model/board-rules.ts';
import type { Inspiration } from './model/records.ts';
import { BOARD_STORES } from './storage/board-db.ts';
import { readInspirations, readRowsOf } from './storage/read-board.ts';

/** All goals, newest first, kept up to date with this and other tabs. */
export function useInspirations(): LiveQuery<readonly Inspiration[]> {
  return useLiveQuery(boardDb, ['inspirations'], (tx) => readInspirations(tx, Date.now()));
}

/** One goal with its tasks and events; `data` is null where there is none. */
export function useInspirationRows(id: string): LiveQuery<InspirationRows | null> {
  return useLiveQuery(boardDb, BOARD_STORES, (tx) => readRowsOf(tx, id, Date.now()), id);
}
