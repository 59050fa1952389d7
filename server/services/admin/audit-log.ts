import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { normalizeEmail } from '../../../src/core/auth/email.ts';
import type { AuditEntryRow, AuditQuery } from '../../../src/core/contracts/admin-audit.ts';
import type { Page } from '../../../src/core/contracts/page.ts';
import type { Database } from '../../db/schema.ts';
import { toUsernameKey } from '../accounts/username-key.ts';
import { type AdminCaller, type AdminContext, changeAsAdmin } from './admin-context.ts';
import { copy } from './copy.ts';
import { CSV_START, toCsvLine, toCsvTime } from './csv.ts';

type Db = Kysely<Database>;
type AuditFilter = Omit<AuditQuery, 'page' | 'size' | 'sort'>;
type AuditSelect = SelectQueryBuilder<Database, 'audit_log', object>;

/** Rows of one query of an export. */
const BATCH_SIZE = 500;

/** A page of the entries that the filters select, by time. */
export async function listAuditLog({ accounts }: AdminContext, query: AuditQuery): Promise<Page<AuditEntryRow>> {
  const { page, size, sort } = query;
  const selected = await selectEntries(accounts.db, query);
  const { total } = await selected.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const entries = await selected
    .orderBy('audit_log.at', sort.direction)
    .orderBy('audit_log.id', sort.direction)
    .limit(size)
    .offset((page - 1) * size)
    .selectAll('audit_log')
    .execute();
  return { rows: await addNames(accounts.db, entries), total: Number(total), page, size };
}

/**
 * The entries that the filters select, as parts of a file of comma-separated values in the order of the list. The export
 * itself is recorded.
 */
export async function* exportAuditLog(
  context: AdminContext,
  caller: AdminCaller,
  { page: _page, size: _size, sort, ...filter }: AuditQuery,
): AsyncGenerator<string> {
  await changeAsAdmin(context, caller, ({ record }) =>
    record({ action: 'export.auditLog', subject: 'audit-log', after: { ...filter, sort } }),
  );
  const { db } = context.accounts;
  const selected = await selectEntries(db, filter);
  const comparison = sql.raw(sort.direction === 'asc' ? '>' : '<');
  yield CSV_START + toCsvLine(copy.audit);
  for (let last: EntryRow | null = null; ; ) {
    const { at, id }: Pick<EntryRow, 'at' | 'id'> = last ?? { at: 0, id: '' };
    const batch: EntryRow[] = await selected
      .$if(last !== null, (query) =>
        query.where(sql<boolean>`(audit_log.at, audit_log.id) ${comparison} (${at}, ${id})`),
      )
      .orderBy('audit_log.at', sort.direction)
      .orderBy('audit_log.id', sort.direction)
      .limit(BATCH_SIZE)
      .selectAll('audit_log')
      .execute();
    if (batch.length > 0) yield (await addNames(db, batch)).map(toLine).join('');
    last = batch.at(-1) ?? null;
    if (last === null || batch.length < BATCH_SIZE) return;
  }
}

interface EntryRow {
  readonly id: string;
  readonly at: number;
  readonly actor_id: string | null;
  readonly action: string;
  readonly target: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly address: string;
}

/** Names and addresses in the filters are replaced by the ids of their accounts. */
async function selectEntries(db: Db, { actor, action, subject, from, to }: AuditFilter): Promise<AuditSelect> {
  const actors = await findIds(db, actor);
  const subjects = await findIds(db, subject);
  return db
    .selectFrom('audit_log')
    .$if(actors.length > 0, (query) => query.where('audit_log.actor_id', 'in', actors))
    .$if(subjects.length > 0, (query) => query.where('audit_log.target', 'in', subjects))
    .$if(action !== '', (query) => query.where('audit_log.action', '=', action))
    .$if(from !== undefined, (query) => query.where('audit_log.at', '>=', from ?? 0))
    .$if(to !== undefined, (query) => query.where('audit_log.at', '<=', to ?? 0));
}

/** The text itself and the ids of accounts with this address or name; nothing for an empty text. */
async function findIds(db: Db, text: string): Promise<string[]> {
  const trimmed = text.trim();
  if (trimmed === '') return [];
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where((row) =>
      row.or([row('email', '=', normalizeEmail(trimmed)), row('username_key', '=', toUsernameKey(trimmed))]),
    )
    .execute();
  return [trimmed, ...rows.map(({ id }) => id)];
}

async function addNames(db: Db, entries: readonly EntryRow[]): Promise<AuditEntryRow[]> {
  const ids = [...new Set(entries.flatMap(({ actor_id, target }) => [actor_id ?? target, target]))];
  const rows =
    ids.length === 0 ? [] : await db.selectFrom('users').select(['id', 'username']).where('id', 'in', ids).execute();
  const names = new Map(rows.map(({ id, username }) => [id, username]));
  return entries.map(({ actor_id, target, ...entry }) => ({
    ...entry,
    actorId: actor_id,
    actorName: actor_id === null ? null : (names.get(actor_id) ?? null),
    subject: target,
    subjectName: names.get(target) ?? null,
  }));
}

function toLine(entry: AuditEntryRow): string {
  const { id, at, actorId, actorName, action, subject, subjectName, before, after, address } = entry;
  return toCsvLine([id, toCsvTime(at), actorId, actorName, action, subject, subjectName, before, after, address]);
}
