import { expressionBuilder, type Kysely } from 'kysely';
import type { AuditEntryRow, AuditQuery } from '../../../src/core/contracts/admin-audit.ts';
import type { Page } from '../../../src/core/contracts/page.ts';
import { padList } from '../../db/pad-list.ts';
import { pageOf } from '../../db/page-of.ts';
import type { Database } from '../../db/schema.ts';
import { type AdminCaller, type AdminContext, changeAsAdmin } from './admin-context.ts';
import { copy } from './copy.ts';
import { CSV_START, toCsvLine, toCsvTime } from './csv.ts';
import { findAccountIds } from './find-account-ids.ts';
import { readBatches } from './read-batches.ts';

type Db = Kysely<Database>;
type AuditFilter = Omit<AuditQuery, 'page' | 'size' | 'sort'>;

/** A page of the entries that the filters select, by time. */
export async function listAuditLog({ accounts }: AdminContext, query: AuditQuery): Promise<Page<AuditEntryRow>> {
  const { db } = accounts;
  const entries = db
    .selectFrom('audit_log')
    .select('audit_log.id')
    .where(await toCondition(db, query));
  const page = await pageOf(entries, query, { at: 'audit_log.at' }, 'audit_log.id');
  if (page.rows.length === 0) return { ...page, rows: [] };
  const ids = padList(page.rows.map(({ id }) => id));
  const { direction } = query.sort;
  const rows = await selectNamed(db)
    .where('audit_log.id', 'in', ids)
    .orderBy('audit_log.at', direction)
    .orderBy('audit_log.id', direction)
    .execute();
  return { ...page, rows };
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
  yield CSV_START + toCsvLine(copy.audit);
  const entries = selectNamed(db).where(await toCondition(db, filter));
  for await (const batch of readBatches(entries, 'audit_log', sort)) yield batch.map(toLine).join('');
}

/** Names and addresses in the filters are replaced by the ids of their accounts. */
async function toCondition(db: Db, { actor, action, subject, from, to }: AuditFilter) {
  const actors = await findAccountIds(db, actor);
  const subjects = await findAccountIds(db, subject);
  const where = expressionBuilder<Database, 'audit_log'>();
  return where.and([
    ...(actors.length === 0 ? [] : [where('audit_log.actor_id', 'in', actors)]),
    ...(subjects.length === 0 ? [] : [where('audit_log.target', 'in', subjects)]),
    ...(action === '' ? [] : [where('audit_log.action', '=', action)]),
    ...(from === undefined ? [] : [where('audit_log.at', '>=', from)]),
    ...(to === undefined ? [] : [where('audit_log.at', '<=', to)]),
  ]);
}

/** Entries with the names that actors and subjects have now. */
function selectNamed(db: Db) {
  return db
    .selectFrom('audit_log')
    .leftJoin('users as actors', 'actors.id', 'audit_log.actor_id')
    .leftJoin('users as subjects', 'subjects.id', 'audit_log.target')
    .select(['audit_log.id', 'audit_log.at', 'audit_log.actor_id as actorId', 'actors.username as actorName'])
    .select(['audit_log.action', 'audit_log.target as subject', 'subjects.username as subjectName'])
    .select(['audit_log.before', 'audit_log.after', 'audit_log.address']);
}

function toLine(entry: AuditEntryRow): string {
  const { id, at, actorId, actorName, action, subject, subjectName, before, after, address } = entry;
  return toCsvLine([id, toCsvTime(at), actorId, actorName, action, subject, subjectName, before, after, address]);
}
