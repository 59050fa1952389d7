import { describe, expect, it } from 'vitest';
import { ACCOUNT_PATHS } from '../../../src/core/contracts/accounts.ts';
import { requestIssuesSchema } from '../../../src/core/contracts/envelope.ts';
import { createAccountsApp, register, signIn, toFacts } from './create-accounts-app.ts';

const BODY = { email: 'lin@example.com' };
const HOSTS = { ALLOWED_HOSTS: 'example.com' };
const FOREIGN = [403, '403', '请求不是从本站页面发出的，已拒绝'];

describe('a call that changes something', () => {
  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'http://example.com.evil.example' }],
    [{ origin: 'http://example.com:8081' }],
    [{ origin: 'null' }],
    [{ origin: 'nonsense' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
  ])('is rejected from a foreign page: %o', async (headers) => {
    const test = await createAccountsApp(HOSTS);
    const reply = await test.call('sendRegisterCode', BODY, { headers: { host: 'example.com', ...headers } as never });
    expect(toFacts(reply)).toEqual(FOREIGN);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(await test.mails()).toEqual([]);
  });

  const changing = (Object.keys(ACCOUNT_PATHS) as (keyof typeof ACCOUNT_PATHS)[]).filter((name) => name !== 'profile');

  it.each(changing)('is rejected from a foreign page, whichever call it is: %s', async (name) => {
    const test = await createAccountsApp(HOSTS);
    const headers = { host: 'example.com', origin: 'https://evil.example' };
    expect(toFacts(await test.call(name, {}, { headers: headers as never }))).toEqual(FOREIGN);
  });

  it.each([
    ['from our own page', HOSTS, { host: 'example.com', origin: 'http://example.com' }],
    ['from our own page behind a proxy that ends TLS', HOSTS, { host: 'example.com', origin: 'https://example.com' }],
    ['from our own page at another port', {}, { host: 'Localhost:8080', origin: 'http://localhost:8080' }],
    [
      'from the public address, whatever host the proxy sends',
      { PUBLIC_ORIGIN: 'https://tools.example' },
      { host: '127.0.0.1:8080', origin: 'https://tools.example' },
    ],
    ['from our own page by its kind', {}, { 'sec-fetch-site': 'same-origin' }],
    ['from the address bar', {}, { 'sec-fetch-site': 'none' }],
    ['from a program', {}, {}],
  ])('is accepted %s', async (_case, environment, headers) => {
    const test = await createAccountsApp(environment);
    expect((await test.call('sendRegisterCode', BODY, { headers: headers as never })).statusCode).toBe(200);
  });
});

it('answers reads from any page, without headers that would let a foreign page see them', async () => {
  const test = await createAccountsApp();
  const reply = await test.call('profile', null, { headers: { origin: 'https://evil.example' } });
  expect([reply.statusCode, reply.headers['access-control-allow-origin']]).toEqual([401, undefined]);
});

describe('a body', () => {
  it.each([
    ['that is broken', '{', 'application/json', 400, '请求格式不正确'],
    ['with a poisoned prototype', '{"__proto__":{"email":"a@b.c"}}', 'application/json', 400, '请求格式不正确'],
    ['beyond the limit', JSON.stringify({ email: 'x'.repeat(70_000) }), 'application/json', 413, '提交的内容过大'],
    ['as plain text', '{"email":"lin@example.com"}', 'text/plain', 415, '不支持这种内容格式'],
    ['as a form', 'email=lin%40example.com', 'application/x-www-form-urlencoded', 415, '不支持这种内容格式'],
  ])('%s is rejected', async (_case, payload, type, status, message) => {
    const test = await createAccountsApp();
    const headers = { 'content-type': type };
    const reply = await test.app.inject({ method: 'POST', url: ACCOUNT_PATHS.sendLoginCode, headers, payload });
    expect([reply.statusCode, reply.json()]).toEqual([status, { code: String(status), message, data: null }]);
    expect([reply.headers['cache-control'], test.lines]).toEqual(['no-store', []]);
  });

  it.each([
    ['that is no object', '"lin@example.com"', '请填写所有必填字段', [{ field: '', code: 'malformed' }]],
    ['that is empty', '', '请填写所有必填字段', [{ field: '', code: 'missing' }]],
    [
      'with a text that is too long',
      JSON.stringify({ email: 'x'.repeat(255) }),
      '请检查：邮箱太长，最多 254 个字符',
      [{ field: 'email', code: 'tooLong', limit: 254 }],
    ],
    [
      'of another call',
      '{"email":"lin@example.com","verifyType":3}',
      '请检查：验证码的用途不符合要求',
      [{ field: 'verifyType', code: 'malformed' }],
    ],
    [
      'with two wrong fields',
      '{"verifyType":3}',
      '请检查：邮箱没有填写；验证码的用途不符合要求',
      [
        { field: 'email', code: 'missing' },
        { field: 'verifyType', code: 'malformed' },
      ],
    ],
  ])('%s is rejected with the wrong fields', async (_case, payload, message, issues) => {
    const test = await createAccountsApp();
    const headers = { 'content-type': 'application/json' };
    const reply = await test.app.inject({ method: 'POST', url: ACCOUNT_PATHS.sendLoginCode, headers, payload });
    const data = requestIssuesSchema.parse(reply.json().data);
    expect([reply.statusCode, reply.json()]).toEqual([400, { code: '400', message, data }]);
    expect(data).toEqual({ issues });
    expect([reply.headers['cache-control'], test.lines]).toEqual(['no-store', []]);
  });

  it.each([
    ['no body', {}],
    ['an empty body declared as JSON', { 'content-type': 'application/json' }],
  ])('%s is accepted where none is required', async (_case, headers) => {
    const test = await createAccountsApp();
    await register(test, BODY.email, 'Lin');
    const token = await signIn(test, BODY.email);
    const reply = await test.call('sendChangeCode', null, { token, headers: headers as never });
    expect(reply.statusCode).toBe(200);
  });
});

it('answers an internal failure without details, and logs it without secrets', async () => {
  const test = await createAccountsApp();
  await test.db.schema.dropTable('email_codes').execute();
  const reply = await test.call('sendLoginCode', BODY);
  expect(reply.json()).toEqual({ code: '500', message: '服务器出了点问题，请稍后再试', data: null });
  expect(test.lines).toHaveLength(1);
  expect(test.lines[0]).not.toContain(BODY.email);
});
