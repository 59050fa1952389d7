import { createHmac } from 'node:crypto';
import { type JWTHeaderParameters, SignJWT, UnsecuredJWT } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { type AccountsApp, createMemberApp, EMAIL, signIn, TOKEN_KEY, toFacts } from './create-accounts-app.ts';

const DAY_MS = 24 * 60 * 60_000;
const REFUSED = [401, '401', '登录已失效，请重新登录'];

let test: AccountsApp;
let token: string;

beforeEach(async () => {
  test = await createMemberApp();
  token = await signIn(test, EMAIL);
});

function readClaims(text: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(text.split('.')[1] ?? '', 'base64url').toString());
}

function readHeader(text: string): JWTHeaderParameters {
  return JSON.parse(Buffer.from(text.split('.')[0] ?? '', 'base64url').toString());
}

function sign(claims: Record<string, unknown>, key = TOKEN_KEY, header: Readonly<Record<string, unknown>> = {}) {
  return new SignJWT(claims).setProtectedHeader({ ...readHeader(token), ...header } as JWTHeaderParameters).sign(key);
}

/** Signs with the right key, whose length the signing library would reject for this algorithm. */
function signSha512(claims: Record<string, unknown>): string {
  const parts = [{ ...readHeader(token), alg: 'HS512' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  const signature = createHmac('sha512', TOKEN_KEY).update(parts.join('.')).digest('base64url');
  return [...parts, signature].join('.');
}

it("signs a token with the shown user, its expiry, its id and the user's token version", async () => {
  const user = await test.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const issuedAt = test.now() / 1000;
  expect(readClaims(token)).toEqual({
    iss: 'mythinkn',
    aud: 'mythinkn-portal',
    sub: EMAIL,
    userId: user.id,
    role: 'USER',
    roles: ['USER'],
    permissions: [],
    ver: 0,
    jti: expect.any(String),
    iat: issuedAt,
    exp: issuedAt + DAY_MS / 1000,
  });
});

it('names its type and its key in the header', () => {
  expect(readHeader(token)).toEqual({ alg: 'HS256', typ: 'session+jwt', kid: expect.stringMatching(/^[\w-]{11}$/) });
});

it('is accepted when it is signed with the same claims and header again', async () => {
  const again = await sign(readClaims(token));
  expect((await test.call('profile', null, { token: again })).statusCode).toBe(200);
});

it('is valid for a day of use', async () => {
  for (let hours = 6; hours < 24; hours += 6) {
    test.advance(DAY_MS / 4);
    expect((await test.call('profile', null, { token })).statusCode).toBe(200);
    await test.accounts.activity.flush();
  }
  test.advance(DAY_MS / 4 - 1000);
  expect((await test.call('profile', null, { token })).statusCode).toBe(200);
  test.advance(1000);
  const reply = await test.call('profile', null, { token });
  expect([toFacts(reply), reply.headers['www-authenticate']]).toEqual([REFUSED, 'Bearer']);
});

describe('a token is refused', () => {
  it.each([
    ['signed with another key', () => sign(readClaims(token), new Uint8Array(32).fill(9))],
    ['signed with another algorithm', () => signSha512(readClaims(token))],
    ['without a signature', () => new UnsecuredJWT(readClaims(token)).encode()],
    ['whose claims were changed', () => forge({ ...readClaims(token), userId: 'somebody' })],
    ['of a later version', () => sign({ ...readClaims(token), ver: 1 })],
    ['without a version', () => sign({ ...readClaims(token), ver: undefined })],
    ['without an id', () => sign({ ...readClaims(token), jti: undefined })],
    ['without an end', () => sign({ ...readClaims(token), exp: undefined })],
    ['of another session', () => sign({ ...readClaims(token), jti: 'another' })],
    ['of another type', () => sign(readClaims(token), TOKEN_KEY, { typ: 'JWT' })],
    ['without a type', () => sign(readClaims(token), TOKEN_KEY, { typ: undefined })],
    ['without the name of its key', () => sign(readClaims(token), TOKEN_KEY, { kid: undefined })],
    ['that names an unknown key', () => sign(readClaims(token), TOKEN_KEY, { kid: 'AAAAAAAAAAA' })],
    ['for another audience', () => sign({ ...readClaims(token), aud: 'mythinkn-lan' })],
    ['without an audience', () => sign({ ...readClaims(token), aud: undefined })],
    ['of another issuer', () => sign({ ...readClaims(token), iss: 'somebody' })],
    ['without an issuer', () => sign({ ...readClaims(token), iss: undefined })],
    ['without the time of issue', () => sign({ ...readClaims(token), iat: undefined })],
    ['issued by a clock that was ahead', () => sign({ ...readClaims(token), iat: test.now() / 1000 + 61 })],
    ['of a missing user', () => sign({ ...readClaims(token), userId: 'missing' })],
    ['that is no token', () => 'abc'],
    ['that is empty', () => ''],
  ])('%s', async (_case, create) => {
    expect(toFacts(await test.call('profile', null, { token: await create() }))).toEqual(REFUSED);
  });

  function forge(claims: Record<string, unknown>): string {
    const [header, , signature] = token.split('.');
    return [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
  }

  it.each(['profile', 'logout', 'sendChangeCode', 'changePassword', 'checkChangeCode', 'checkPassword'] as const)(
    'that is missing, by %s',
    async (name) => {
      expect(toFacts(await test.call(name))).toEqual(REFUSED);
      const basic = { authorization: 'Basic bGluOmxpbg==' };
      expect(toFacts(await test.call(name, {}, { headers: basic }))).toEqual(REFUSED);
    },
  );

  it('after logging out, while another one stays valid', async () => {
    test.advance(60_000);
    const other = await signIn(test, EMAIL);
    expect((await test.call('logout', null, { token })).statusCode).toBe(200);
    expect((await test.call('logout', null, { token })).statusCode).toBe(401);
    expect((await test.call('profile', null, { token: other })).statusCode).toBe(200);
  });
});

it('takes roles from the database, not from the token', async () => {
  const { id } = await test.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  await test.db.insertInto('user_roles').values({ user_id: id, role_name: 'ADMIN' }).execute();
  const { user } = (await test.call('profile', null, { token })).json().data;
  expect(user).toMatchObject({ role: 'ADMIN', roles: ['ADMIN', 'USER'] });
  expect(user.permissions).toContain('ADMIN:USER:MANAGE');
});
