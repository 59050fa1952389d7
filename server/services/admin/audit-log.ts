import type { Kysely, Selectable } from 'kysely';
import type { AuditEntryRow, AuditQuery } from '../../../src/core/contracts/admin-audit.ts';
import type { Page } from '../../../src/core/contracts/page.ts';
import { pageOf } from '../../db/page-of.ts';
import type { AuditLogTable, Database } from '../../db/schema.ts';
import { type AdminCaller, type AdminContext, changeAsAdmin } from './admin-context.ts';
import { copy } from './copy.ts';
import { CSV_START, toCsvLine, toCsvTime } from './csv.ts';
import { readBatches } from './export-log.ts';
import { findAccountIds } from './find-account-ids.ts';
import { readNames } from './read-names.ts';

type Db = Kysely<Database>;
type AuditFilter = Omit<AuditQuery, 'page' | 'size' | 'sort'>;

/** A page of the entries that the filters select, by time. */
export async function listAuditLog({ accounts }: AdminContext, query: AuditQuery): Promise<Page<AuditEntryRow>> {
  const { db } = accounts;
  const page = await pageOf(await selectEntries(db, query), query, { at: 'audit_log.at' }, 'audit_log.id');
  return { ...page, rows: await withNames(db, page.rows) };
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
  for await (const batch of readBatches(await selectEntries(db, filter), sort)) {
    yield (await withNames(db, batch)).map(toLine).join('');
  }
}

/** Names and addresses in the filters are replaced by the ids of their accounts. */
async function selectEntries(db: Db, { actor, action, subject, from, to }: AuditFilter) {
  const actors = await findAccountIds(db, actor);
  const subjects = await findAccountIds(db, subject);
  return db
    .selectFrom('audit_log')
    .selectAll('audit_log')
    .$if(actors.length > 0, (query) => query.where('audit_log.actor_id', 'in', actors))
    .$if(subjects.length > 0, (query) => query.where('audit_log.target', 'in', subjects))
    .$if(action !== '', (query) => query.where('audit_log.action', '=', action))
    .$if(from !== undefined, (query) => query.where('audit_log.at', '>=', from ?? 0))
    .$if(to !== undefined, (query) => query.where('audit_log.at', '<=', to ?? 0));
}

/** Entries with the names that actors and subjects have now. */
async function withNames(db: Db, entries: readonly Selectable<AuditLogTable>[]): Promise<AuditEntryRow[]> {
  const names = await readNames(
    db,
    entries.flatMap(({ actor_id, target }) => [actor_id, target]),
  );
  return entries.map(({ actor_id, target, ...entry }) => ({
    ...entry,
    actorId: actor_id,
    actorName: names.get(actor_id)?.username ?? null,
    subject: target,
    subjectName: names.get(target)?.username ?? null,
  }));
}

function toLine(entry: AuditEntryRow): string {
  const { id, at, actorId, actorName, action, subject, subjectName, before, after, address } = entry;
  return toCsvLine([id, toCsvTime(at), actorId, actorName, action, subject, subjectName, before, after, address]);
}
