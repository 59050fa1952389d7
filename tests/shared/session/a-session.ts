import type { AccountUser, SessionReply } from '../../../src/core/contracts/accounts.ts';
import type { SessionEntries } from '../../../src/shared/session/stored-session.ts';

/** A token of three parts without a valid signature. `exp` in seconds since 1970. */
export function aToken(name: string, exp?: number): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return [part({ alg: 'HS256' }), part({ sub: name, ...(exp === undefined ? {} : { exp }) }), 'c2ln'].join('.');
}

export function aUser(change: Partial<AccountUser> = {}): AccountUser {
  return {
    id: '1',
    username: '小林',
    email: 'lin@example.com',
    role: 'USER',
    roles: ['USER'],
    permissions: [],
    ...change,
  };
}

export function aReply(name: string, change: Partial<SessionReply> = {}): SessionReply {
  return { token: aToken(name), expiresIn: 86_400, user: aUser(), ...change };
}

export function aStorage(
  entries: Readonly<Record<string, string>> = {},
): SessionEntries & { entries: Map<string, string> } {
  const map = new Map(Object.entries(entries));
  return {
    entries: map,
    read: (key) => map.get(key) ?? null,
    write(key, value) {
      map.set(key, value);
      return true;
    },
    remove: (key) => void map.delete(key),
  };
}
