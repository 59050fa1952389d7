import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountUserSchema } from '../../../src/core/contracts/accounts.ts';
import { parseUser, readSession, writeSession } from '../../../src/shared/session/stored-session.ts';
import { aStorage, aToken, aUser } from './a-session.ts';

const stored = { auth_token: aToken('a'), auth_user: JSON.stringify(aUser()), auth_expires: '5000' };

describe('a stored session', () => {
  it('is written under the documented names and read back', () => {
    const storage = aStorage();
    const session = { token: aToken('a'), user: aUser(), expiresAt: 5000 };
    writeSession(storage, session);
    expect(Object.fromEntries(storage.entries)).toEqual(stored);
    expect(readSession(storage)).toEqual(session);
  });

  it.each<[name: string, change: Record<string, string | undefined>]>([
    ['without a token', { auth_token: undefined }],
    ['whose token has two parts', { auth_token: 'a.b' }],
    ['whose token has an empty part', { auth_token: 'a.b.' }],
    ['whose token cannot be read', { auth_token: 'a.%%%.c' }],
    ['whose token holds no claims', { auth_token: `a.${Buffer.from('[]').toString('base64url')}.c` }],
    ['without a user', { auth_user: undefined }],
    ['whose user is truncated', { auth_user: '{"id":"1"' }],
    ['whose user has no name', { auth_user: JSON.stringify(aUser({ username: '' })) }],
    ['whose user has roles of numbers', { auth_user: JSON.stringify({ ...aUser(), roles: [1] }) }],
    ['without a time, its own included', { auth_expires: undefined }],
  ])('%s is null', (_name, change) => {
    const entries = Object.entries({ ...stored, ...change }).filter(([, value]) => value !== undefined);
    expect(readSession(aStorage(Object.fromEntries(entries) as Record<string, string>))).toBeNull();
  });

  it.each([undefined, 'soon', '-1', '1e9'])('whose time is "%s" has the time of its token', (auth_expires) => {
    const entries = { ...stored, auth_token: aToken('a', 7), ...(auth_expires === undefined ? {} : { auth_expires }) };
    if (auth_expires === undefined) delete (entries as Partial<typeof entries>).auth_expires;
    expect(readSession(aStorage(entries))?.expiresAt).toBe(7000);
  });
});

it('reads a user by the rules of the contract', () => {
  const field = fc.oneof(
    fc.string(),
    fc.constant(undefined),
    fc.integer(),
    fc.array(fc.oneof(fc.string(), fc.integer())),
  );
  const record = fc.record({
    id: field,
    username: field,
    email: field,
    role: field,
    roles: fc.oneof(fc.array(fc.string()), field),
    permissions: fc.oneof(fc.array(fc.string()), field),
  });
  fc.assert(
    fc.property(fc.oneof(record, fc.jsonValue()), (value) => {
      const expected = accountUserSchema.safeParse(value);
      expect(parseUser(value)).toEqual(expected.success ? expected.data : null);
    }),
    { numRuns: 2000 },
  );
});
