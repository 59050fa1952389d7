import { describe, expect, it } from 'vitest';
import { type MatrixCell, toMatrix } from '../../../../src/features/admin/roles/model/permission-matrix.ts';
import { ADMIN, SUPER_ADMIN } from '../people.ts';

const known = [
  'SYSTEM:MAIL:VIEW',
  'USER:REPORT:READ',
  'USER:REPORT:MANAGE',
  'USER:A:READ',
  'SHOP:ITEM:READ',
  '*:*:*',
  'USER:*:*',
  'ODD',
].map((code) => ({ code, label: `label of ${code}` }));

function cellsOf(draft: readonly string[], saved = draft, actor = SUPER_ADMIN) {
  const { modules, apart } = toMatrix({ known, role: { name: 'EDITOR', permissions: [...saved] }, draft, actor });
  const placed = modules.flatMap(({ rows }) => rows.flatMap(({ cells }) => Object.values(cells)));
  return new Map<string, MatrixCell>([...placed, ...apart].map((cell) => [cell.code, cell]));
}

describe('the arrangement', () => {
  const role = { name: 'EDITOR', permissions: [] };
  const { modules, apart } = toMatrix({ known, role, draft: [], actor: SUPER_ADMIN });

  it('follows the documented order of modules, and puts other modules at the end', () => {
    expect(modules.map(({ module }) => module)).toEqual(['USER', 'SYSTEM', 'SHOP']);
  });

  it('has a row for each resource, with the operations that have a code', () => {
    const [user] = modules;
    expect(user?.rows.map(({ resource, cells }) => [resource, Object.keys(cells)])).toEqual([
      ['A', ['READ']],
      ['REPORT', ['MANAGE', 'READ']],
    ]);
  });

  it('lists wildcards and codes of another form apart', () => {
    expect(apart.map(({ code }) => code)).toEqual(['*:*:*', 'ODD', 'USER:*:*']);
  });

  it('shows the codes in use where the list of codes may not be read', () => {
    const inUse = { name: 'EDITOR', permissions: ['USER:X:READ'] };
    const { modules: used } = toMatrix({ known: null, role: inUse, draft: [], actor: SUPER_ADMIN });
    expect(used[0]?.rows[0]?.cells.READ).toMatchObject({ code: 'USER:X:READ', label: '', isGone: false });
  });
});

describe('what another code of the role gives', () => {
  it.each([
    ['MANAGE of the same resource', 'USER:REPORT:MANAGE', 'USER:REPORT:READ'],
    ['a wildcard of the module', 'USER:*:*', 'USER:A:READ'],
    ['a code for everything', '*:*:*', 'SYSTEM:MAIL:VIEW'],
  ])('is implied by %s, and is not held', (_case, held, code) => {
    expect(cellsOf([held]).get(code)).toMatchObject({ isHeld: false, impliedBy: held });
  });

  it('stays held when the role has the code itself as well', () => {
    const cell = cellsOf(['USER:REPORT:MANAGE', 'USER:REPORT:READ']).get('USER:REPORT:READ');
    expect(cell).toMatchObject({ isHeld: true, impliedBy: 'USER:REPORT:MANAGE' });
  });

  it('is not implied by the code itself, nor by another resource', () => {
    const cells = cellsOf(['USER:REPORT:MANAGE']);
    expect(cells.get('USER:REPORT:MANAGE')?.impliedBy).toBeNull();
    expect(cells.get('USER:A:READ')?.impliedBy).toBeNull();
  });
});

it('marks what a draft adds and removes', () => {
  const cells = cellsOf(['USER:A:READ'], ['USER:REPORT:READ']);
  expect(cells.get('USER:A:READ')?.change).toBe('added');
  expect(cells.get('USER:REPORT:READ')?.change).toBe('removed');
  expect(cells.get('SYSTEM:MAIL:VIEW')?.change).toBeNull();
});

it('keeps a code of the draft that was deleted meanwhile, and says so', () => {
  expect(cellsOf(['USER:OLD:READ'], []).get('USER:OLD:READ')).toMatchObject({ isHeld: true, isGone: true });
});

it('says which codes the administrator may not give', () => {
  const cells = cellsOf([], [], ADMIN);
  expect(cells.get('*:*:*')?.refusal).toBe('everything');
  expect(cells.get('USER:*:*')?.refusal).toBe('reserved');
  expect(cells.get('USER:A:READ')?.refusal).toBe('lacking');
});
