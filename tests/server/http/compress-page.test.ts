import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { compressPage } from '../../../server/http/compress-page.ts';
import { createTestApp } from '../create-test-app.ts';

const HTML = `<p>${'专注 '.repeat(500)}</p>`;
const readAs = { br: brotliDecompressSync, gzip: gunzipSync };

describe('a page', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000, gzip;q=0', null],
    ['br;q=0.001', 'br'],
    ['identity', null],
    ['*', null],
    ['brotli', null],
    ['', null],
    [undefined, null],
  ] as const)('for a reader that accepts %s is sent as %s', (accepted, encoding) => {
    const page = compressPage(HTML, accepted);
    expect(page.encoding).toBe(encoding);
    const text = page.encoding === null ? page.body : readAs[page.encoding](page.body as Buffer);
    expect(text.toString()).toBe(HTML);
    if (encoding !== null) expect(page.body.length).toBeLessThan(HTML.length / 10);
  });
});

it('is whole at its address, with its length and a nonce of its own', async () => {
  const test = await createTestApp();
  onTestFinished(() => test.close());
  const url = '/mythinkn/portal';
  const reply = await test.app.inject({ url, headers: { 'accept-encoding': 'br' } });
  const html = brotliDecompressSync(reply.rawPayload).toString();
  expect(reply.headers).toMatchObject({ 'content-encoding': 'br', 'content-length': `${reply.rawPayload.length}` });
  expect(html).toContain('nonce="nonce1"');
  expect(reply.headers['content-security-policy']).toContain("'nonce-nonce1'");
  const head = await test.app.inject({ method: 'HEAD', url, headers: { 'accept-encoding': 'br' } });
  expect([head.statusCode, head.headers['content-encoding'], head.body]).toEqual([200, 'br', '']);
});
