import type { DBSchema } from 'idb';
import { z } from '../../core/schema.ts';
import type { Migration } from '../../platform/db/connection.ts';
import { type Database, openDb } from '../../platform/db/open-db.ts';
import { handoffKey } from '../../platform/storage/keys.ts';

/** How long an offer waits to be taken. */
export const HANDOFF_VALID_MS = 10 * 60_000;

const ID_PATTERN = /^[a-z0-9-]{8,64}$/;

const entrySchema = z.object({
  id: z.string().regex(ID_PATTERN),
  kind: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
  payload: z.unknown(),
});

interface HandoffSchema extends DBSchema {
  entries: { key: string; value: unknown };
}

/** A schema of the schema library, as far as a payload needs it. */
interface PayloadSchema<Payload> {
  safeParse(value: unknown): { readonly success: true; readonly data: Payload } | { readonly success: false };
}

/** Where the marker of an offer is kept for the page that follows in the same tab. */
interface MarkerStorage {
  read(key: string): string | null;
  write(key: string, text: string): boolean;
  remove(key: string): void;
}

interface HandoffDeps {
  /** A database of its own for every test. */
  readonly name?: string;
  readonly markers: MarkerStorage;
  readonly now: () => number;
  readonly createId: () => string;
}

/**
 * Hands something from one page to another: blobs, texts, plain data. The payload waits in IndexedDB, because session
 * storage is too small for it. A page in the same tab finds it by the marker in session storage; one in another tab, which
 * does not inherit session storage, needs the id in its address.
 */
export interface Handoff<Kind extends string = string> {
  /**
   * Keeps a payload for ten minutes. `by: 'address'` leaves no marker, so that only the page whose address has the id
   * takes it; a marker would serve every page of this tab that takes this kind.
   * @returns its id, for the address of a page in another tab.
   * @throws AppError with a `DbErrorCode`.
   */
  offer(kind: Kind, payload: unknown, by?: 'marker' | 'address'): Promise<string>;
  /** Id of the latest offer of this kind in this tab; null when there is none. */
  pending(kind: Kind): string | null;
  /**
   * Takes a payload, once. Null when the id names no offer of this kind, it is too old, was taken already, or is not what
   * the schema says: then nothing is removed, because it may be another page's.
   * @throws AppError with a `DbErrorCode`.
   */
  take<Payload>(kind: Kind, id: string, schema: PayloadSchema<Payload>): Promise<Payload | null>;
  close(): void;
}

const MIGRATIONS: readonly Migration<HandoffSchema>[] = [(db) => void db.createObjectStore('entries')];

export function createHandoff<Kind extends string = string>(deps: HandoffDeps): Handoff<Kind> {
  const { name = 'mythinkn_handoff', markers, now, createId } = deps;
  const db = openDb<HandoffSchema>({ name, migrations: MIGRATIONS });
  return {
    async offer(kind, payload, by = 'marker') {
      const id = createId();
      await db.write(['entries'], async (tx) => {
        const entries = tx.objectStore('entries');
        for (const key of await entries.getAllKeys()) {
          if (isOver(await entries.get(key), now())) await entries.delete(key);
        }
        await entries.put({ id, kind, at: now(), payload }, id);
      });
      if (by === 'marker') markers.write(handoffKey(kind), id);
      return id;
    },
    pending(kind) {
      const id = markers.read(handoffKey(kind));
      return id !== null && ID_PATTERN.test(id) ? id : null;
    },
    async take(kind, id, schema) {
      if (markers.read(handoffKey(kind)) === id) markers.remove(handoffKey(kind));
      return takeEntry(db, kind, id, schema, now());
    },
    close: () => db.close(),
  };
}

/** Read and removed in one transaction: of two pages with the same id only one gets the payload. */
function takeEntry<Payload>(
  db: Database<HandoffSchema>,
  kind: string,
  id: string,
  schema: PayloadSchema<Payload>,
  now: number,
): Promise<Payload | null> {
  return db.write(['entries'], async (tx) => {
    const entries = tx.objectStore('entries');
    const stored = await entries.get(id);
    const entry = entrySchema.safeParse(stored);
    if (!entry.success || entry.data.kind !== kind || isOver(stored, now)) return null;
    const payload = schema.safeParse(entry.data.payload);
    if (!payload.success) return null;
    await entries.delete(id);
    return payload.data;
  });
}

/** Whether an offer has expired. Foreign entries never expire. */
function isOver(stored: unknown, now: number): boolean {
  const entry = entrySchema.safeParse(stored);
  return entry.success && Math.abs(now - entry.data.at) > HANDOFF_VALID_MS;
}
