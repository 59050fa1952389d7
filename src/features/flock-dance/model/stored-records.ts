import { z } from '../../../core/schema.ts';
import { mergeRunRecords, NO_RECORDS, type RunRecords, recordsSchema } from './run-records.ts';

const USER_ID_MAX_LENGTH = 100;

const storedSchema = z.object({
  users: z.record(z.string().max(USER_ID_MAX_LENGTH), recordsSchema).catch({}),
  unclaimed: recordsSchema.nullable().catch(null),
});

/** The records of everyone who plays in this browser. */
export interface StoredRecords {
  readonly users: Readonly<Record<string, RunRecords>>;
  /** Records from releases that did not store whose they are. The first signed-in user who reads them adopts them. */
  readonly unclaimed: RunRecords | null;
}

export const NO_STORED_RECORDS: StoredRecords = { users: {}, unclaimed: null };

/**
 * Stored text → records, or null where it is not a JSON object. Missing or damaged records count as never played. Text of
 * earlier releases is a single user's records, without a name.
 */
export function parseStoredRecords(text: string): StoredRecords | null {
  try {
    const value: unknown = JSON.parse(text);
    const unnamed = recordsSchema.safeParse(value).data;
    if (unnamed === undefined) return null;
    if (Object.keys(unnamed.free).length > 0 || unnamed.daily !== null) return { users: {}, unclaimed: unnamed };
    return storedSchema.safeParse(value).data ?? null;
  } catch {
    return null;
  }
}

export function recordsOf(stored: StoredRecords, userId: string): RunRecords {
  return Object.hasOwn(stored.users, userId) ? (stored.users[userId] ?? NO_RECORDS) : NO_RECORDS;
}

/** The stored records with another user's part replaced. The same object when nothing changes. */
export function withRecordsOf(stored: StoredRecords, userId: string, records: RunRecords): StoredRecords {
  if (records === recordsOf(stored, userId)) return stored;
  return { ...stored, users: { ...stored.users, [userId]: records } };
}

/** Gives the unclaimed records to this user, who keeps the better of each kind. */
export function adoptUnclaimed(stored: StoredRecords, userId: string): StoredRecords {
  if (stored.unclaimed === null) return stored;
  const records = mergeRunRecords(recordsOf(stored, userId), stored.unclaimed);
  return { ...withRecordsOf(stored, userId, records), unclaimed: null };
}

/** The better records of every user. Records stay unclaimed only if they are unclaimed on both sides. */
export function mergeStoredRecords(a: StoredRecords, b: StoredRecords): StoredRecords {
  const ids = [...new Set([...Object.keys(a.users), ...Object.keys(b.users)])];
  const users = Object.fromEntries(ids.map((id) => [id, mergeRunRecords(recordsOf(a, id), recordsOf(b, id))]));
  const isUnclaimed = a.unclaimed !== null && b.unclaimed !== null;
  return { users, unclaimed: isUnclaimed ? mergeRunRecords(a.unclaimed, b.unclaimed) : null };
}

/** The better records of every user. Imported records without a name wait for a user, like stored ones. */
export function mergeImportedRecords(own: StoredRecords, imported: StoredRecords): StoredRecords {
  const merged = mergeStoredRecords(own, imported);
  return merged.unclaimed === null ? { ...merged, unclaimed: own.unclaimed ?? imported.unclaimed } : merged;
}

/** How many best games there are, of all users, kinds and settings. */
export function countRecords({ users, unclaimed }: StoredRecords): number {
  const all = [...Object.values(users), ...(unclaimed === null ? [] : [unclaimed])];
  return all.flatMap(({ free, daily }) => [...Object.values(free), daily]).filter((best) => best !== null).length;
}
