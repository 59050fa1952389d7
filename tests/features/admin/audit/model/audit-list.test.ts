import { expect, it } from 'vitest';
import { auditQuerySchema } from '../../../../../src/core/contracts/admin-audit.ts';
import { AUDIT_LIST, toAuditQuery } from '../../../../../src/features/admin/audit/model/audit-list.ts';
import { parseListState } from '../../../../../src/features/admin/lists/model/list-state.ts';

const queryOf = (search: string) => toAuditQuery(parseListState(new URLSearchParams(search), AUDIT_LIST));

it('asks for the newest entries first where the address says nothing', () => {
  expect(queryOf('')).toEqual({ page: 1, size: 20, sort: '-at' });
});

it('asks for every filter of the address', () => {
  expect(queryOf('actor=林&action=user.disable&subject=VIP&from=1&to=2&page=3&sort=at')).toEqual({
    ...{ page: 3, size: 20, sort: 'at' },
    ...{ actor: '林', action: 'user.disable', subject: 'VIP', from: '1', to: '2' },
  });
});

it.each([
  ['a time that is none', 'from=yesterday&to=-5'],
  ['a text without end', `actor=${'a'.repeat(5000)}`],
  ['a page and an order that do not exist', 'page=-1&sort=name'],
])('sends the server no query that it refuses for %s', (_case, search) => {
  expect(auditQuerySchema.safeParse(queryOf(search)).success).toBe(true);
});
