import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderSitemap } from '../../server/http/discovery.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ PUBLIC_ORIGIN: 'https://example.cn' });
});
afterAll(() => test.close());

it('lists every indexed page without parameters in the site map, with absolute addresses', async () => {
  const reply = await test.app.inject('/mythinkn/sitemap.xml');
  expect(reply.headers['content-type']).toContain('application/xml');
  const addresses = [...reply.body.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);
  expect(addresses).toEqual(['https://example.cn/mythinkn/portal', 'https://example.cn/mythinkn/portal/goal-focus']);
});

it('escapes the addresses in the site map', () => {
  expect(renderSitemap(['/a&b'], 'https://example.cn')).toContain('https://example.cn/mythinkn/a&amp;b');
});

it.each(['/robots.txt', '/mythinkn/robots.txt'])(
  '%s excludes services and administration and names the site map',
  async (url) => {
    const reply = await test.app.inject(url);
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(reply.body.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /mythinkn/api/',
      'Disallow: /mythinkn/auth/',
      'Disallow: /mythinkn/admin',
      'Allow: /',
      '',
      'Sitemap: https://example.cn/mythinkn/sitemap.xml',
      '',
    ]);
  },
);

it('answers health requests without caching and without details', async () => {
  const reply = await test.app.inject('/mythinkn/healthz');
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(reply.json()).toEqual({ status: 'ok' });
});
