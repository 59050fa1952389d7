import { type Kysely, sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { MIGRATIONS, migrate } from '../../../server/db/migrate.ts';
import type { Database } from '../../../server/db/schema.ts';
import { ROLE_RANKS } from '../../../src/core/auth/roles.ts';
import { openTestDatabase, type TestDatabase } from '../open-test-database.ts';

let database: TestDatabase;
let db: Kysely<Database>;
beforeEach(async () => {
  database = await openTestDatabase();
  db = database.db;
});

async function readSeeds() {
  return {
    roles: await db.selectFrom('roles').selectAll().orderBy('name').execute(),
    permissions: await db.selectFrom('permissions').selectAll().orderBy('code').execute(),
    grants: await db
      .selectFrom('role_permissions')
      .selectAll()
      .orderBy('role_name')
      .orderBy('permission_code')
      .execute(),
  };
}

function breakWith(name: string, statements: (db: Kysely<Database>) => Promise<void>): Promise<void> {
  return migrate(db, { ...MIGRATIONS, [name]: { up: statements } });
}

describe('first data', () => {
  it('contains every role with its documented rank', async () => {
    const { roles } = await readSeeds();
    expect(Object.fromEntries(roles.map(({ name, rank }) => [name, rank]))).toEqual(ROLE_RANKS);
    expect(roles.every(({ label }) => label !== '')).toBe(true);
  });

  it('permits everything to super administrators, the console to administrators, nothing to others', async () => {
    const { grants, permissions } = await readSeeds();
    expect(grants.map(({ role_name, permission_code }) => `${role_name} ${permission_code}`)).toEqual([
      'ADMIN ADMIN:PERMISSION:MANAGE',
      'ADMIN ADMIN:ROLE:MANAGE',
      'ADMIN ADMIN:USER:MANAGE',
      'ADMIN ADMIN:USER:VIEW',
      'SUPER_ADMIN *:*:*',
    ]);
    expect(permissions).toHaveLength(6);
  });

  it('is not changed by another start, even where an administrator changed it', async () => {
    await db.updateTable('roles').set({ label: 'x' }).where('name', '=', 'VIP').execute();
    await db.deleteFrom('role_permissions').where('role_name', '=', 'ADMIN').execute();
    const before = await readSeeds();
    await migrate(db);
    expect(await readSeeds()).toEqual(before);
  });

  it('can be written again over existing rows', async () => {
    const before = await readSeeds();
    await breakWith('9998-roles-again', (connection) => MIGRATIONS['0002-roles']?.up(connection) ?? Promise.reject());
    expect(await readSeeds()).toEqual(before);
  });
});

describe('a migration', () => {
  it('that fails leaves nothing behind, and can run once it is fixed', async () => {
    const create = async (connection: Kysely<Database>) => {
      await connection.schema.createTable('novelties').addColumn('id', 'text').execute();
    };
    const failing = breakWith('9999-novelties', async (connection) => {
      await create(connection);
      await sql`insert into missing_table values (1)`.execute(connection);
    });
    await expect(failing).rejects.toMatchObject({ code: 'MIGRATION_FAILED', message: expect.stringContaining('9999') });
    await expect(sql`select * from novelties`.execute(db)).rejects.toThrow('novelties');
    await breakWith('9999-novelties', create);
    expect((await sql`select * from novelties`.execute(db)).rows).toEqual([]);
  });

  it('of a newer program makes an older one refuse to start', async () => {
    await breakWith('9999-future', async () => {});
    await expect(migrate(db)).rejects.toMatchObject({ code: 'DATABASE_NEWER' });
  });
});

describe('rules of the tables', () => {
  it('a role cannot be assigned to a missing user', async () => {
    await expect(
      db.insertInto('user_roles').values({ user_id: 'nobody', role_name: 'USER' }).execute(),
    ).rejects.toThrow();
  });

  it('a status has one of two values', async () => {
    const user = { id: '1', email: 'a', username: 'a', username_key: 'a', password_hash: 'x', last_login_at: null };
    const rest = { token_version: 0, needs_password_change: 0, created_at: 1, updated_at: 1 };
    const insert = (status: string) =>
      db
        .insertInto('users')
        .values({ ...user, ...rest, status: status as 'active' })
        .execute();
    await expect(insert('unheard')).rejects.toThrow();
    await insert('active');
    await db.insertInto('user_roles').values({ user_id: '1', role_name: 'VIP' }).execute();
    await expect(db.deleteFrom('roles').where('name', '=', 'VIP').execute()).rejects.toThrow();
    await db.deleteFrom('users').execute();
    expect(await db.selectFrom('user_roles').selectAll().execute()).toEqual([]);
  });
});
