import type { BoardRows } from '../model/heal-rows.ts';
import { healCounters } from './apply-change.ts';
import { BOARD_STORES, type BoardRead, type BoardWrite } from './board-db.ts';
import { readCharts, readEvents, readInspirations, readTasks } from './read-board.ts';

/** Rows stored in one step of a transaction; the page can paint and answer after each. */
const SLICE_ROWS = 250;

/** All rows that can be read. */
export async function readBoardRows(tx: BoardRead, now: number): Promise<BoardRows> {
  return {
    inspirations: await readInspirations(tx, now),
    tasks: await readTasks(tx, now),
    timeline_events: await readEvents(tx, now),
    hierarchy_data: await readCharts(tx, 'hierarchy_data', now),
    flowchart_data: await readCharts(tx, 'flowchart_data', now),
  };
}

/** Stores rows, and counts the tasks of all inspirations that they belong to. */
export async function putBoardRows(tx: BoardWrite, rows: BoardRows, now: number): Promise<void> {
  for (const store of BOARD_STORES) {
    const target = tx.objectStore(store);
    for (let start = 0; start < rows[store].length; start += SLICE_ROWS) {
      const slice = rows[store].slice(start, start + SLICE_ROWS);
      await Promise.all(slice.map((row) => target.put(row)));
    }
  }
  const touched = new Set([
    ...rows.inspirations.map(({ id }) => id),
    ...rows.tasks.map(({ inspiration_id }) => inspiration_id),
  ]);
  await healCounters(tx, [...touched], now);
}

export async function clearBoard(tx: BoardWrite): Promise<void> {
  await Promise.all(BOARD_STORES.map((store) => tx.objectStore(store).clear()));
}
