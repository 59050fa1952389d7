import { expect, test } from '@playwright/test';
import type { RouteManifest } from '../../../src/core/contracts/route-manifest.ts';
import { toPageTitle } from '../../../src/core/page-head.ts';
import { withBase } from '../../../src/core/paths.ts';
import { readManifest } from '../built-manifest.ts';

const manifest: RouteManifest = readManifest();
const pages = manifest.pages.filter(({ path }) => !path.includes(':'));

test('the first answer names its page, the site map lists the pages, and every file exists, cached and compressed', async ({
  request,
  baseURL,
}) => {
  for (const { path, title } of pages) {
    const html = await (await request.get(withBase(path))).text();
    const [head = ''] = html.split('</head>');
    expect.soft(html, path).toContain(`<title>${toPageTitle(title)}</title>`);
    expect.soft(html, path).toContain(`rel="canonical" href="${baseURL}${withBase(path)}"`);
    expect.soft(head.match(/<title>/g), path).toHaveLength(1);
    expect.soft(html.match(/name="description"/g), path).toHaveLength(1);
    expect.soft(html, path).not.toContain('%CSP_NONCE%');
  }
  const text = await (await request.get(withBase('/sitemap.xml'))).text();
  const addresses = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);
  const listed = pages.filter(({ robots }) => robots === undefined);
  expect(listed.length).toBeLessThan(pages.length);
  expect(addresses).toEqual(listed.map(({ path }) => `${baseURL}${withBase(path)}`));

  const html = await (await request.get(withBase(manifest.landing))).text();
  const files = [...html.matchAll(/(?:src|href)="(\/mythinkn\/[^"]+\.\w+)"/g)].map((match) => match[1] ?? '');
  expect(files.length).toBeGreaterThan(3);
  for (const address of files) {
    const reply = await request.get(address);
    expect.soft(`${address} ${reply.status()}`).toBe(`${address} 200`);
    const isHashed = address.startsWith(withBase('/assets/'));
    const caching = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
    expect.soft(reply.headers()['cache-control'], address).toBe(caching);
  }
  const script = /src="(\/mythinkn\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
  const reply = await request.get(script, { headers: { 'accept-encoding': 'br' } });
  expect(reply.headers()['content-encoding']).toBe('br');
  expect(reply.headers()['content-type']).toBe('text/javascript; charset=utf-8');
});
