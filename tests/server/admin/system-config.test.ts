import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { FRESH_PASSWORD_MS } from '../../../server/http/serve-call.ts';
import { sweepUploads } from '../../../server/services/admin/uploads/uploads.ts';
import { DEFAULT_PORTAL_CONFIG } from '../../../server/services/settings/default-portal-config.ts';
import { SYSTEM_CALLS } from '../../../src/core/contracts/admin-system.ts';
import { toUploadPath, UPLOAD_CALLS } from '../../../src/core/contracts/admin-uploads.ts';
import { PORTAL_CONFIG_PATH } from '../../../src/core/contracts/portal.ts';
import { type AdminApp, createAdminApp, outcomeOf } from './create-admin-app.ts';

const calls = SYSTEM_CALLS;
const DAY_MS = 24 * 60 * 60_000;
const PORTAL = {
  panelImages: ['/mythinkn/backgrounds/dawn.svg'],
  backgroundImages: ['https://pictures.example/a.jpg?size=2'],
  panelInterval: 3,
  backgroundInterval: 3600,
};
const ANALYTICS = { endpoint: 'https://count.example:8443/api/send', siteId: '9a0c-1' };
const LINKS = { registry: 'http://localhost:8500/ui', gateway: '', orders: 'https://orders.example/health' };

async function saveAnalytics(test: AdminApp, analytics: object | null) {
  return test.as('root', calls.saveAnalytics, { body: { analytics } });
}

async function uploadPicture(test: AdminApp): Promise<string> {
  const payload = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const headers = { authorization: `Bearer ${await test.signInAs('root')}`, 'content-type': 'image/png' };
  const reply = await test.app.inject({ method: 'POST', url: UPLOAD_CALLS.create.path, payload, headers });
  return reply.json().data.path;
}

describe('the system configuration', () => {
  it('is that of the build until it is changed', async () => {
    const test = await createAdminApp();
    expect((await test.as('root', calls.read)).json().data).toEqual({
      portal: DEFAULT_PORTAL_CONFIG,
      initialPortal: DEFAULT_PORTAL_CONFIG,
      analytics: null,
      links: { registry: '', gateway: '', orders: '' },
      uploads: { files: 0, bytes: 0 },
    });
  });

  it('keeps every part that is saved, with its change in the audit log', async () => {
    const test = await createAdminApp();
    expect(outcomeOf(await test.as('root', calls.savePortal, { body: PORTAL }))).toBe('ok');
    expect(outcomeOf(await test.as('root', calls.saveLinks, { body: LINKS }))).toBe('ok');
    expect(outcomeOf(await saveAnalytics(test, ANALYTICS))).toBe('ok');
    const { data } = (await test.as('root', calls.read)).json();
    expect(data).toMatchObject({ portal: PORTAL, analytics: ANALYTICS, links: LINKS });
    expect((await test.app.inject(PORTAL_CONFIG_PATH)).json().data).toEqual(PORTAL);
    const rows = await test.db.selectFrom('audit_log').select(['actor_id', 'action', 'target', 'after']).execute();
    expect(rows).toEqual(
      expect.arrayContaining([
        { actor_id: 'root', action: 'settings.change', target: 'portal-config', after: JSON.stringify(PORTAL) },
        { actor_id: 'root', action: 'settings.change', target: 'admin-links', after: JSON.stringify(LINKS) },
        { actor_id: 'root', action: 'settings.change', target: 'analytics', after: JSON.stringify(ANALYTICS) },
      ]),
    );
  });

  it('shows its links to administrators, and nothing else', async () => {
    const test = await createAdminApp();
    await test.as('root', calls.saveLinks, { body: LINKS });
    expect((await test.as('ada', calls.readLinks)).json().data).toEqual(LINKS);
    for (const call of [calls.read, calls.savePortal, calls.saveLinks, calls.saveAnalytics])
      expect(outcomeOf(await test.as('ada', call, { body: LINKS }))).toBe('403');
    expect(outcomeOf(await test.as('uma', calls.readLinks))).toBe('403');
  });

  it('takes a host for page views only while the password is fresh', async () => {
    const test = await createAdminApp();
    expect(outcomeOf(await saveAnalytics(test, null))).toBe('ok');
    test.advance(FRESH_PASSWORD_MS + 1);
    expect(outcomeOf(await saveAnalytics(test, ANALYTICS))).toBe('NEED_PASSWORD_CONFIRMATION');
  });
});

describe('a picture of the portal', () => {
  const save = async (test: AdminApp, change: object) =>
    outcomeOf(await test.as('root', calls.savePortal, { body: { ...PORTAL, ...change } }));

  it.each([
    ['a path of this site', '/mythinkn/backgrounds/dawn.svg', 'ok'],
    ['an https address', 'https://a.example/b.png', 'ok'],
    ['an http address', 'http://a.example/b.png', '400'],
    ['a script', 'javascript:alert(1)', '400'],
    ['inline data', 'data:image/png;base64,AAAA', '400'],
    ['a path outside the base', '/elsewhere/a.png', '400'],
    ['a path with a dot segment', '/mythinkn/../api/x', '400'],
    ['an encoded dot segment', '/mythinkn/%2e%2e/x', '400'],
    ['an address without a scheme', '//a.example/b.png', '400'],
    ['a path with a backslash', '/mythinkn/\\a.example', '400'],
    ['an address with a space', 'https://a.example/a b.png', '400'],
    ['an address with a line break', 'https://a.example/\nb.png', '400'],
    ['an address with a password', 'https://me:secret@a.example/b.png', '400'],
    ['an address that is too long', `https://a.example/${'x'.repeat(2048)}`, '400'],
    ['an empty text', '', '400'],
    ['an unpaired surrogate', 'https://a.example/\ud800', '400'],
  ])('may be %s: %s → %s', async (_case, image, outcome) => {
    const test = await createAdminApp();
    expect(await save(test, { panelImages: [image] })).toBe(outcome);
    expect(await save(test, { backgroundImages: [image] })).toBe(outcome);
  });

  it.each([
    ['fifteen pictures', { panelImages: Array(15).fill('/mythinkn/a.png') }, 'ok'],
    ['sixteen pictures', { panelImages: Array(16).fill('/mythinkn/a.png') }, '400'],
    ['no picture', { panelImages: [], backgroundImages: [] }, 'ok'],
    ['three seconds', { panelInterval: 3 }, 'ok'],
    ['less than three seconds', { panelInterval: 2.9 }, '400'],
    ['more than an hour', { backgroundInterval: 3601 }, '400'],
    ['a text as a number', { backgroundInterval: '10' }, '400'],
  ])('%s: %j → %s', async (_case, change, outcome) => {
    expect(await save(await createAdminApp(), change)).toBe(outcome);
  });

  it('that was uploaded must exist', async () => {
    const test = await createAdminApp();
    const missing = toUploadPath('0'.repeat(64));
    const path = await uploadPicture(test);
    const body = { ...PORTAL, panelImages: [path, missing] };
    const reply = await test.as('root', calls.savePortal, { body });
    expect([reply.statusCode, reply.json().code, reply.json().data]).toEqual([
      409,
      'UPLOAD_MISSING',
      { paths: [missing] },
    ]);
    expect(await save(test, { panelImages: [path], backgroundImages: [path] })).toBe('ok');
  });

  it('stays for a day after the settings name it no longer', async () => {
    const test = await createAdminApp();
    const path = await uploadPicture(test);
    await save(test, { panelImages: [path] });
    await test.db.updateTable('uploads').set({ used_at: 0 }).execute();
    expect(await save(test, { panelImages: [] })).toBe('ok');
    await sweepUploads(test.accounts);
    expect((await test.app.inject(path)).statusCode).toBe(200);
    test.advance(2 * DAY_MS);
    await sweepUploads(test.accounts);
    expect((await test.app.inject(path)).statusCode).toBe(404);
  });
});

describe('the address of the service that counts page views', () => {
  it.each([
    ['https://count.example/api/send', 'ok'],
    ['https://count.example:8443/api/send', 'ok'],
    ['https://count.example', 'ok'],
    ['http://count.example/api/send', '400'],
    ['https://count.example/send?token=1', '400'],
    ['https://count.example/send#x', '400'],
    ['https://me:secret@count.example/send', '400'],
    ['https://*.example/send', '400'],
    ["https://count.example;script-src/'unsafe-inline'", '400'],
    ['https://a,b.example/send', '400'],
    ["https://'self'.example/send", '400'],
    ['https://count.example /send', '400'],
    ['//count.example/send', '400'],
    ['', '400'],
  ])('%s → %s', async (endpoint, outcome) => {
    const test = await createAdminApp();
    expect(outcomeOf(await saveAnalytics(test, { endpoint, siteId: 'a' }))).toBe(outcome);
  });

  it.each(['', 'a b', '"><script>', 'x'.repeat(101)])('comes with a plain name of the site, not %j', async (siteId) => {
    const test = await createAdminApp();
    expect(outcomeOf(await saveAnalytics(test, { ...ANALYTICS, siteId }))).toBe('400');
  });

  it('is open to the pages of the portal alone, and only while it is set', async () => {
    const test = await createAdminApp();
    const connections = async (url: string) => {
      const { headers, body } = await test.app.inject(url);
      const policy = /connect-src [^;]*/.exec(String(headers['content-security-policy']))?.[0];
      return [policy, /<meta name="mythinkn-analytics" content="([^"]*)"/.exec(body)?.[1] ?? null];
    };
    const closed = ["connect-src 'self'", null];
    expect(await connections('/mythinkn/portal')).toEqual(closed);
    await saveAnalytics(test, ANALYTICS);
    const meta =
      '{&quot;endpoint&quot;:&quot;https://count.example:8443/api/send&quot;,&quot;siteId&quot;:&quot;9a0c-1&quot;}';
    const open = ["connect-src 'self' https://count.example:8443", meta];
    expect(await connections('/mythinkn/portal')).toEqual(open);
    expect(await connections('/mythinkn/portal/inspiration/7')).toEqual(open);
    for (const url of [
      '/mythinkn/admin',
      '/mythinkn/index.html',
      '/mythinkn/nowhere',
      PORTAL_CONFIG_PATH,
      '/mythinkn/sw.js',
    ])
      expect(await connections(url), url).toEqual(closed);
    await saveAnalytics(test, null);
    expect(await connections('/mythinkn/portal')).toEqual(closed);
  });
});

describe('the quick links', () => {
  it.each([
    ['http://localhost:8500/ui', 'ok'],
    ['https://a.example/health?x=1#top', 'ok'],
    ['', 'ok'],
    ['javascript:alert(1)', '400'],
    ['localhost:8500', '400'],
    ['file:///etc/passwd', '400'],
    ['https://me:secret@a.example', '400'],
    [' http://a.example', '400'],
  ])('may be %s → %s', async (gateway, outcome) => {
    const test = await createAdminApp();
    expect(outcomeOf(await test.as('root', calls.saveLinks, { body: { ...LINKS, gateway } }))).toBe(outcome);
  });
});
