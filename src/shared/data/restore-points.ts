import type { DBSchema } from 'idb';
import { AppError } from '../../core/errors.ts';
import { z } from '../../core/schema.ts';
import type { Migration } from '../../platform/db/connection.ts';
import type { Database } from '../../platform/db/open-db.ts';
import { readRows } from '../../platform/db/read-rows.ts';
import { openToolDatabase } from './open-tool-database.ts';

/** The change that a restore point was made before. */
const RESTORE_REASONS = ['import', 'clear', 'restore', 'delete'] as const;
export type RestoreReason = (typeof RESTORE_REASONS)[number];

const pointSchema = z.object({
  id: z.number().int(),
  /** Milliseconds since 1970. */
  at: z.number(),
  reason: z.enum(RESTORE_REASONS),
  tools: z.array(z.object({ id: z.string(), label: z.string(), entries: z.number() })),
  bytes: z.number(),
});

/** The data of some tools before a change. */
export type RestorePoint = Readonly<z.infer<typeof pointSchema>>;

interface RestoreSchema extends DBSchema {
  points: { key: number; value: unknown };
  /** Archives, stored apart so that listing the points does not load them. */
  archives: { key: number; value: Blob };
}

/** Beyond these the oldest points are removed. A snapshot that is larger alone cannot be kept. */
export const RESTORE_MAX = { count: 10, bytes: 64 << 20 } as const;

const MIGRATIONS: readonly Migration<RestoreSchema>[] = [
  (db) => {
    db.createObjectStore('points', { keyPath: 'id', autoIncrement: true });
    db.createObjectStore('archives');
  },
];

export interface RestorePoints {
  /**
   * Keeps an archive.
   * @throws AppError with a `DbErrorCode`; `quota-exceeded` also for an archive beyond `RESTORE_MAX`.
   */
  add(point: Omit<RestorePoint, 'id' | 'bytes'>, archive: Blob): Promise<RestorePoint>;
  /** Newest first. */
  list(): Promise<readonly RestorePoint[]>;
  /** Null when it is gone. */
  readArchive(id: number): Promise<Blob | null>;
  remove(id: number): Promise<void>;
  /**
   * Brings a removed point back to its place.
   * @throws AppError with a `DbErrorCode`.
   */
  putBack(point: RestorePoint, archive: Blob): Promise<void>;
  /** This or another tab added or removed a point. */
  onChange(handler: () => void): () => void;
  close(): void;
}

/** Restore points of all tools, in a database of their own, so that damage to a tool's database does not reach them. */
export function openRestorePoints(name = 'mythinkn_restore_points'): RestorePoints {
  const db = openToolDatabase<RestoreSchema>({ name, migrations: MIGRATIONS });
  return {
    add: (point, archive) => addPoint(db, point, archive),
    async list() {
      const { rows } = readRows(await db.read(['points'], (tx) => tx.objectStore('points').getAll()), pointSchema);
      return rows.toReversed();
    },
    async readArchive(id) {
      return (await db.read(['archives'], (tx) => tx.objectStore('archives').get(id))) ?? null;
    },
    remove: (id) =>
      db.write(['points', 'archives'], async (tx) => {
        await tx.objectStore('points').delete(id);
        await tx.objectStore('archives').delete(id);
      }),
    putBack: (point, archive) =>
      db.write(['points', 'archives'], async (tx) => {
        await tx.objectStore('points').put(point);
        await tx.objectStore('archives').put(archive, point.id);
      }),
    onChange: (handler) => db.onChange(handler),
    close: () => db.close(),
  };
}

async function addPoint(
  db: Database<RestoreSchema>,
  point: Omit<RestorePoint, 'id' | 'bytes'>,
  archive: Blob,
): Promise<RestorePoint> {
  const bytes = archive.size;
  if (bytes > RESTORE_MAX.bytes) throw new AppError('quota-exceeded', `${bytes} bytes are too many to keep`);
  return db.write(['points', 'archives'], async (tx) => {
    const points = tx.objectStore('points');
    const archives = tx.objectStore('archives');
    const { rows } = readRows(await points.getAll(), pointSchema);
    // Make room first: on a full disk the new point may fit only in place of an old one.
    for (const id of listSurplus(rows, bytes)) {
      await points.delete(id);
      await archives.delete(id);
    }
    const id = await points.add({ ...point, bytes });
    await archives.put(archive, id);
    return { ...point, id, bytes };
  });
}

/** Ids of the oldest points that must go so that one of `bytes` more stays within the bounds. `points` are oldest first. */
export function listSurplus(points: readonly RestorePoint[], bytes: number): readonly number[] {
  let count = points.length + 1;
  let total = points.reduce((sum, point) => sum + point.bytes, bytes);
  const surplus: number[] = [];
  for (const point of points) {
    if (count <= RESTORE_MAX.count && total <= RESTORE_MAX.bytes) break;
    surplus.push(point.id);
    count -= 1;
    total -= point.bytes;
  }
  return surplus;
}
