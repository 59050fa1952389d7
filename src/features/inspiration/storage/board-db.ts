import type { DBSchema } from 'idb';
import type { Migration } from '../../../platform/db/connection.ts';
import type { Database, ReadTransaction, WriteTransaction } from '../../../platform/db/open-db.ts';
import { openToolDatabase } from '../../../shared/data/open-tool-database.ts';

/** Stores and indexes of doc 3 §3. Rows are untrusted: read them with the parsers of `records.ts`. */
export interface BoardSchema extends DBSchema {
  inspirations: { key: string; value: unknown; indexes: { status: string; created_at: number } };
  tasks: {
    key: string;
    value: unknown;
    indexes: { inspiration_id: string; parent_task_id: string; status: string; created_at: number };
  };
  timeline_events: { key: string; value: unknown; indexes: { inspiration_id: string; date: number } };
  hierarchy_data: { key: string; value: unknown };
  flowchart_data: { key: string; value: unknown };
}

export const BOARD_STORES = ['inspirations', 'tasks', 'timeline_events', 'hierarchy_data', 'flowchart_data'] as const;

export type BoardDb = Database<BoardSchema>;
export type BoardRead = ReadTransaction<BoardSchema> | WriteTransaction<BoardSchema>;
export type BoardWrite = WriteTransaction<BoardSchema>;

const MIGRATIONS: readonly Migration<BoardSchema>[] = [
  (db) => {
    const inspirations = db.createObjectStore('inspirations', { keyPath: 'id' });
    inspirations.createIndex('status', 'status');
    inspirations.createIndex('created_at', 'created_at');
    const tasks = db.createObjectStore('tasks', { keyPath: 'id' });
    tasks.createIndex('inspiration_id', 'inspiration_id');
    tasks.createIndex('parent_task_id', 'parent_task_id');
    tasks.createIndex('status', 'status');
    tasks.createIndex('created_at', 'created_at');
    const events = db.createObjectStore('timeline_events', { keyPath: 'id' });
    events.createIndex('inspiration_id', 'inspiration_id');
    events.createIndex('date', 'date');
    db.createObjectStore('hierarchy_data', { keyPath: 'inspiration_id' });
    db.createObjectStore('flowchart_data', { keyPath: 'inspiration_id' });
  },
];

export function openBoardDb(name = 'mythinkn_inspiration_storage'): BoardDb {
  return openToolDatabase<BoardSchema>({ name, migrations: MIGRATIONS });
}
