import type { auditQuerySchema } from '../../../../core/contracts/admin-audit.ts';
import type { z } from '../../../../core/schema.ts';
import type { ListOptions, ListState } from '../../lists/model/list-state.ts';

type AuditFilterName = 'actor' | 'action' | 'subject' | 'from' | 'to';
type AuditListState = ListState<AuditFilterName>;

/** Longest text of a filter that the server accepts. */
export const FILTER_LENGTH_MAX = 254;

/** Newest entries first. */
export const AUDIT_LIST: ListOptions<AuditFilterName> = {
  sorts: ['at'],
  initialSort: '-at',
  filters: ['actor', 'action', 'subject', 'from', 'to'],
};

/** The query of the call. Values of a damaged address, which the server would refuse, are left out. */
export function toAuditQuery({ page, size, sort, filters }: AuditListState): z.input<typeof auditQuerySchema> {
  const { actor, action, subject, from, to } = filters;
  return {
    ...{ page, size, sort },
    ...toText('actor', actor),
    ...toText('action', action),
    ...toText('subject', subject),
    ...toTime('from', from),
    ...toTime('to', to),
  };
}

export function toText<Name extends string>(name: Name, text = '') {
  return text === '' ? {} : ({ [name]: text.slice(0, FILTER_LENGTH_MAX) } as Record<Name, string>);
}

export function toTime<Name extends string>(name: Name, text = '') {
  return /^\d{1,15}$/.test(text) ? ({ [name]: text } as Record<Name, string>) : {};
}
