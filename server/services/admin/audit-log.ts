import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { AuditEntryRow, AuditQuery } from '../../../src/core/contracts/admin-audit.ts';
import type { Page } from '../../../src/core/contracts/page.ts';
import type { Database } from '../../db/schema.ts';
import { type AdminCaller, type AdminContext, changeAsAdmin } from './admin-context.ts';
import { copy } from './copy.ts';
import { CSV_START, toCsvLine, toCsvTime } from './csv.ts';
import { findAccountIds } from './find-account-ids.ts';

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
  const entries = sortEntries(selected, sort)
    .limit(size)
    .offset((page - 1) * size);
  const rows = await withNames(accounts.db, entries, sort).execute();
  return { rows, total: Number(total), page, size };
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
  for (let last: AuditEntryRow | null = null; ; ) {
    const { at, id }: Pick<AuditEntryRow, 'at' | 'id'> = last ?? { at: 0, id: '' };
    const rest = selected.$if(last !== null, (query) =>
      query.where(sql<boolean>`(audit_log.at, audit_log.id) ${comparison} (${at}, ${id})`),
    );
    const batch: AuditEntryRow[] = await withNames(db, sortEntries(rest, sort).limit(BATCH_SIZE), sort).execute();
    if (batch.length > 0) yield batch.map(toLine).join('');
    last = batch.at(-1) ?? null;
    if (last === null || batch.length < BATCH_SIZE) return;
  }
}

/** Names and addresses in the filters are replaced by the ids of their accounts. */
async function selectEntries(db: Db, { actor, action, subject, from, to }: AuditFilter): Promise<AuditSelect> {
  const actors = await findAccountIds(db, actor);
  const subjects = await findAccountIds(db, subject);
  return db
    .selectFrom('audit_log')
    .$if(actors.length > 0, (query) => query.where('audit_log.actor_id', 'in', actors))
    .$if(subjects.length > 0, (query) => query.where('audit_log.target', 'in', subjects))
    .$if(action !== '', (query) => query.where('audit_log.action', '=', action))
    .$if(from !== undefined, (query) => query.where('audit_log.at', '>=', from ?? 0))
    .$if(to !== undefined, (query) => query.where('audit_log.at', '<=', to ?? 0));
}

function sortEntries(selected: AuditSelect, { direction }: AuditQuery['sort']) {
  return selected.orderBy('audit_log.at', direction).orderBy('audit_log.id', direction).selectAll('audit_log');
}

/** Rows with the names that actors and subjects have now. They are looked up for these entries alone, not for skipped ones. */
function withNames(db: Db, entries: ReturnType<typeof sortEntries>, { direction }: AuditQuery['sort']) {
  return db
    .selectFrom(entries.as('entries'))
    .leftJoin('users as actors', 'actors.id', 'entries.actor_id')
    .leftJoin('users as subjects', 'subjects.id', 'entries.target')
    .orderBy('entries.at', direction)
    .orderBy('entries.id', direction)
    .select(['entries.id', 'entries.at', 'entries.actor_id as actorId', 'actors.username as actorName'])
    .select(['entries.action', 'entries.target as subject', 'subjects.username as subjectName'])
    .select(['entries.before', 'entries.after', 'entries.address']);
}

function toLine(entry: AuditEntryRow): string {
  const { id, at, actorId, actorName, action, subject, subjectName, before, after, address } = entry;
  return toCsvLine([id, toCsvTime(at), actorId, actorName, action, subject, subjectName, before, after, address]);
}
