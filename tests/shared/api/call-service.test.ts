import { describe, expect, it } from 'vitest';
import { defineCall } from '../../../src/core/contracts/define-call.ts';
import { z } from '../../../src/core/schema.ts';
import { callService } from '../../../src/shared/api/call-service.ts';
import { describeFailure, isProfileRefused, isSessionRefused, toFailure } from '../../../src/shared/api/failure.ts';

const readNumber = defineCall({
  id: 'test.readNumber',
  method: 'GET',
  path: '/a/:id',
  access: 'public',
  params: z.object({ id: z.string() }),
  query: z.object({ page: z.coerce.number<number>().optional(), sort: z.string().optional() }),
  reply: z.object({ n: z.number() }),
});
const request = { params: { id: 'x' }, query: {} };

function call(status: number, body: unknown, type = 'application/json') {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const fetchIt = async () => new Response(text, { status, headers: { 'content-type': type } });
  return callService(readNumber, request, { fetchIt });
}

const failureOf = (status: number, body: unknown, type?: string) =>
  call(status, body, type).then(() => null, toFailure);

describe('an answer is a success', () => {
  it.each<[name: string, status: number, body: unknown]>([
    ['with the code as text', 200, { code: '200', data: { n: 1 } }],
    ['with the code as number (trap T15)', 200, { code: 200, data: { n: 1 } }],
    ['without a code, where the status says so (trap T14)', 201, { data: { n: 1 } }],
    ['with its data beside the code (doc 2 §7)', 200, { code: '200', n: 1 }],
  ])('%s', async (_name, status, body) => {
    expect(await call(status, body)).toEqual({ n: 1 });
  });
});

describe('a request', () => {
  const send = async (...parts: Parameters<typeof callService<typeof readNumber>>) => {
    const sent: unknown[] = [];
    const [sentCall, sentRequest, options] = parts;
    const fetchIt = async (path: string, { method, body, headers }: RequestInit) => {
      sent.push([method, path, body, (headers as Record<string, string>).authorization]);
      return Response.json({ code: '200', data: { n: 1 } });
    };
    await callService(sentCall, sentRequest, { ...options, fetchIt });
    return sent[0];
  };

  it('fills in the parameters, escaped, and sends the query without undefined values', async () => {
    const parts = { params: { id: 'a/b ?' }, query: { page: 2, sort: undefined } };
    expect(await send(readNumber, parts as never)).toEqual(['GET', '/a/a%2Fb%20%3F?page=2', undefined, undefined]);
  });

  it('carries the token, and an empty object where the call has no body', async () => {
    const post = { ...readNumber, method: 'POST' } as const;
    expect(await send(post, request, { token: 't' })).toEqual(['POST', '/a/x', '{}', 'Bearer t']);
  });
});

it('returns the fallback for a success with other data, but never for an error', async () => {
  const answer = (status: number, body: unknown) => async () => Response.json(body, { status });
  const ask = (status: number, body: unknown) =>
    callService(readNumber, request, { fetchIt: answer(status, body), fallback: null });
  expect(await ask(200, { code: '200', data: 'yes' })).toBeNull();
  await expect(ask(400, { code: 'WRONG_CODE', data: null })).rejects.toMatchObject({ code: 'WRONG_CODE' });
});

describe('an answer is a failure', () => {
  it.each<[name: string, status: number, body: unknown, code: string]>([
    ['with a business code', 200, { code: 'NEED_EMAIL_VERIFICATION' }, 'NEED_EMAIL_VERIFICATION'],
    ['with a status and no code', 503, { message: 'busy' }, '503'],
    ['with a success that the status denies', 500, { code: '200' }, '500'],
    ['with a page of a proxy (trap T14)', 200, '<html></html>', 'INVALID_REPLY'],
    ['with a list', 200, [], 'INVALID_REPLY'],
    ['with data that break the contract', 200, { code: '200', data: { n: '1' } }, 'INVALID_REPLY'],
    ['with no data', 200, {}, 'INVALID_REPLY'],
  ])('%s', async (_name, status, body, code) => {
    expect(await failureOf(status, body)).toMatchObject({ code, status });
  });

  it('that contains its wait, in whole seconds', async () => {
    expect(await failureOf(429, { code: 'RESEND_TOO_EARLY', data: { retryAfter: 41.2 } })).toMatchObject({
      retryAfter: 42,
    });
    expect(await failureOf(429, { code: 'RESEND_TOO_EARLY' })).toMatchObject({ retryAfter: null });
  });
});

it.each<[name: string, status: number, body: unknown, isTheSession: boolean, isTheProfile: boolean]>([
  ['a token that is refused', 401, { code: '401' }, true, true],
  ['401 without an envelope', 401, 'no', true, true],
  ['401 for a wrong entry (trap T12)', 401, { code: 'WRONG_PASSWORD' }, false, true],
  ['a disabled account', 403, { code: 'ACCOUNT_DISABLED' }, true, true],
  ['a wrong code', 400, { code: 'WRONG_CODE' }, false, true],
  ['success by status, refusal by code', 200, { code: 'EXPIRED' }, false, true],
  ['a server that fails', 500, { code: '500' }, false, false],
  ['a server that is busy', 503, { code: 'TOO_BUSY' }, false, false],
  ['too many calls', 429, { code: '429' }, false, false],
  ['no such call', 404, { code: '404' }, false, false],
  ['a page of a portal', 200, '<html>', false, false],
])(
  '%s: whether it ends the session, for any call and for the profile (trap T13)',
  async (_name, status, body, session, profile) => {
    const failure = await failureOf(status, body);
    expect(failure && isSessionRefused(failure)).toBe(session);
    expect(failure && isProfileRefused(failure)).toBe(profile);
  },
);

describe('words of a failure', () => {
  it.each<[name: string, status: number, body: unknown, fallback: string | undefined, words: string]>([
    ['are those of the server', 400, { code: 'WRONG_CODE', message: '验证码错误' }, '登录失败', '验证码错误'],
    ['or the caller’s', 400, { code: 'WRONG_CODE' }, '登录失败', '登录失败'],
    ['or those of refusals', 400, { code: 'WRONG_CODE' }, undefined, '没有成功，请稍后再试'],
    ['or of the status', 403, { code: '403' }, undefined, '权限不足，请联系管理员'],
    ['never those of a proxy', 502, '<html>', undefined, '服务器错误，请稍后重试'],
  ])('%s', async (_name, status, body, fallback, words) => {
    const failure = await failureOf(status, body);
    expect(failure && describeFailure(failure, fallback)).toBe(words);
  });
});

it('throws a bug instead of turning it into a failure', () => {
  expect(() => toFailure(new TypeError('x'))).toThrow('x');
});
