import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import {
  readUploadPath,
  toUploadPath,
  UPLOAD_LIMITS,
  type UploadReply,
} from '../../../../src/core/contracts/admin-uploads.ts';
import { apiError } from '../../../api-error.ts';
import type { Database } from '../../../db/schema.ts';
import { DAY_MS } from '../../accounts/constants.ts';
import { type AdminCaller, type AdminContext, changeAsAdmin } from '../admin-context.ts';
import { decodePicture } from './decode-picture.ts';

/** Space that uploaded pictures take. */
interface UploadUsage {
  readonly files: number;
  readonly bytes: number;
}

/** Stores an uploaded picture under the hash of its content. Throws `UPLOAD_QUOTA`, and what `decodePicture` throws. */
export async function createUpload(admin: AdminContext, caller: AdminCaller, bytes: Buffer): Promise<UploadReply> {
  const { content, width, height } = await decodePicture(bytes);
  const hash = createHash('sha256').update(content).digest('hex');
  const facts = { path: toUploadPath(hash), width, height, bytes: content.length };
  const now = admin.accounts.now();
  await changeAsAdmin(admin, caller, async ({ transaction, record }) => {
    const renewed = await touchUploads(transaction, [hash], now);
    if (renewed === 0) {
      await assertPlace(transaction, content.length);
      await transaction
        .insertInto('uploads')
        .values({
          ...{ hash, content: content.toString('base64'), size: content.length, width, height },
          ...{ created_at: now, used_at: now },
        })
        .execute();
    }
    await record({ action: 'upload.create', subject: hash, after: facts });
  });
  return facts;
}

/** The file of an uploaded picture; null when there is none. */
export async function readUpload(db: Kysely<Database>, hash: string): Promise<Buffer | null> {
  const row = await db.selectFrom('uploads').select('content').where('hash', '=', hash).executeTakeFirst();
  return row === undefined ? null : Buffer.from(row.content, 'base64');
}

export async function readUploadUsage(db: Kysely<Database>): Promise<UploadUsage> {
  const { files, bytes } = await db
    .selectFrom('uploads')
    .select([sql<number>`count(*)`.as('files'), sql<number>`coalesce(sum(size), 0)`.as('bytes')])
    .executeTakeFirstOrThrow();
  return { files: Number(files), bytes: Number(bytes) };
}

/** Keeps the uploaded pictures among these paths for another day at least; returns how many exist. */
export async function renewUploads(db: Kysely<Database>, paths: readonly string[], now: number): Promise<number> {
  return touchUploads(db, listHashes(paths), now);
}

/** The same, and throws `UPLOAD_MISSING` when one of them does not exist. */
export async function keepUploads(db: Kysely<Database>, paths: readonly string[], now: number): Promise<void> {
  const hashes = listHashes(paths);
  if ((await renewUploads(db, paths, now)) === hashes.length) return;
  const rows = await db.selectFrom('uploads').select('hash').where('hash', 'in', hashes).execute();
  const stored = rows.map(({ hash }) => hash);
  throw apiError('UPLOAD_MISSING', {
    data: { paths: hashes.filter((hash) => !stored.includes(hash)).map(toUploadPath) },
  });
}

/** Removes pictures that no setting names and that nothing has used for a day. Call it from time to time. */
export async function sweepUploads({ db, now }: { db: Kysely<Database>; now: () => number }): Promise<void> {
  const before = now() - DAY_MS;
  const old = await db.selectFrom('uploads').select('hash').where('used_at', '<', before).execute();
  if (old.length === 0) return;
  const settings = await db.selectFrom('system_config').select('value').execute();
  const orphans = old.map(({ hash }) => hash).filter((hash) => !settings.some(({ value }) => value.includes(hash)));
  if (orphans.length === 0) return;
  // Settings that are about to name a picture have noted its use before.
  await db.deleteFrom('uploads').where('hash', 'in', orphans).where('used_at', '<', before).execute();
}

function listHashes(paths: readonly string[]): string[] {
  return [...new Set(paths.map(readUploadPath).filter((hash) => hash !== null))];
}

/** Notes that these were used now; returns how many exist. */
async function touchUploads(db: Kysely<Database>, hashes: readonly string[], now: number): Promise<number> {
  if (hashes.length === 0) return 0;
  const { numUpdatedRows } = await db
    .updateTable('uploads')
    .set({ used_at: now })
    .where('hash', 'in', hashes)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

async function assertPlace(db: Kysely<Database>, size: number): Promise<void> {
  const { files, bytes } = await readUploadUsage(db);
  const isFull = files >= UPLOAD_LIMITS.storedFiles || bytes + size > UPLOAD_LIMITS.storedBytes;
  if (isFull) throw apiError('UPLOAD_QUOTA', { data: { files, bytes } });
}
