import { expect, test } from '@playwright/test';
import type { RouteManifest } from '../../../src/core/contracts/route-manifest.ts';
import { toPageTitle } from '../../../src/core/page-head.ts';
import { withBase } from '../../../src/core/paths.ts';
import { readManifest } from '../built-manifest.ts';

const manifest: RouteManifest = readManifest();
const pages = manifest.pages.filter(({ path }) => !path.includes(':'));

test('the root of the origin redirects to the landing page', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(withBase(manifest.landing));
});

test('an unknown page redirects to the landing page', async ({ page }) => {
  await page.goto(withBase('/portal/nowhere'));
  await expect(page).toHaveURL(withBase(manifest.landing));
});

for (const { path, title } of pages) {
  test(`${path} opens under the policy without a violation, an error or a foreign request`, async ({
    page,
    baseURL,
  }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(`page: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' || /policy/i.test(message.text())) faults.push(`console: ${message.text()}`);
    });
    page.on('requestfailed', (request) => faults.push(`failed: ${request.url()}`));
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== baseURL) faults.push(`foreign: ${request.url()}`);
    });
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`refused by policy: ${event.violatedDirective} ${event.blockedURI}`);
      });
    });
    const reply = await page.goto(withBase(path));
    expect(reply?.status()).toBe(200);
    // A dialog of the first visit hides the page from assistive technology.
    await expect(page.locator('main')).toBeVisible();
    await expect(page).toHaveTitle(toPageTitle(title));
    await page.waitForLoadState('networkidle');
    expect(faults).toEqual([]);
  });

  test(`${path} names itself in the first answer`, async ({ request, baseURL }) => {
    const html = await (await request.get(withBase(path))).text();
    expect(html).toContain(`<title>${toPageTitle(title)}</title>`);
    expect(html).toContain(`rel="canonical" href="${baseURL}${withBase(path)}"`);
    const [head = ''] = html.split('</head>');
    expect(head.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/name="description"/g)).toHaveLength(1);
    expect(html).not.toContain('%CSP_NONCE%');
  });
}

test('every file of a page exists, and hashed files are cached for good', async ({ request }) => {
  const html = await (await request.get(withBase(manifest.landing))).text();
  const addresses = [...html.matchAll(/(?:src|href)="(\/mythinkn\/[^"]+\.\w+)"/g)].map((match) => match[1] ?? '');
  expect(addresses.length).toBeGreaterThan(3);
  for (const address of addresses) {
    const reply = await request.get(address);
    expect(`${address} ${reply.status()}`).toBe(`${address} 200`);
    const isHashed = address.startsWith(withBase('/assets/'));
    expect(reply.headers()['cache-control']).toBe(isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  }
});

test('the largest script arrives compressed', async ({ request }) => {
  const html = await (await request.get(withBase(manifest.landing))).text();
  const script = /src="(\/mythinkn\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
  const reply = await request.get(script, { headers: { 'accept-encoding': 'br' } });
  expect(reply.headers()['content-encoding']).toBe('br');
  expect(reply.headers()['content-type']).toBe('text/javascript; charset=utf-8');
});

test('the site map names every page that may be indexed', async ({ request, baseURL }) => {
  const text = await (await request.get(withBase('/sitemap.xml'))).text();
  const addresses = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);
  const listed = pages.filter(({ robots }) => robots === undefined);
  expect(listed.length).toBeLessThan(pages.length);
  expect(addresses).toEqual(listed.map(({ path }) => `${baseURL}${withBase(path)}`));
});
