import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Fetch, requestJson } from '../../src/platform/http.ts';

const answer = (body: string, init: ResponseInit & { type?: string } = {}) =>
  new Response(body, {
    ...init,
    headers: { 'content-type': init.type ?? 'application/json; charset=utf-8', ...init.headers },
  });

const call = (fetchIt: Fetch, request = {}) => requestJson({ method: 'GET', path: '/a', ...request }, fetchIt);

/** Answers nothing until it is given up. */
const silent: Fetch = (_path, { signal }) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

describe('a reply', () => {
  it.each<[name: string, response: Response, reply: object]>([
    [
      'an object, whatever the status',
      answer('{"a":1}', { status: 418 }),
      { status: 418, json: { a: 1 }, retryAfter: null },
    ],
    [
      'does not treat a page as JSON',
      answer('<html>', { type: 'text/html' }),
      { status: 200, json: undefined, body: 'other' },
    ],
    [
      'ignores JSON that is not declared as JSON',
      answer('{}', { type: 'text/plain' }),
      { json: undefined, body: 'other' },
    ],
    ['ignores broken JSON', answer('{"a":'), { json: undefined, body: 'broken' }],
    ['ignores an empty body', answer(''), { json: undefined, body: 'empty' }],
    [
      'the seconds of a Retry-After',
      answer('{}', { status: 429, headers: { 'retry-after': '12' } }),
      { retryAfter: 12 },
    ],
    [
      'no seconds of a date',
      answer('{}', { headers: { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' } }),
      { retryAfter: null },
    ],
  ])('%s', async (_name, response, reply) => {
    expect(await call(async () => response)).toMatchObject(reply);
  });
});

describe('a request', () => {
  it('sends a body as JSON, a token as bearer token, and bypasses the cache', async () => {
    const fetchIt = vi.fn<Fetch>(async () => answer('{}'));
    await call(fetchIt, { method: 'POST', body: { a: '中' }, token: 't' });
    expect(fetchIt).toHaveBeenCalledWith(
      '/a',
      expect.objectContaining({
        method: 'POST',
        body: '{"a":"中"}',
        cache: 'no-store',
        headers: { accept: 'application/json', 'content-type': 'application/json', authorization: 'Bearer t' },
      }),
    );
  });
});

describe('the address of a request', () => {
  /** Where a request of a build for this service goes. */
  async function findAddress(apiOrigin?: string) {
    vi.resetModules();
    if (apiOrigin !== undefined) vi.stubGlobal('__API_ORIGIN__', apiOrigin);
    const fetchIt = vi.fn<Fetch>(async () => answer('{}'));
    const http = await import('../../src/platform/http.ts');
    await http.requestJson({ method: 'GET', path: '/mythinkn/api/x?y=1' }, fetchIt);
    return [fetchIt.mock.calls[0]?.[0], fetchIt.mock.calls[0]?.[1].credentials];
  }

  it.each([
    ['is the path without a service elsewhere', undefined, '/mythinkn/api/x?y=1'],
    ['is the path with an empty setting', '', '/mythinkn/api/x?y=1'],
    ['begins with the origin of the service', 'https://api.example', 'https://api.example/mythinkn/api/x?y=1'],
  ])('%s, and no cookie goes to another origin', async (_case, apiOrigin, expected) => {
    expect(await findAddress(apiOrigin)).toEqual([expected, 'same-origin']);
  });
});

describe('a missing reply', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    // First, because it puts back the timers that it replaced.
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('is reported as a network failure', async () => {
    await expect(call(() => Promise.reject(new TypeError('Failed to fetch')))).rejects.toMatchObject({
      code: 'NETWORK',
    });
  });

  it('within the time limit is reported as a timeout', async () => {
    const pending = expect(call(silent, { timeoutMs: 100 })).rejects.toMatchObject({ code: 'TIMEOUT' });
    await vi.advanceTimersByTimeAsync(100);
    await pending;
  });

  it('is not waited for any more once there is a reply', async () => {
    // Packages that other tests of this process use may start timers at any moment.
    const start = vi.spyOn(globalThis, 'setTimeout');
    const stop = vi.spyOn(globalThis, 'clearTimeout');
    await call(async () => answer('{}'), { timeoutMs: 12_345 });
    const own = start.mock.calls.findIndex(([, ms]) => ms === 12_345);
    expect(stop).toHaveBeenCalledWith(start.mock.results[own]?.value);
  });

  it('to an aborted call is not reported as a failure', async () => {
    const control = new AbortController();
    const pending = expect(call(silent, { signal: control.signal })).rejects.toMatchObject({ name: 'AbortError' });
    control.abort();
    await pending;
    await expect(call(silent, { signal: control.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });
});
