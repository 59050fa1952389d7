import { BASE_PATH } from '../paths.ts';
import { z } from '../schema.ts';
import { storableText } from '../text/storable-text.ts';
import { timeFilter } from './admin-people.ts';
import { defineCall } from './define-call.ts';
import { pageQuery, pageReply } from './page.ts';

const AUDIT_PATH = `${BASE_PATH}/api/admin/audit-log`;
const SUPER_ADMIN = { rank: 'SUPER_ADMIN' } as const;
const filter = storableText(254).default('');

/** Empty filters do not filter. */
export const auditQuerySchema = pageQuery(['at'], 'desc').extend({
  /** Id, mail address or name of the account that made the change. */
  actor: filter,
  /** Such as `user.disable`. */
  action: filter,
  /** Id or mail address of the changed account, name of the changed role, code of the changed permission, key of a setting. */
  subject: filter,
  /** Milliseconds since 1970; both ends are included. */
  from: timeFilter,
  to: timeFilter,
});
export type AuditQuery = z.output<typeof auditQuerySchema>;

const auditEntrySchema = z.object({
  id: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
  /** Null for the system itself. */
  actorId: z.string().nullable(),
  /** Null when the account no longer exists. */
  actorName: z.string().nullable(),
  action: z.string(),
  subject: z.string(),
  /** Name of the changed account; null for other subjects and deleted accounts. */
  subjectName: z.string().nullable(),
  /** JSON of the state; null where there was none. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  address: z.string(),
});
export type AuditEntryRow = z.infer<typeof auditEntrySchema>;

/** The audit log, for super administrators alone. No call changes it. */
export const AUDIT_CALLS = {
  list: defineCall({
    id: 'auditLog.list',
    method: 'GET',
    path: AUDIT_PATH,
    access: SUPER_ADMIN,
    query: auditQuerySchema,
    reply: pageReply(auditEntrySchema),
  }),
  /** All entries that the filters select, as a file of comma-separated values instead of an envelope. */
  export: defineCall({
    id: 'auditLog.export',
    method: 'GET',
    path: `${AUDIT_PATH}/export.csv`,
    access: SUPER_ADMIN,
    needsFreshPassword: true,
    query: auditQuerySchema,
    reply: z.string(),
  }),
} as const;
