import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PORTAL_SETTING } from '../../../server/services/settings/portal-setting.ts';
import { NETWORK_ADDRESS_PATH, PORTAL_CONFIG_PATH, portalConfigSchema } from '../../../src/core/contracts/portal.ts';
import { createAccountsApp } from '../accounts/create-accounts-app.ts';

const NAMES = ['dawn', 'lagoon', 'meadow', 'dusk', 'aurora', 'dunes'];
const PUBLIC = join(import.meta.dirname, '../../../src/app/public');
const PICTURE_BYTES_MAX = 6000;

const toPaths = (names: readonly string[]) => names.map((name) => `/mythinkn/backgrounds/${name}.svg`);

describe('portal settings', () => {
  it('are the pictures of the build, ten seconds each, until they are changed', async () => {
    const { app } = await createAccountsApp();
    const reply = await app.inject(PORTAL_CONFIG_PATH);
    expect([reply.headers['cache-control'], reply.json()]).toEqual([
      'no-store',
      {
        code: '200',
        message: '',
        data: {
          panelImages: toPaths([...NAMES.slice(3), ...NAMES.slice(0, 3)]),
          backgroundImages: toPaths(NAMES),
          panelInterval: 10,
          backgroundInterval: 10,
        },
      },
    ]);
  });

  it.each([
    [
      'stored values have precedence',
      '{"panelImages":[],"backgroundInterval":30}',
      { panelImages: [], backgroundInterval: 30 },
    ],
    ['a damaged field costs only itself', '{"panelInterval":-1,"backgroundInterval":5}', { backgroundInterval: 5 }],
    ['unknown fields are left out', '{"secret":"x"}', {}],
    ['damaged settings are the default', '{"panel', {}],
    ['settings of another kind are the default', '[1]', {}],
  ])('%s', async (_case, value, change) => {
    const { app, db } = await createAccountsApp();
    const { data } = (await app.inject(PORTAL_CONFIG_PATH)).json();
    await db
      .insertInto('system_config')
      .values({ key: PORTAL_SETTING.key, value, updated_at: 1, updated_by: null })
      .execute();
    const stored = (await app.inject(PORTAL_CONFIG_PATH)).json();
    expect(stored.data).toEqual({ ...data, ...change });
    expect(portalConfigSchema.safeParse(stored.data).success).toBe(true);
  });

  it.each(NAMES)('the picture %s exists, is small, and loads nothing else', (name) => {
    const svg = readFileSync(join(PUBLIC, 'backgrounds', `${name}.svg`), 'utf8');
    expect(Buffer.byteLength(svg)).toBeLessThan(PICTURE_BYTES_MAX);
    expect(svg).not.toMatch(/<script|<style|<foreignObject|<image|href|style=|\son\w+=|@import|url\((?!#)/i);
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1920" height="1080" viewBox="0 0 1920 1080"/,
    );
  });
});

describe('the address of a network', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7', 'lan203-0-113-7'],
    ['::ffff:203.0.113.7', '203.0.113.7', 'lan203-0-113-7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:3:4:5:6', 'lan2001-db8-1-2'],
    ['2001:DB8:0001:2::9', '2001:DB8:0001:2::9', 'lan2001-db8-1-2'],
    ['2001:db8::1', '2001:db8::1', 'lan2001-db8-0-0'],
    ['64:ff9b::203.0.113.7', '64:ff9b::203.0.113.7', 'lan64-ff9b-0-0'],
    ['::1', '::1', 'lanlocal'],
    ['127.0.0.1', '127.0.0.1', 'lanlocal'],
    ['::ffff:192.168.1.9', '192.168.1.9', 'lanlocal'],
    ['172.31.255.1', '172.31.255.1', 'lanlocal'],
    ['172.32.0.1', '172.32.0.1', 'lan172-32-0-1'],
    ['fe80::1%eth0', 'fe80::1', 'lanlocal'],
    ['fd12:3456::1', 'fd12:3456::1', 'lanlocal'],
  ])('%s is %s in the room %s', async (remoteAddress, address, room) => {
    const { app } = await createAccountsApp();
    const reply = await app.inject({ url: NETWORK_ADDRESS_PATH, remoteAddress });
    expect(reply.json()).toEqual({ code: '200', message: '', data: { address, room } });
    expect(room).toMatch(/^[A-Za-z0-9]+(?:[ _-][A-Za-z0-9]+)*$/);
  });

  it('a forwarded address is trusted only from a trusted proxy; behind another one there is no room', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.9' };
    const ask = async (environment: Record<string, string>) => {
      const { app } = await createAccountsApp(environment);
      return (await app.inject({ url: NETWORK_ADDRESS_PATH, remoteAddress: '10.0.0.1', headers })).json().data;
    };
    expect(await ask({})).toEqual({ address: '10.0.0.1', room: null });
    expect(await ask({ TRUST_PROXY: '10.0.0.0/8' })).toEqual({ address: '198.51.100.9', room: 'lan198-51-100-9' });
  });
});
