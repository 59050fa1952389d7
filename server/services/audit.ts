import type { Kysely } from 'kysely';
import type { AuditAction, AuditState } from '../../src/core/contracts/audit-actions.ts';
import type { PageSort } from '../../src/core/contracts/page.ts';
import type { Database } from '../db/schema.ts';

/** One change as the audit log keeps it. */
export interface AuditEntry {
  /** Who made the change; `id` is null for the system itself. */
  readonly actor: AuditActor;
  readonly action: AuditAction;
  /** The changed object: the id of a user, the key of a setting. */
  readonly subject: string;
  /** Must not contain secrets. */
  readonly before?: RecordedState | undefined;
  readonly after?: RecordedState | undefined;
}

/** A state, or the filters and the order of an exported list. */
type RecordedState = AuditState | { readonly sort: PageSort };

export interface AuditActor {
  readonly id: string | null;
  readonly address: string;
}

export interface Audit {
  /** Pass the transaction of the change itself, so that neither exists without the other. */
  record(entry: AuditEntry, transaction: Kysely<Database>): Promise<void>;
}

interface AuditDeps {
  readonly now: () => number;
  readonly createId: () => string;
}

export function createAudit({ now, createId }: AuditDeps): Audit {
  return {
    async record({ actor, action, subject, before, after }, transaction) {
      await transaction
        .insertInto('audit_log')
        .values({
          id: createId(),
          at: now(),
          actor_id: actor.id,
          action,
          target: subject,
          before: toJson(before),
          after: toJson(after),
          address: actor.address,
        })
        .execute();
    },
  };
}

function toJson(value: RecordedState | undefined): string | null {
  return value === undefined ? null : JSON.stringify(value);
}
