import { beforeEach, describe, expect, it } from 'vitest';
import { isUniqueViolation } from '../../../server/db/unique-violation.ts';
import { openTestDatabase, type TestDatabase } from '../open-test-database.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
  await insertUser({});
});

const USER = { id: '1', email: 'a@example.cn', username: 'A', username_key: 'a' };

async function insertUser(values: Partial<typeof USER>): Promise<void> {
  const rest = { password_hash: 'x', status: 'active', token_version: 0, needs_password_change: 0 } as const;
  const times = { created_at: 1, updated_at: 1, last_login_at: null };
  await database.db
    .insertInto('users')
    .values({ ...USER, ...rest, ...times, ...values })
    .execute();
}

function failureOf(action: Promise<unknown>): Promise<unknown> {
  return action.then(
    () => null,
    (error: unknown) => error,
  );
}

const OTHERS = { id: '2', email: 'b@example.cn', username_key: 'b' };

it.each([
  ['id', { id: USER.id }, { any: true, email: false, name: false }],
  ['address', { email: USER.email }, { any: true, email: true, name: false }],
  ['name', { username_key: USER.username_key }, { any: true, email: false, name: true }],
])('recognizes a taken %s by its column', async (_what, taken, expected) => {
  const error = await failureOf(insertUser({ ...OTHERS, ...taken }));
  expect({
    any: isUniqueViolation(error),
    email: isUniqueViolation(error, 'users.email'),
    name: isUniqueViolation(error, 'users.username_key'),
  }).toEqual(expected);
});

it('recognizes it with RETURNING, and for an update', async () => {
  await insertUser(OTHERS);
  const update = database.db
    .updateTable('users')
    .set({ email: USER.email })
    .where('id', '=', OTHERS.id)
    .returning('id');
  expect(isUniqueViolation(await failureOf(update.execute()), 'users.email')).toBe(true);
});

describe('is not', () => {
  it('a missing reference', async () => {
    const values = { user_id: 'nobody', role_name: 'USER' };
    const error = await failureOf(database.db.insertInto('user_roles').values(values).execute());
    expect(error).toBeInstanceOf(Error);
    expect(isUniqueViolation(error)).toBe(false);
  });

  it('a missing value', async () => {
    const error = await failureOf(insertUser({ ...OTHERS, email: null as unknown as string }));
    expect(error).toBeInstanceOf(Error);
    expect(isUniqueViolation(error)).toBe(false);
  });

  it.each([null, undefined, '23505', new Error('23505')])('%o', (error) => {
    expect(isUniqueViolation(error)).toBe(false);
  });
});
