import type { DBSchema } from 'idb';
import { z } from '../../../core/schema.ts';
import type { Migration } from '../../../platform/db/connection.ts';
import type { Database } from '../../../platform/db/open-db.ts';
import { openToolDatabase } from '../../../shared/data/open-tool-database.ts';
import type { Surface } from '../model/images.ts';

/** A picture of the visitor (doc 2 §3 Local image store). */
export interface StoredImage {
  readonly id: string;
  readonly type: Surface;
  readonly blob: Blob;
  /** Bytes. */
  readonly size: number;
  readonly mimeType: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
}

export const NO_IMAGES: ReadonlyMap<string, StoredImage> = new Map();

/** Rows are untrusted: read them with `parseImage`. */
interface ImageSchema extends DBSchema {
  images: { key: string; value: unknown; indexes: { type: string } };
}

export type ImageDb = Database<ImageSchema>;

const MIGRATIONS: readonly Migration<ImageSchema>[] = [
  (db) => {
    db.createObjectStore('images', { keyPath: 'id' }).createIndex('type', 'type');
  },
];

export function openImageDb(name = 'mythinkn_goal_images'): ImageDb {
  return openToolDatabase<ImageSchema>({ name, migrations: MIGRATIONS });
}

const imageSchema = z.object({
  id: z.string().min(1),
  type: z.enum(['panel', 'background']),
  blob: z.instanceof(Blob),
  size: z.number().catch(0),
  mimeType: z.string().catch(''),
  name: z.string().catch(''),
  timestamp: z.number().catch(0),
});

/** Null for anything that is no stored image. */
function parseImage(row: unknown): StoredImage | null {
  return imageSchema.safeParse(row).data ?? null;
}

/** Null where there is none. */
export function readImage(db: ImageDb, id: string): Promise<StoredImage | null> {
  return db.read(['images'], async (tx) => parseImage(await tx.objectStore('images').get(id)));
}

/** All stored images, by their ids. */
export function readImages(db: ImageDb): Promise<readonly StoredImage[]> {
  return db.read(['images'], async (tx) =>
    (await tx.objectStore('images').getAll()).flatMap((row) => parseImage(row) ?? []),
  );
}
