import { describe, expect, it } from 'vitest';
import { type Change, listChanges } from '../../../../../src/features/admin/audit/model/changes.ts';

const CASES: readonly [name: string, before: unknown, after: unknown, changes: readonly Change[]][] = [
  ['no state at all', null, null, []],
  ['equal states', { a: 1, b: [1, 2] }, { a: 1, b: [1, 2] }, []],
  [
    'a changed field among equal ones',
    { email: 'a@example.com', username: '林' },
    { email: 'b@example.com', username: '林' },
    [{ path: ['email'], kind: 'set', before: 'a@example.com', after: 'b@example.com' }],
  ],
  ['a new object', null, { label: '客服' }, [{ path: ['label'], kind: 'added', after: '客服' }]],
  ['a deleted object', { label: '客服' }, null, [{ path: ['label'], kind: 'removed', before: '客服' }]],
  [
    'a field that appears and one that goes',
    { a: 1 },
    { b: null },
    [
      { path: ['a'], kind: 'removed', before: 1 },
      { path: ['b'], kind: 'added', after: null },
    ],
  ],
  [
    'members of a list',
    { roles: ['USER', 'VIP'] },
    { roles: ['ADMIN', 'USER'] },
    [{ path: ['roles'], kind: 'members', added: ['ADMIN'], removed: ['VIP'] }],
  ],
  [
    'a member that stands twice in a list',
    { roles: ['A', 'A'] },
    { roles: ['A'] },
    [{ path: ['roles'], kind: 'members', added: [], removed: ['A'] }],
  ],
  [
    'another order of the same members',
    { images: ['a', 'b'] },
    { images: ['b', 'a'] },
    [{ path: ['images'], kind: 'set', before: ['a', 'b'], after: ['b', 'a'] }],
  ],
  [
    'a field of an object inside of the state',
    { sort: { by: 'at', direction: 'asc' } },
    { sort: { by: 'at', direction: 'desc' } },
    [{ path: ['sort', 'direction'], kind: 'set', before: 'asc', after: 'desc' }],
  ],
  [
    'a list of objects',
    { list: [{ a: 1 }] },
    { list: [{ a: 2 }] },
    [{ path: ['list'], kind: 'set', before: [{ a: 1 }], after: [{ a: 2 }] }],
  ],
  ['an inherited name', {}, { constructor: 1 }, [{ path: ['constructor'], kind: 'added', after: 1 }]],
];

describe('the changes between two recorded states', () => {
  it.each(CASES)('lists %s', (_name, before, after, changes) => {
    const toJson = (state: unknown) => (state === null ? null : JSON.stringify(state));
    expect(listChanges(toJson(before), toJson(after))).toEqual(changes);
  });

  it('shows a damaged state as its text', () => {
    expect(listChanges('{"a":', '{"a":1}')).toEqual([{ path: [], kind: 'set', before: '{"a":', after: { a: 1 } }]);
  });
});
