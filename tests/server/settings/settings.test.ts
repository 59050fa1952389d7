import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../server/config.ts';
import { createTextCipher } from '../../../server/db/encryption.ts';
import type { Database } from '../../../server/db/schema.ts';
import { createAudit } from '../../../server/services/audit.ts';
import { MAIL_SETTING, type MailSetting, readMailConfig } from '../../../server/services/settings/mail-setting.ts';
import { PORTAL_SETTING } from '../../../server/services/settings/portal-setting.ts';
import { createSettings, type Settings } from '../../../server/services/settings/settings.ts';
import { openTestDatabase } from '../open-test-database.ts';

const ACTOR = { id: 'admin', address: '203.0.113.1' };
const SMTP: MailSetting = {
  host: 'smtp.example.cn',
  port: 587,
  username: 'lin@example.cn',
  password: 'app-password',
  from: 'lin@example.cn',
  fromName: 'mythinkn',
};
const now = () => 1_900_000_000_000;

function createProcess(db: Kysely<Database>, key = 1): Settings {
  const cipher = createTextCipher(Buffer.alloc(32, key));
  return createSettings({ db, cipher, audit: createAudit({ now, createId: randomUUID }), now });
}

describe('a setting', () => {
  it('has its initial value until one is saved, and then that', async () => {
    const { db } = await openTestDatabase();
    const settings = createProcess(db);
    expect(await settings.read(MAIL_SETTING)).toEqual(MAIL_SETTING.initial);
    await settings.save(MAIL_SETTING, SMTP, ACTOR);
    expect(await settings.read(MAIL_SETTING)).toEqual(SMTP);
    await settings.save(MAIL_SETTING, MAIL_SETTING.initial, ACTOR);
    expect(await settings.read(MAIL_SETTING)).toEqual(MAIL_SETTING.initial);
  });

  it('stores only what differs from the initial value', async () => {
    const { db } = await openTestDatabase();
    const value = { ...PORTAL_SETTING.initial, panelInterval: 30 };
    await createProcess(db).save(PORTAL_SETTING, value, ACTOR);
    const rows = await db.selectFrom('system_config').selectAll().execute();
    expect(rows).toEqual([
      { key: 'portal-config', value: '{"panelInterval":30}', updated_at: now(), updated_by: 'admin' },
    ]);
  });

  it('rejects a value of another shape and keeps the stored one', async () => {
    const { db } = await openTestDatabase();
    const settings = createProcess(db);
    await settings.save(PORTAL_SETTING, { ...PORTAL_SETTING.initial, panelInterval: 30 }, ACTOR);
    const bad = { ...PORTAL_SETTING.initial, panelInterval: -1 };
    await expect(settings.save(PORTAL_SETTING, bad, ACTOR)).rejects.toThrow('panelInterval');
    expect((await settings.read(PORTAL_SETTING)).panelInterval).toBe(30);
  });
});

describe('a secret field', () => {
  it('appears neither in the table nor in the audit log', async () => {
    const { db } = await openTestDatabase();
    const settings = createProcess(db);
    await settings.save(MAIL_SETTING, SMTP, ACTOR);
    await settings.save(MAIL_SETTING, { ...SMTP, password: 'another', port: 465 }, ACTOR);
    const tables = [await db.selectFrom('system_config').selectAll().execute()];
    const log = await db.selectFrom('audit_log').selectAll().orderBy('before').execute();
    expect(JSON.stringify([tables, log])).not.toMatch(/app-password|another/);
    expect(log).toHaveLength(2);
    const entry = log.find(({ before }) => before?.includes('587'));
    expect(entry).toMatchObject({ actor_id: 'admin', action: 'settings.change', target: 'mail-config' });
    expect(entry?.address).toBe('203.0.113.1');
    const { password, ...visible } = SMTP;
    expect([JSON.parse(entry?.before ?? ''), JSON.parse(entry?.after ?? '')]).toEqual([
      visible,
      { ...visible, port: 465 },
    ]);
    expect(password).toBe('app-password');
  });

  it('is empty for a server with another key, which costs no other field', async () => {
    const { db } = await openTestDatabase();
    await createProcess(db).save(MAIL_SETTING, SMTP, ACTOR);
    expect(await createProcess(db, 2).read(MAIL_SETTING)).toEqual({ ...SMTP, password: '' });
  });
});

describe('listeners', () => {
  it('run after a save of their setting, once, and not after they were removed', async () => {
    const { db } = await openTestDatabase();
    const settings = createProcess(db);
    const seen: string[] = [];
    const stop = settings.onChange(MAIL_SETTING, async () => {
      seen.push((await settings.read(MAIL_SETTING)).host);
    });
    await settings.save(MAIL_SETTING, SMTP, ACTOR);
    await settings.save(PORTAL_SETTING, { ...PORTAL_SETTING.initial, panelInterval: 30 }, ACTOR);
    await settings.refresh();
    expect(seen).toEqual(['smtp.example.cn']);
    stop();
    await settings.save(MAIL_SETTING, MAIL_SETTING.initial, ACTOR);
    expect(seen).toHaveLength(1);
  });

  it('run at a refresh after another process saved, once for each change', async () => {
    const { db } = await openTestDatabase();
    const [one, other] = [createProcess(db), createProcess(db)];
    await one.refresh();
    const hosts: string[] = [];
    one.onChange(MAIL_SETTING, async () => {
      hosts.push((await one.read(MAIL_SETTING)).host);
    });
    await other.save(MAIL_SETTING, SMTP, ACTOR);
    await one.refresh();
    await one.refresh();
    expect(hosts).toEqual(['smtp.example.cn']);
  });
});

describe('the mail configuration', () => {
  it('is the saved one where the environment names none, else local mode', async () => {
    const { db } = await openTestDatabase();
    const settings = createProcess(db);
    expect(await readMailConfig(parseConfig({}), settings)).toEqual({ mode: 'local' });
    await settings.save(MAIL_SETTING, SMTP, ACTOR);
    const { username, password, ...smtp } = SMTP;
    expect(await readMailConfig(parseConfig({}), settings)).toEqual({
      mode: 'smtp',
      ...smtp,
      credentials: { username, password },
    });
    await settings.save(MAIL_SETTING, { ...SMTP, username: '', password: '' }, ACTOR);
    expect(await readMailConfig(parseConfig({}), settings)).toMatchObject({ mode: 'smtp', credentials: null });
  });

  it.each([[{ MAIL_MODE: 'local' }], [{ SMTP_HOST: 'mail.example.com', SMTP_FROM: 'a@example.com' }]])(
    'is that of the environment where it names one: %o',
    async (environment) => {
      const { db } = await openTestDatabase();
      const settings = createProcess(db);
      await settings.save(MAIL_SETTING, SMTP, ACTOR);
      const config = parseConfig(environment);
      expect(await readMailConfig(config, settings)).toEqual(config.mail);
    },
  );
});
