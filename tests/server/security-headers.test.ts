import { describe, expect, it, onTestFinished } from 'vitest';
import { toContentSecurityPolicy } from '../../server/http/content-security-policy.ts';
import { createTestApp } from './create-test-app.ts';
import { manifest } from './fake-client-build.ts';

async function headersOf(environment: Record<string, string>, url: string, headers: Record<string, string> = {}) {
  const test = await createTestApp(environment);
  const reply = await test.app.inject({ method: 'GET', url, headers });
  await test.close();
  return reply.headers;
}

describe('the content security policy', () => {
  it.each([
    ['no inline script and no eval', /script-src 'self' 'wasm-unsafe-eval';/],
    ['no foreign connection', /connect-src 'self';/],
    ['no plug-ins', /object-src 'none'/],
    ['no base element', /base-uri 'none'/],
    ['no embedding', /frame-ancestors 'none'/],
    ['styles by nonce', /style-src 'self' 'nonce-abc'/],
  ])('allows %s', (_rule, pattern) => {
    expect(toContentSecurityPolicy({ styleNonce: 'abc' })).toMatch(pattern);
  });

  it('is the reviewed one, letter for letter', () => {
    expect(toContentSecurityPolicy()).toBe(
      "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; " +
        "img-src 'self' blob: data: https:; style-src 'self'; font-src 'self'; manifest-src 'self'; " +
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; " +
        "require-trusted-types-for 'script'; trusted-types default",
    );
  });

  it.each([
    ['https://api.example:8443', 'wss://api.example:8443'],
    ['http://localhost:8080', 'ws://localhost:8080'],
  ])(
    'of a build for the service %s allows its calls, WebSockets and pictures, and nothing else',
    (apiOrigin, socket) => {
      const changed = toContentSecurityPolicy()
        .replace("connect-src 'self'", `connect-src 'self' ${apiOrigin} ${socket}`)
        .replace('data: https:', `data: https: ${apiOrigin}`);
      expect(toContentSecurityPolicy({ apiOrigin })).toBe(changed);
      expect(toContentSecurityPolicy({ apiOrigin: '' })).toBe(toContentSecurityPolicy());
    },
  );

  it('comes from the manifest of the build, and only with pages', async () => {
    const apiOrigin = 'https://api.example';
    const test = await createTestApp({}, undefined, undefined, {
      'route-manifest.json': JSON.stringify({ ...manifest, apiOrigin }),
    });
    onTestFinished(() => test.close());
    const readPolicy = async (url: string) => String((await test.app.inject(url)).headers['content-security-policy']);
    for (const page of ['/mythinkn/portal', '/mythinkn/index.html']) {
      expect(await readPolicy(page)).toContain(`connect-src 'self' ${apiOrigin} wss://api.example;`);
    }
    expect(await readPolicy('/mythinkn/assets/index-abc.js')).toBe(toContentSecurityPolicy());
    expect(await readPolicy('/mythinkn/assets/json.worker-123.js')).toContain("connect-src 'none';");
  });

  it('never asks for an upgrade to https, which breaks a plain-http address of the local network', () => {
    expect(toContentSecurityPolicy()).not.toContain('upgrade-insecure-requests');
  });
});

describe('every answer', () => {
  it.each([
    '/mythinkn/portal',
    '/mythinkn/sw.js',
    '/mythinkn/api/x',
    '/nowhere',
    '/mythinkn/%00',
    '/mythinkn/%zz',
    '/mythinkn/healthz',
  ])('%s carries the security headers', async (url) => {
    const headers = await headersOf({}, url);
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
    });
    expect(headers['permissions-policy']).toContain('display-capture=(self)');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers.server).toBeUndefined();
  });
});

describe('strict transport security is sent only where the origin is https', () => {
  const FORWARDED = { 'x-forwarded-proto': 'https' };

  it.each([
    ['plain http', {}, {}, undefined],
    ['a public https origin', { PUBLIC_ORIGIN: 'https://example.cn' }, {}, 'max-age=31536000'],
    [
      'a public https origin with its subdomains',
      { PUBLIC_ORIGIN: 'https://example.cn', HSTS_SUBDOMAINS: 'true' },
      {},
      'max-age=31536000; includeSubDomains',
    ],
    ['a public http origin', { PUBLIC_ORIGIN: 'http://example.cn' }, {}, undefined],
    ['an untrusted proxy', {}, FORWARDED, undefined],
    ['a trusted proxy', { TRUST_PROXY: '127.0.0.1' }, FORWARDED, 'max-age=31536000'],
  ])('%s', async (_case, environment: Record<string, string>, headers: Record<string, string>, expected) => {
    expect((await headersOf(environment, '/mythinkn/portal', headers))['strict-transport-security']).toBe(expected);
  });
});
