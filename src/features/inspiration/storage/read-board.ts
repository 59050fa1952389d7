import {
  type ChartRecord,
  type Inspiration,
  type InspirationRows,
  type Parsed,
  parseChart,
  parseEvent,
  parseInspiration,
  parseTask,
  type Task,
  type TimelineEvent,
} from '../model/records.ts';
import type { BoardRead } from './board-db.ts';

/** Inspirations, newest first (doc 3 §7). */
export async function readInspirations(tx: BoardRead, now: number): Promise<readonly Inspiration[]> {
  const rows = parseRows(await tx.objectStore('inspirations').getAll(), parseInspiration, now);
  return rows.toSorted((a, b) => b.created_at - a.created_at || (a.id < b.id ? -1 : 1));
}

/** Null where there is none. */
export async function readInspiration(tx: BoardRead, id: string, now: number): Promise<Inspiration | null> {
  return parseInspiration(await tx.objectStore('inspirations').get(id), now)?.row ?? null;
}

export async function readTask(tx: BoardRead, id: string, now: number): Promise<Task | null> {
  return parseTask(await tx.objectStore('tasks').get(id), now)?.row ?? null;
}

/** Tasks of one inspiration, or of all. */
export async function readTasks(tx: BoardRead, now: number, inspirationId?: string): Promise<readonly Task[]> {
  if (inspirationId === undefined) return readAll(tx, 'tasks', parseTask, now);
  return parseRows(await tx.objectStore('tasks').index('inspiration_id').getAll(inspirationId), parseTask, now);
}

/** Events of one inspiration, or of all, oldest first (doc 3 §7). */
export async function readEvents(
  tx: BoardRead,
  now: number,
  inspirationId?: string,
): Promise<readonly TimelineEvent[]> {
  const store = tx.objectStore('timeline_events');
  const rows =
    inspirationId === undefined
      ? await readAll(tx, 'timeline_events', parseEvent, now)
      : parseRows(await store.index('inspiration_id').getAll(inspirationId), parseEvent, now);
  return rows.toSorted((a, b) => a.date - b.date);
}

export type ChartStore = 'hierarchy_data' | 'flowchart_data';

export async function readChart(
  tx: BoardRead,
  store: ChartStore,
  id: string,
  now: number,
): Promise<ChartRecord | null> {
  return parseChart(await tx.objectStore(store).get(id), now)?.row ?? null;
}

export async function readCharts(tx: BoardRead, store: ChartStore, now: number): Promise<readonly ChartRecord[]> {
  return parseRows(await tx.objectStore(store).getAll(), parseChart, now);
}

/** All rows of one inspiration; null where there is none. */
export async function readRowsOf(tx: BoardRead, id: string, now: number): Promise<InspirationRows | null> {
  const inspiration = await readInspiration(tx, id, now);
  if (inspiration === null) return null;
  return {
    inspiration,
    tasks: await readTasks(tx, now, id),
    timeline_events: await readEvents(tx, now, id),
    hierarchy_data: await readChart(tx, 'hierarchy_data', id, now),
    flowchart_data: await readChart(tx, 'flowchart_data', id, now),
  };
}

/** Rows read in one step of a transaction; the page can paint and answer after each. */
const SLICE_ROWS = 1000;

/** All rows of a store, by id. */
async function readAll<Row extends { readonly id: string }>(
  tx: BoardRead,
  store: 'tasks' | 'timeline_events',
  parse: (value: unknown, now: number) => Parsed<Row> | null,
  now: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  let range: IDBKeyRange | null = null;
  for (;;) {
    const slice: unknown[] = await tx.objectStore(store).getAll(range, SLICE_ROWS);
    for (const row of parseRows(slice, parse, now)) rows.push(row);
    if (slice.length < SLICE_ROWS) return rows;
    range = IDBKeyRange.lowerBound((slice.at(-1) as { readonly id: IDBValidKey }).id, true);
  }
}

function parseRows<Row>(
  raw: readonly unknown[],
  parse: (value: unknown, now: number) => Parsed<Row> | null,
  now: number,
): Row[] {
  return raw.flatMap((value) => parse(value, now)?.row ?? []);
}
