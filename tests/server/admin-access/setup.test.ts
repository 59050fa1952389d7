import { describe, expect, it } from 'vitest';
import { apiError } from '../../../server/api-error.ts';
import { ADMIN_ACCESS_CALLS } from '../../../src/core/contracts/admin-access.ts';
import { ADMIN_MAIL_CALLS } from '../../../src/core/contracts/admin-mail.ts';
import type { AdminApp } from './create-admin-app.ts';
import { createSignedIn } from './create-mail-app.ts';

const calls = ADMIN_MAIL_CALLS;

describe('the first-run checklist', () => {
  async function readSteps(test: AdminApp, as: { token: string }) {
    const { steps } = (await test.send(ADMIN_ACCESS_CALLS.setup, null, as)).json().data;
    return Object.fromEntries(
      steps.map(({ step, state, failure }: Record<string, string>) => [step, failure ?? state]),
    );
  }

  it('names open steps, and the hop at which mailing fails', async () => {
    const { test, as, save, testMail } = await createSignedIn();
    const open = { password: 'done', address: 'done', mail: 'open', 'mail-test': 'open', 'public-origin': 'open' };
    // The server does not see the backups of PostgreSQL.
    const backup = process.env.TEST_DATABASE_URL ? 'unknown' : 'open';
    expect(await readSteps(test, as)).toEqual({ ...open, backup });
    await test.send(calls.postpone, null, as);
    expect((await readSteps(test, as)).mail).toBe('postponed');
    await save();
    test.mailTests.run = () => Promise.reject(apiError('MAIL_DNS_FAILED'));
    await testMail();
    expect(await readSteps(test, as)).toMatchObject({ mail: 'done', 'mail-test': 'MAIL_DNS_FAILED' });
    test.mailTests.run = async () => {};
    await testMail();
    expect(await readSteps(test, as)).toMatchObject({ 'mail-test': 'done' });
    test.setMailDown(true);
    expect(await readSteps(test, as)).toMatchObject({ 'mail-test': 'MAIL_UNAVAILABLE' });
  });

  it('knows the public address and an account whose address receives no mail', async () => {
    const { test, as } = await createSignedIn({ PUBLIC_ORIGIN: 'https://localhost' });
    await test.db.updateTable('users').set({ email: 'admin@localhost.localdomain' }).execute();
    expect(await readSteps(test, as)).toMatchObject({ address: 'open', 'public-origin': 'done' });
  });
});
