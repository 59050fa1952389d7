import type { DBSchema } from 'idb';
import { z } from '../../../core/schema.ts';
import type { Migration } from '../../../platform/db/connection.ts';
import { type Database, openDb } from '../../../platform/db/open-db.ts';

/** A file of which slices are stored on this device. */
export interface PartialFile {
  readonly fileId: string;
  /** Account of the sender: only this one continues the file. */
  readonly userId: string;
  readonly bytes: number;
  /** With the SHA-256 of the first slice, by which the file is known under another id; null where it was not written down. */
  readonly name: string | null;
  readonly firstSlice: string | null;
  /** The slices that have arrived, one bit each, the lowest bit first. */
  readonly slices: Uint8Array;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Remembers unfinished files over a reload. Never rejects: without a database there is nothing to remember. */
export interface PartialStore {
  read(fileId: string): Promise<PartialFile | null>;
  write(file: PartialFile): Promise<void>;
  remove(fileIds: readonly string[]): Promise<void>;
  /** All files, the damaged ones left out. */
  list(): Promise<readonly PartialFile[]>;
}

interface PartialSchema extends DBSchema {
  files: { key: string; value: unknown };
}

const MIGRATIONS: readonly Migration<PartialSchema>[] = [
  (db) => {
    db.createObjectStore('files', { keyPath: 'fileId' });
  },
];

const partialSchema = z.object({
  fileId: z.string().regex(/^[0-9a-f]{32}$/),
  userId: z.string().min(1),
  bytes: z.number().int().nonnegative(),
  name: z.string().nullable().default(null),
  firstSlice: z.string().nullable().default(null),
  slices: z.instanceof(Uint8Array),
  at: z.number(),
});

/** Opens the database at its first use. A test gives it a name of its own. */
export function openPartialStore(name = 'mythinkn_lan_files'): PartialStore {
  const db: Database<PartialSchema> = openDb<PartialSchema>({ name, migrations: MIGRATIONS });
  const parse = (row: unknown): PartialFile | null => partialSchema.safeParse(row).data ?? null;
  return {
    read: (fileId) =>
      db.read(['files'], async (tx) => parse(await tx.objectStore('files').get(fileId))).catch(() => null),
    write: (file) =>
      db
        .write(['files'], async (tx) => {
          await tx.objectStore('files').put(file);
        })
        .catch(() => undefined),
    remove: (fileIds) =>
      db
        .write(['files'], async (tx) => {
          for (const fileId of fileIds) await tx.objectStore('files').delete(fileId);
        })
        .catch(() => undefined),
    list: () =>
      db
        .read(['files'], async (tx) => (await tx.objectStore('files').getAll()).map(parse))
        .then((rows) => rows.filter((row) => row !== null))
        .catch(() => []),
  };
}
