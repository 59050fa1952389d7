import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasPermission } from '../../../src/core/auth/permissions.ts';
import { ROLE_CALLS, type RolePreview } from '../../../src/core/contracts/admin-roles.ts';
import { createAdminApp, outcomeOf } from './create-admin-app.ts';

const CODES = ['USER:REPORT:READ', 'USER:REPORT:MANAGE', 'USER:*:*', 'USER:NOTE:WRITE', 'SYSTEM:AUDIT:READ'];
const PEOPLE = ['uma', 'vic', 'pia'];
const codes = fc.uniqueArray(fc.constantFrom(...CODES));

/** Roles A and B with codes, their members, and the codes that A is to have. */
const worlds = fc.record({
  a: codes,
  b: codes,
  inA: fc.uniqueArray(fc.constantFrom(...PEOPLE)),
  inB: fc.uniqueArray(fc.constantFrom(...PEOPLE)),
  next: codes,
});

it('a preview names exactly what the members gain and lose by the change', async () => {
  const test = await createAdminApp();
  await test.add('pia');
  await test.addRole('A', CODES);
  await test.addRole('B');
  const { db } = test;
  const A = { params: { name: 'A' } };

  async function build({ a, b, inA, inB }: { a: string[]; b: string[]; inA: string[]; inB: string[] }): Promise<void> {
    await db.deleteFrom('role_permissions').where('role_name', 'in', ['A', 'B']).execute();
    await db.deleteFrom('user_roles').where('role_name', 'in', ['A', 'B']).execute();
    for (const [role_name, held] of [
      ['A', a],
      ['B', b],
    ] as const)
      for (const permission_code of held)
        await db.insertInto('role_permissions').values({ role_name, permission_code }).execute();
    for (const [role_name, members] of [
      ['A', inA],
      ['B', inB],
    ] as const)
      for (const user_id of members) await db.insertInto('user_roles').values({ user_id, role_name }).execute();
  }

  /** The codes of the table that each member of A may use, as the server decides it. */
  async function readAllowed(inA: readonly string[]): Promise<Map<string, string[]>> {
    const allowed = new Map<string, string[]>();
    for (const id of inA) {
      const rows = await db
        .selectFrom('user_roles')
        .innerJoin('role_permissions', 'role_permissions.role_name', 'user_roles.role_name')
        .select('permission_code')
        .where('user_id', '=', id)
        .execute();
      const held = rows.map(({ permission_code }) => permission_code);
      allowed.set(
        id,
        CODES.filter((code) => hasPermission(held, code)),
      );
    }
    return allowed;
  }

  await fc.assert(
    fc.asyncProperty(worlds, async (world) => {
      await build(world);
      const preview: RolePreview = (
        await test.as('root', ROLE_CALLS.preview, { ...A, body: { permissions: world.next } })
      ).json().data;
      const before = await readAllowed(world.inA);
      const body = { permissions: world.next, expected: preview.expected };
      expect(outcomeOf(await test.as('root', ROLE_CALLS.setPermissions, { ...A, body }))).toBe('ok');
      const after = await readAllowed(world.inA);
      const without = (all: readonly string[] = [], some: readonly string[] = []) =>
        all.filter((code) => !some.includes(code));
      // The preview names codes of the role, and leaves out further codes that they include.
      const effects = world.inA.map((id) => {
        const [had, has] = [before.get(id), after.get(id)];
        const gained = without(has, had).filter((code) => world.next.includes(code));
        const lost = without(had, has).filter((code) => world.a.includes(code));
        return {
          id,
          gained: gained.sort(),
          lost: lost.sort(),
          isAffected: without(has, had).length + without(had, has).length > 0,
        };
      });
      const affected = effects.filter(({ isAffected }) => isAffected).map(({ isAffected: _is, ...effect }) => effect);
      const named = preview.affected.map(({ id, gained, lost }) => ({ id, gained: gained.sort(), lost: lost.sort() }));
      const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
      expect(named.sort(byId)).toEqual(affected.sort(byId));
      expect([preview.memberCount, preview.affectedCount]).toEqual([world.inA.length, affected.length]);
    }),
    { numRuns: 60 },
  );
});
