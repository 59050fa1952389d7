import { describe, expect, it } from 'vitest';
import {
  type Administrators,
  findRemovalStep,
  findSecondStep,
  groupEffects,
  isSameChange,
} from '../../../../src/features/admin/roles/model/role-change.ts';
import { findRemovalRefusal } from '../../../../src/features/admin/roles/model/role-removal.ts';
import { anAffected, aPreview } from './a-role.ts';

const named = (count: number, ...people: readonly (readonly [id: string, role: string])[]): Administrators => ({
  kind: 'named',
  count,
  people: people.map(([id, role]) => ({ id, username: `用户${id}`, roles: [role] })),
});
const touching1 = aPreview({ memberCount: 3, affectedCount: 1, affected: [anAffected('1', ['A'])] });
const touchingMany = aPreview({ memberCount: 900, affectedCount: 800, affected: [anAffected('1', ['A'])] });

it('groups members by what they gain and lose, the largest group first', () => {
  const groups = groupEffects([anAffected('1', ['A']), anAffected('2', ['A'], ['B']), anAffected('3', ['A'], ['B'])]);
  expect(groups.map(({ gained, lost, members }) => [gained, lost, members.map(({ id }) => id)])).toEqual([
    [['A'], ['B'], ['2', '3']],
    [['A'], [], ['1']],
  ]);
});

describe('a second step', () => {
  it.each([
    ['nobody has the role', aPreview({ memberCount: 0 }), { kind: 'unknown' }, null],
    ['no member is an administrator', touching1, named(0), null],
    ['an administrator is not affected', touching1, named(1, ['9', 'ADMIN']), null],
    ['an administrator is affected', touching1, named(1, ['1', 'ADMIN']), { kind: 'affected', names: ['用户1'] }],
    ['a super administrator has it', touching1, named(1, ['9', 'SUPER_ADMIN']), { kind: 'super', names: ['用户9'] }],
    ['too many are affected to be sure', touchingMany, named(1, ['9', 'ADMIN']), { kind: 'counted', count: 1 }],
    ['too many administrators have it', touching1, named(200, ['9', 'ADMIN']), { kind: 'counted', count: 200 }],
    ['only their number is known', touching1, { kind: 'counted', count: 2 }, { kind: 'counted', count: 2 }],
    ['their number is known to be zero', touching1, { kind: 'counted', count: 0 }, null],
    ['nothing is known about them', touching1, { kind: 'unknown' }, { kind: 'unknown' }],
  ] as const)('when %s', (_case, preview, administrators, step) => {
    expect(findSecondStep({ preview, administrators })).toEqual(step);
  });

  it('is needed to delete a role of administrators', () => {
    expect(findRemovalStep(named(1, ['1', 'ADMIN']))).toEqual({ kind: 'affected', names: ['用户1'] });
    expect(findRemovalStep(named(0))).toBeNull();
    expect(findRemovalStep({ kind: 'counted', count: 0 })).toBeNull();
  });
});

it('notices any difference between two previews', () => {
  const facts = { preview: touching1, administrators: named(0) };
  expect(isSameChange(facts, structuredClone(facts))).toBe(true);
  expect(isSameChange(facts, { ...facts, preview: { ...touching1, memberCount: 4 } })).toBe(false);
  expect(isSameChange(facts, { ...facts, administrators: named(1, ['1', 'ADMIN']) })).toBe(false);
});

it.each([
  ['no members', { memberCount: 0, canManageUsers: false }, null],
  ['members', {}, null],
  ['members, without the right to change accounts', { canManageUsers: false }, 'no-right'],
  ['the caller among its members', { isOwn: true }, 'own'],
  ['too many members', { memberCount: 501 }, 'too-many'],
  ['named administrators', { administrators: named(1, ['1', 'ADMIN']) }, null],
  ['administrators that are not all named', { administrators: named(2, ['1', 'ADMIN']) }, 'administrators'],
  ['counted administrators', { administrators: { kind: 'counted', count: 1 } }, 'administrators'],
  ['administrators that cannot be counted', { administrators: { kind: 'unknown' } }, 'administrators'],
] as const)('the deletion of a role with %s is refused: %j', (_case, change, refusal) => {
  const facts = {
    isOwn: false,
    memberCount: 3,
    administrators: { kind: 'counted', count: 0 },
    canManageUsers: true,
  } as const;
  expect(findRemovalRefusal({ ...facts, ...change })).toBe(refusal);
});
