import { describe, expect, it } from 'vitest';
import type { ListState } from '../../../../src/features/admin/lists/model/list-state.ts';
import {
  describeCodeLabelProblem,
  describeCodeProblem,
  toCode,
} from '../../../../src/features/admin/permissions/code-field-checks.ts';
import { copy } from '../../../../src/features/admin/permissions/copy.ts';
import {
  type CodeFilter,
  listCodes,
  listModules,
} from '../../../../src/features/admin/permissions/model/filter-codes.ts';
import {
  listWantedOptions,
  toWanted,
  wantedRankOf,
} from '../../../../src/features/admin/permissions/model/wanted-options.ts';
import { withQuestion } from '../../../../src/features/admin/permissions/use-why-question.ts';
import { aPermission } from '../roles/a-role.ts';

const PERMISSIONS = [
  aPermission('USER:REPORT:READ', { label: '查看报表' }),
  aPermission('ADMIN:USER:VIEW', { label: '查看用户' }),
  aPermission('*:*:*', { label: '全部权限' }),
  aPermission('SHOP:ITEM:READ', { label: '商品' }),
];
const STATE: ListState<CodeFilter> = { page: 1, size: 20, sort: 'code', filters: {} };

describe('the list of codes', () => {
  it.each([
    [{}, ['*:*:*', 'ADMIN:USER:VIEW', 'SHOP:ITEM:READ', 'USER:REPORT:READ']],
    [{ text: '查看' }, ['ADMIN:USER:VIEW', 'USER:REPORT:READ']],
    [{ text: 'user 查看' }, ['ADMIN:USER:VIEW', 'USER:REPORT:READ']],
    [{ text: 'ＲＥＰＯＲＴ' }, ['USER:REPORT:READ']],
    [{ module: 'ADMIN' }, ['ADMIN:USER:VIEW']],
    [{ module: 'USER', text: '商品' }, []],
  ])('with the filters %o has %j', (filters, codes) => {
    const { rows, total } = listCodes(PERMISSIONS, { ...STATE, filters });
    expect(rows.map(({ code }) => code)).toEqual(codes);
    expect(total).toBe(codes.length);
  });

  it('is sorted in both directions, and cut into pages', () => {
    const many = Array.from({ length: 45 }, (_, at) =>
      aPermission(`USER:R${String.fromCharCode(65 + (at % 26))}:READ${at}`),
    );
    const { rows, total } = listCodes(many, { ...STATE, page: 3, sort: '-code' });
    expect([rows.length, total]).toEqual([5, 45]);
    expect(listCodes(many, { ...STATE, sort: '-code' }).rows[0]).toBe(
      many.toSorted((a, b) => (a.code < b.code ? 1 : -1))[0],
    );
  });

  it('has the documented modules and those of other codes', () => {
    expect(listModules(PERMISSIONS)).toEqual(['USER', 'ADMIN', 'ROLE', 'PERMISSION', 'SYSTEM', 'SHOP']);
  });
});

describe('a new code', () => {
  const words = copy.create;
  it.each([
    ['USER:REPORT:WRITE', false, null],
    ['user：report：write', false, null],
    ['USER:REPORT', false, words.problems.parts],
    ['SHOP:REPORT:READ', false, words.problems.module],
    ['USER:1:READ', false, words.problems.resource],
    ['USER:REPORT:SEND', false, words.problems.operation],
    ['USER:REPORT:READ', false, words.taken],
    ['USER:*:*', false, words.reserved],
    ['USER:*:*', true, null],
    ['ADMIN:SYSTEM:READ', false, words.reserved],
    ['*:*:*', true, words.problems.module],
    [`USER:${'A'.repeat(60)}:READ`, true, words.long(64)],
  ])('%j of a super administrator: %j has the problem %j', (code, isSuperAdmin, problem) => {
    expect(describeCodeProblem(code, { permissions: PERMISSIONS, isSuperAdmin })).toBe(problem);
  });

  it('is written in capital letters with colons of half width', () => {
    expect(toCode(' user ：report:read')).toBe('USER:REPORT:READ');
  });

  it('needs a label of visible characters', () => {
    expect(describeCodeLabelProblem('  ')).toBe(words.labelProblems.empty);
    expect(describeCodeLabelProblem('长'.repeat(51))).toBe(words.labelProblems.long(50));
    expect(describeCodeLabelProblem('a\u202eb')).toBe(words.labelProblems.unseen);
    expect(describeCodeLabelProblem('查看报表')).toBeNull();
  });
});

describe('the question of the inspector', () => {
  it('offers codes without wildcards, and ranks from the highest down', () => {
    const options = listWantedOptions(PERMISSIONS, (role) => `${role}+`);
    expect(options.map(({ value }) => value)).toEqual([
      'USER:REPORT:READ',
      'ADMIN:USER:VIEW',
      'SHOP:ITEM:READ',
      ...['SUPER_ADMIN', 'ADMIN', 'MODERATOR', 'AUTHOR', 'VIP', 'USER'],
    ]);
    expect(options.at(-1)).toEqual({ kind: 'rank', value: 'USER', label: 'USER+' });
  });

  it('accepts a typed code in any case and width', () => {
    expect(toWanted(' user：report:read ')).toBe('USER:REPORT:READ');
  });

  it('is about a rank where a ranked role is named', () => {
    expect([wantedRankOf('VIP'), wantedRankOf('USER:A:READ'), wantedRankOf('toString')]).toEqual([20, null, null]);
  });

  it('leaves the other entries of the address', () => {
    const search = new URLSearchParams('tab=permissions&user=1&wanted=VIP');
    expect(withQuestion(search, { userId: '2' }).toString()).toBe('tab=permissions&user=2&wanted=VIP');
    expect(withQuestion(search, { userId: '', wanted: '' }).toString()).toBe('tab=permissions');
  });
});
