import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { script } from './fake-client-build.ts';

const SCRIPT = '/mythinkn/assets/index-abc.js';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function get(url: string, headers: Record<string, string> = {}) {
  return test.app.inject({ method: 'GET', url, headers });
}

describe('types and cache rules', () => {
  const IMMUTABLE = 'public, max-age=31536000, immutable';

  it.each([
    [SCRIPT, 'text/javascript; charset=utf-8', IMMUTABLE],
    ['/mythinkn/assets/plain-def.css', 'text/css; charset=utf-8', IMMUTABLE],
    ['/mythinkn/assets/flock-123.wasm', 'application/wasm', IMMUTABLE],
    ['/mythinkn/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/mythinkn/icon.svg', 'image/svg+xml', 'no-cache'],
  ])('%s is %s, %s', async (url, type, cache) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe(type);
    expect(reply.headers['cache-control']).toBe(cache);
    expect(reply.headers.vary).toContain('accept-encoding');
    expect(reply.headers.etag).toBeDefined();
  });

  it('the web app manifest has its own type', async () => {
    const reply = await get('/mythinkn/manifest.webmanifest');
    expect(reply.headers['content-type']).toContain('application/manifest+json');
  });

  it('an unchanged file answers 304', async () => {
    const first = await get('/mythinkn/sw.js');
    const second = await get('/mythinkn/sw.js', { 'if-none-match': String(first.headers.etag) });
    expect([second.statusCode, second.body]).toEqual([304, '']);
  });

  it('assets carry the policy without a nonce, because a worker obeys the policy of its own file', async () => {
    expect((await get(SCRIPT)).headers['content-security-policy']).toContain("style-src 'self'; font-src 'self'");
  });
});

describe('the workers of pages that send nothing', () => {
  it.each(['identity', 'br'])('cannot connect to anything (%s)', async (encoding) => {
    const { headers } = await get('/mythinkn/assets/json.worker-123.js', { 'accept-encoding': encoding });
    expect(headers['content-security-policy']).toContain("connect-src 'none'; img-src");
    expect((await get(SCRIPT)).headers['content-security-policy']).toContain("connect-src 'self';");
  });
});

describe('encodings', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('a client that accepts %s gets the file as %s', async (accept, encoding, decompress) => {
    const reply = await get(SCRIPT, { 'accept-encoding': accept });
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(decompress(reply.rawPayload).toString()).toBe(script);
  });

  it('compresses a file without prepared encodings on the fly', async () => {
    const reply = await get('/mythinkn/assets/plain-def.css', { 'accept-encoding': 'gzip' });
    expect(reply.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(reply.rawPayload).toString()).toContain('.a{color:red}');
  });

  it('sends the plain file with its length to a client that accepts no encoding', async () => {
    const reply = await get(SCRIPT);
    expect(reply.headers['content-encoding']).toBeUndefined();
    expect(reply.headers['content-length']).toBe(String(Buffer.byteLength(script)));
  });

  it.each([`${SCRIPT}.br`, `${SCRIPT}.gz`, '/mythinkn/route-manifest.json'])('%s is not served', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe('ranges', () => {
  it('answers a range with the plain bytes', async () => {
    const reply = await get(SCRIPT, { range: 'bytes=0-6' });
    expect(reply.statusCode).toBe(206);
    expect(reply.headers['content-range']).toBe(`bytes 0-6/${Buffer.byteLength(script)}`);
    expect(reply.body).toBe('console');
  });

  it('never compresses a range', async () => {
    const reply = await get('/mythinkn/assets/plain-def.css', { range: 'bytes=0-1', 'accept-encoding': 'gzip' });
    expect([reply.statusCode, reply.body, reply.headers['content-encoding']]).toEqual([206, '.a', undefined]);
  });

  it('rejects a range beyond the end', async () => {
    expect((await get(SCRIPT, { range: 'bytes=99999-' })).statusCode).toBe(416);
  });
});
