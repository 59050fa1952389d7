import { createSign, generateKeyPairSync } from 'node:crypto';
import { EncryptJWT } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { type AccountsApp, createMemberApp, EMAIL, signIn, TOKEN_KEY } from '../accounts/create-accounts-app.ts';
import { encode, readToken, signToken, type TokenParts } from './forge-token.ts';
import { SESSION_CALLS, toUrl } from './product-calls.ts';

/** Claims that no decision depends on: the database has the user's address and rights. */
const DISPLAYED_CLAIMS = ['sub', 'role', 'roles', 'permissions', 'iat'];
const ODD_TEXTS = [undefined, null, 0, 1, true, [], {}, ['x'], '', ' ', '__proto__', "' or 1=1 --", 'x\u0000y'];
const ODD_NUMBERS = [undefined, null, '0', true, [], {}, -1, 0.5, '9e99'];
const FUTURE_S = 60 * 60;

let test: AccountsApp;
let token: string;
let genuine: TokenParts;

beforeEach(async () => {
  test = await createMemberApp();
  token = await signIn(test, EMAIL);
  genuine = readToken(token);
});

const withHeader = (header: object): TokenParts => ({ ...genuine, header: { ...genuine.header, ...header } });
const withPayload = (payload: object): TokenParts => ({ ...genuine, payload: { ...genuine.payload, ...payload } });

/** What the calls of a signed-in user answer to each of the tokens. */
async function statusesOf(tokens: readonly string[], { isEveryCall = false } = {}): Promise<number[]> {
  const calls = isEveryCall ? SESSION_CALLS : SESSION_CALLS.filter(({ method }) => method === 'GET').slice(0, 1);
  const statuses: number[] = [];
  for (const forged of tokens) {
    for (const call of calls) {
      const headers = { authorization: `Bearer ${forged}` };
      statuses.push((await test.app.inject({ method: call.method, url: toUrl(call), headers })).statusCode);
    }
  }
  return statuses;
}

async function expectRefused(tokens: readonly string[]): Promise<void> {
  const statuses = await statusesOf(tokens);
  expect(tokens.filter((_token, index) => statuses[index] !== 401)).toEqual([]);
  expect((await statusesOf([token]))[0]).toBe(200);
  expect(test.lines).toEqual([]);
}

it('refuses every forged token at every call of a signed-in user', async () => {
  const forged = [signToken(genuine, 'secret'), signToken(withHeader({ alg: 'none' }), TOKEN_KEY), 'junk'];
  const statuses = await statusesOf(forged, { isEveryCall: true });
  expect(statuses).toEqual(Array(forged.length * SESSION_CALLS.length).fill(401));
});

describe('a token is refused', () => {
  it('without a signature, however the algorithm is spelled', async () => {
    const spellings = ['none', 'None', 'NONE', 'nOnE', '', ' none', null, 'HS256'];
    await expectRefused(
      spellings.flatMap((alg) => {
        const { header, payload } = withHeader({ alg });
        const signed = `${encode(header)}.${encode(payload)}`;
        return [`${signed}.`, `${signed}.AA`, signed];
      }),
    );
  });

  it('with a signature by an empty, a guessed or another key of the server', async () => {
    const guesses = ['', 'secret', 'mythinkn', 'changeme', 'your-256-bit-secret', 'undefined', 'null', EMAIL];
    const bytes = [0, 2, 3, 255].map((byte) => new Uint8Array(32).fill(byte));
    const spelled = (['hex', 'base64', 'base64url'] as const).map((form) => Buffer.from(TOKEN_KEY).toString(form));
    const shortened = [TOKEN_KEY.subarray(0, 31), TOKEN_KEY.subarray(1)];
    const keys = [...guesses, ...bytes, ...spelled, ...shortened];
    await expectRefused(keys.map((key) => signToken(genuine, key)));
  });

  it('with the right key by another algorithm', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const { header, payload } = withHeader({ alg: 'RS256' });
    const signed = `${encode(header)}.${encode(payload)}`;
    const algorithms = ['HS384', 'HS512', 'hs256', 'HS1', 'RS256', 'ES256', 'PS256', 'EdDSA', 'dir'];
    await expectRefused([
      ...algorithms.map((alg) => signToken(withHeader({ alg }), TOKEN_KEY)),
      `${signed}.${createSign('sha256').update(signed).sign(privateKey, 'base64url')}`,
    ]);
  });

  it('with a header that brings or names its own key', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const k = Buffer.from('attacker').toString('base64url');
    const { header, payload } = withHeader({ alg: 'RS256', jwk: publicKey.export({ format: 'jwk' }) });
    const signed = `${encode(header)}.${encode(payload)}`;
    const named = [
      { jwk: { kty: 'oct', k } },
      { jku: 'http://127.0.0.1:9/keys.json' },
      { x5u: 'http://127.0.0.1:9/chain.pem' },
      { x5c: ['MIIB'] },
      ...['../../../../dev/null', '/dev/null', '', "x' union select 'attacker", 'secret', '__proto__'].map((kid) => ({
        kid,
      })),
    ];
    await expectRefused([
      ...named.flatMap((more) => ['attacker', ''].map((key) => signToken(withHeader(more), key))),
      `${signed}.${createSign('sha256').update(signed).sign(privateKey, 'base64url')}`,
    ]);
  });

  it('with the right key but critical extensions that the server does not know', async () => {
    const extensions = [
      { crit: ['exp'] },
      { crit: ['own'], own: true },
      { crit: [] },
      { crit: 'exp' },
      { b64: false, crit: ['b64'] },
    ];
    await expectRefused(extensions.map((more) => signToken(withHeader(more), TOKEN_KEY)));
  });

  it('with another payload than the signed one', async () => {
    const [header, , signature] = token.split('.');
    const changes = [{ userId: 'other' }, { role: 'SUPER_ADMIN' }, { ver: 1 }, { exp: 9_999_999_999 }, { more: 1 }];
    const shortened = (signature ?? '').slice(0, -2);
    await expectRefused([
      ...changes.map((change) => [header, encode(withPayload(change).payload), signature].join('.')),
      [header, encode(genuine.payload), shortened].join('.'),
      [header, encode(genuine.payload), `${signature}AA`].join('.'),
      [encode({ ...genuine.header, more: 1 }), encode(genuine.payload), signature].join('.'),
    ]);
  });

  it('with the right key but outside its time', async () => {
    const now = test.now() / 1000;
    const times = [{ exp: now }, { exp: now - 1 }, { exp: 0 }, { nbf: now + FUTURE_S }, { nbf: 'soon' }];
    await expectRefused(times.map((time) => signToken(withPayload(time), TOKEN_KEY)));
  });

  it('with the right key but a missing or odd value in any claim that decides', async () => {
    const deciding = Object.entries(genuine.payload).filter(([name]) => !DISPLAYED_CLAIMS.includes(name));
    expect(deciding.map(([name]) => name)).toEqual(expect.arrayContaining(['userId', 'ver', 'jti', 'exp']));
    const oddOf = (name: string, value: unknown) => {
      if (typeof value === 'number') return ODD_NUMBERS;
      // The id of a token is any text.
      return name === 'jti' ? ODD_TEXTS.filter((odd) => typeof odd !== 'string' || odd === '') : ODD_TEXTS;
    };
    await expectRefused(
      deciding.flatMap(([name, value]) =>
        oddOf(name, value).map((odd) => signToken(withPayload({ [name]: odd }), TOKEN_KEY)),
      ),
    );
  });

  it('with the right key but claims that are no object', async () => {
    const payloads = [[], null, 'text', 7, [genuine.payload]] as unknown as TokenParts['payload'][];
    await expectRefused(payloads.map((payload) => signToken({ ...genuine, payload }, TOKEN_KEY)));
  });

  it('that is encrypted with the right key instead of signed', async () => {
    const encrypted = await new EncryptJWT({ ...genuine.payload })
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(TOKEN_KEY);
    await expectRefused([encrypted]);
  });

  it('that is no token at all', async () => {
    const parts = token.split('.');
    await expectRefused([
      ...['', '.', '..', '...', 'null', 'undefined', '{}', 'e30.e30.e30', 'A'.repeat(8000), '../../etc/passwd'],
      ...[parts.slice(0, 2), [...parts, parts[2]], parts.toReversed(), parts.slice(1)].map((some) => some.join('.')),
      ...[`${token} ${token}`, `${token},${token}`, `"${token}"`, token.toUpperCase(), `${token}\u00e9`],
    ]);
  });
});

it('takes a token from no other place than the header Authorization with the scheme Bearer', async () => {
  const places = [
    { cookie: `token=${token}; auth_token=${token}; session=${token}` },
    { authorization: token },
    { authorization: `Basic ${token}` },
    { authorization: `Token ${token}` },
    { authorization: `JWT ${token}` },
    { authorization: `Bearer: ${token}` },
    { authorization: `Bearer${token}` },
    ...['x-access-token', 'x-auth-token', 'token', 'proxy-authorization', 'x-authorization'].map((name) => ({
      [name]: `Bearer ${token}`,
    })),
  ];
  const queries = ['token', 'access_token', 'authorization', 'auth_token'].map((name) => `?${name}=${token}`);
  const statuses: number[] = [];
  for (const headers of places)
    statuses.push((await test.call('profile', null, { headers: headers as never })).statusCode);
  for (const query of queries) {
    statuses.push((await test.app.inject(`/mythinkn/api/portal/profile${query}`)).statusCode);
  }
  expect(statuses).toEqual(Array(places.length + queries.length).fill(401));
});

it('shows the role of the database for a token that claims more, although it is signed with the right key', async () => {
  const more = { role: 'SUPER_ADMIN', roles: ['SUPER_ADMIN'], permissions: ['*:*:*', 'ALL'], is_admin: true };
  const elevated = signToken(withPayload(more), TOKEN_KEY);
  const reply = await test.call('profile', null, { token: elevated });
  expect(reply.json().data.user).toMatchObject({ role: 'USER', roles: ['USER'], permissions: [] });
});

describe('the next call is refused', () => {
  it.each([
    ['logging out', async () => void (await test.call('logout', null, { token }))],
    ['disabling the account', () => changeUser({ status: 'disabled' })],
    ['raising its token version', () => changeUser({ token_version: 1 })],
    ['deleting the account', async () => void (await test.db.deleteFrom('users').execute())],
  ])('after %s', async (_case, end) => {
    expect((await statusesOf([token]))[0]).toBe(200);
    await end();
    const statuses = await statusesOf([token], { isEveryCall: true });
    expect(statuses.filter((status) => status !== 401 && status !== 403)).toEqual([]);
    expect(statuses).toHaveLength(SESSION_CALLS.length);
  });

  async function changeUser(values: { status: 'disabled' } | { token_version: number }): Promise<void> {
    await test.db.updateTable('users').set(values).execute();
  }
});
