import { beforeEach, describe, expect, it } from 'vitest';
import { ADMIN_CALLS, USER_CALLS } from '../../../src/core/contracts/admin-people.ts';
import { type AdminApp, createAdminApp, outcomeOf } from './create-admin-app.ts';
import { to } from './escalation-attempts.ts';

let test: AdminApp;
beforeEach(async () => {
  test = await createAdminApp();
});

describe('a new address', () => {
  it.each([
    ['a user', 'ada', USER_CALLS, 'vic'],
    ['an administrator', 'root', ADMIN_CALLS, 'ada'],
    ['the own account', 'root', ADMIN_CALLS, 'root'],
  ] as const)(
    'of %s counts with the code that was mailed to it, and ends the sessions',
    async (_case, person, calls, id) => {
      const token = await test.signInAs(id);
      const body = await test.provedEdit(person, calls, id, 'new@example.com');
      const [mail] = await test.mails();
      expect(mail).toMatchObject({ purpose: 'newAddress', to: 'new@example.com' });
      expect(outcomeOf(await test.as(person, calls.edit, { ...to(id), body }))).toBe('ok');
      expect((await test.call('profile', null, { token })).statusCode).toBe(401);
      expect((await test.mails()).at(-1)).toMatchObject({ purpose: 'addressChanged', to: `${id}@example.com` });
      const row = await test.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow();
      expect(row.email).toBe('new@example.com');
    },
  );

  it('does not count with the code of another address, nor twice, nor after five wrong codes', async () => {
    const proved = await test.provedEdit('ada', USER_CALLS, 'vic', 'new@example.com');
    const edit = async (id: string, body: object) =>
      outcomeOf(await test.as('ada', USER_CALLS.edit, { ...to(id), body: { ...proved, ...body } }));
    expect(await edit('vic', { email: 'other@example.com' })).toBe('WRONG_CODE');
    expect(await edit('vic', {})).toBe('ok');
    expect(await edit('uma', {})).toBe('WRONG_CODE');
    const next = await test.provedEdit('ada', USER_CALLS, 'uma', 'next@example.com');
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await edit('uma', { ...next, emailCode: '000000' })).toBe('WRONG_CODE');
    }
    expect(await edit('uma', next)).toBe('CODE_ATTEMPTS_EXCEEDED');
  });

  it('needs a fresh password, also for ordinary accounts', async () => {
    test.advance(11 * 60_000);
    await test.as('ada', USER_CALLS.list);
    test.advance(11 * 60_000);
    const reply = await test.as('ada', USER_CALLS.sendAddressCode, {
      ...to('vic'),
      body: { email: 'new@example.com' },
    });
    expect(outcomeOf(reply)).toBe('NEED_PASSWORD_CONFIRMATION');
    expect(await test.mails()).toEqual([]);
  });

  it.each([
    ['uma@example.com', 'vic', 'EMAIL_TAKEN'],
    ['nonsense', 'vic', 'INVALID_EMAIL'],
    ['new@example.com', 'root', 'RIGHTS_EXCEEDED'],
    ['new@example.com', 'nobody', 'SUBJECT_MISSING'],
  ])('%s for %s is refused, and nothing is mailed', async (email, id, code) => {
    const reply = await test.as('ada', USER_CALLS.sendAddressCode, { ...to(id), body: { email } });
    expect([outcomeOf(reply), await test.mails()]).toEqual([code, []]);
  });
});
