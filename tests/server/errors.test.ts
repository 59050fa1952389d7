import { expect, it } from 'vitest';
import { defineCall } from '../../src/core/contracts/define-call.ts';
import { z } from '../../src/core/schema.ts';
import { createTestApp } from './create-test-app.ts';

const probe = (method: 'GET' | 'POST', path: string) =>
  defineCall({ id: `probe ${path}`, method, path, access: 'public', reply: z.unknown() });

async function withRoutes(run: (test: Awaited<ReturnType<typeof createTestApp>>) => Promise<void>): Promise<void> {
  const test = await createTestApp();
  const [broken, echo] = [probe('GET', '/mythinkn/api/broken'), probe('POST', '/mythinkn/api/echo')];
  const image = probe('GET', '/mythinkn/api/image');
  test.app.get(broken.path, { config: { call: broken } }, () => {
    throw new Error('database password is hunter2');
  });
  test.app.get(image.path, { config: { call: image } }, (_request, reply) => {
    reply.type('image/png').headers({ etag: '"1"', 'content-length': 9000, 'content-encoding': 'br' });
    throw new Error('EMFILE: too many open files');
  });
  test.app.post(echo.path, { config: { call: echo } }, (request) => request.body);
  await run(test);
  await test.close();
}

it('answers an unexpected error with 500 without internals, and logs it without the query', () =>
  withRoutes(async ({ app, lines }) => {
    const reply = await app.inject('/mythinkn/api/broken?token=secret');
    expect(reply.statusCode).toBe(500);
    expect(reply.json()).toEqual({ code: '500', message: '服务器出了点问题，请稍后再试', data: null });
    expect(lines).toEqual(['GET /mythinkn/api/broken Error: database password is hunter2']);
  }));

it('answers a file that fails halfway with 500 in an envelope, without the headers of the file', () =>
  withRoutes(async ({ app, lines }) => {
    const reply = await app.inject('/mythinkn/api/image');
    expect([reply.statusCode, reply.json().code]).toEqual([500, '500']);
    expect(reply.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8' });
    expect(reply.headers).not.toHaveProperty('etag');
    expect(lines).toEqual(['GET /mythinkn/api/image Error: EMFILE: too many open files']);
  }));

it.each([
  ['a broken body', '{', 'application/json', 400, '请求格式不正确'],
  ['a body beyond the limit', JSON.stringify('x'.repeat(70_000)), 'application/json', 413, '提交的内容过大'],
  ['an unknown content type', 'x', 'application/x-unknown', 415, '不支持这种内容格式'],
])('%s is rejected in an envelope and not logged', (_what, payload, type, status, message) =>
  withRoutes(async ({ app, lines }) => {
    const headers = { 'content-type': type };
    const reply = await app.inject({ method: 'POST', url: '/mythinkn/api/echo', headers, payload });
    expect([reply.statusCode, reply.json()]).toEqual([status, { code: String(status), message, data: null }]);
    expect(lines).toEqual([]);
  }),
);
