import { beforeEach, expect, it } from 'vitest';
import { PEOPLE_CALLS, type PeopleChoices } from '../../../src/core/contracts/admin-people.ts';
import { ROLE_CALLS } from '../../../src/core/contracts/admin-roles.ts';
import { type AdminApp, createAdminApp, outcomeOf } from './create-admin-app.ts';

let test: AdminApp;
beforeEach(async () => {
  test = await createAdminApp();
  await test.addRole('READER', ['USER:REPORT:READ']);
});

const choicesOf = async (person: string): Promise<PeopleChoices> =>
  (await test.as(person, PEOPLE_CALLS.choices)).json().data;

it('offers all roles from the highest rank down, with their codes and whether the caller may give them', async () => {
  const { roles } = await choicesOf('ada');
  const grantable = roles.map(({ name, isGrantable }) => [name, isGrantable]);
  expect(grantable).toEqual([
    ['SUPER_ADMIN', false],
    ['ADMIN', false],
    ...[
      ['MODERATOR', true],
      ['AUTHOR', true],
      ['VIP', true],
      ['USER', true],
      ['ANONYMOUS', true],
    ],
    ['READER', false],
  ]);
  expect(roles.find(({ name }) => name === 'READER')?.permissions).toEqual(['USER:REPORT:READ']);
});

it('lets super administrators give every role', async () => {
  const { roles } = await choicesOf('root');
  expect(roles.filter(({ isGrantable }) => !isGrantable)).toEqual([]);
});

it('names the permission codes, and says that mails stay on the server', async () => {
  const { permissions, mailMode } = await choicesOf('ada');
  expect(permissions.find(({ code }) => code === 'ADMIN:USER:VIEW')?.label).toBe('查看用户');
  expect(mailMode).toBe('local');
});

it('serves administrators who see accounts but may not list roles', async () => {
  await test.db.deleteFrom('role_permissions').where('permission_code', '=', 'ADMIN:ROLE:MANAGE').execute();
  expect(outcomeOf(await test.as('ada', ROLE_CALLS.list))).toBe('403');
  expect(outcomeOf(await test.as('ada', PEOPLE_CALLS.choices))).toBe('ok');
  expect(outcomeOf(await test.as('uma', PEOPLE_CALLS.choices))).toBe('403');
});
