import type { Readable } from 'node:stream';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { ADMIN_CALLS, USER_CALLS } from '../../../src/core/contracts/admin-people.ts';
import type { Call } from '../../../src/core/contracts/define-call.ts';
import type { AdminApp, AdminRequest } from './create-admin-app.ts';

const to = (id: string) => ({ params: { id } });
const MAIL = {
  ...{ smtpHost: 'smtp.example.com', smtpPort: 587, smtpUsername: 'lin@example.com', smtpPassword: 'app-password' },
  ...{ smtpAuth: true, smtpStartTls: true, fromEmail: '', fromName: '' },
};
const PORTAL = { panelImages: [], backgroundImages: [], panelInterval: 3, backgroundInterval: 3 };
const NEW = { email: 'x@example.com', username: 'Xenia' };

/** A request of each call of the administration that changes something, which `root` may make in `prepareChanges`. */
export const CHANGES: Readonly<Record<string, AdminRequest>> = {
  'users.create': { body: { ...NEW, roles: ['USER'] } },
  'users.edit': { ...to('vic'), body: { username: 'Yann' } },
  'users.setStatus': { ...to('vic'), body: { status: 'disabled' } },
  'users.setRoles': { ...to('vic'), body: { roles: ['USER'] } },
  'users.remove': to('vic'),
  'users.resetPassword': to('vic'),
  'users.unlock': to('vic'),
  'users.endSessions': to('vic'),
  'users.bulk': { body: { action: 'disable', ids: ['uma', 'vic'] } },
  'users.export': {},
  'admins.create': { body: { ...NEW, roles: ['ADMIN'] } },
  'admins.edit': { ...to('ada'), body: { username: 'Yann' } },
  'admins.setStatus': { ...to('second'), body: { status: 'disabled' } },
  'admins.setRoles': { ...to('second'), body: { roles: ['USER'] } },
  'admins.remove': to('second'),
  'admins.resetPassword': to('second'),
  'admins.unlock': to('second'),
  'admins.endSessions': to('second'),
  'admins.bulk': { body: { action: 'delete', ids: ['ada', 'second'] } },
  'admins.export': {},
  'roles.create': { body: { name: 'DESK', label: '前台', permissions: ['USER:REPORT:READ'] } },
  'roles.relabel': { params: { name: 'HELPER' }, body: { label: '助手' } },
  'roles.setPermissions': { params: { name: 'HELPER' }, body: { permissions: [] } },
  'roles.remove': { params: { name: 'HELPER' } },
  'permissions.create': { body: { code: 'USER:REPORT:VIEW', label: '报表' } },
  'permissions.remove': { params: { code: 'USER:REPORT:READ' } },
  'auditLog.export': {},
  'signIns.export': {},
  'adminSystem.savePortal': { body: PORTAL },
  'adminSystem.saveAnalytics': { body: { analytics: { endpoint: 'https://count.example', siteId: 'a' } } },
  'adminSystem.saveLinks': { body: { registry: 'http://localhost:8500', gateway: '', orders: '' } },
  'adminMail.save': { body: { ...MAIL, isForced: true } },
  'adminMail.postpone': {},
  'adminMail.useLocal': {},
  'adminUploads.create': {},
};

/** Adds what the requests change: a role with a code, sessions, and locks of the login. */
export async function prepareChanges(test: AdminApp): Promise<void> {
  await test.addRole('HELPER', ['USER:REPORT:READ']);
  for (const id of ['vic', 'ada', 'second']) {
    await test.signInAs(id);
    const times = { window_started_at: test.now(), blocked_until: test.now() + 60_000 };
    await test.db
      .insertInto('throttles')
      .values({ key: `guess:${id}@example.com@lan-1`, count: 9, ...times })
      .execute();
  }
}

/** The text or file that a request sends; undefined for one without a body. An edit also changes the address. */
export async function toPayload(
  test: AdminApp,
  { id }: Call,
  { params, body }: AdminRequest,
): Promise<Buffer | undefined> {
  if (id.endsWith('.edit')) {
    const calls = id.startsWith('users') ? USER_CALLS : ADMIN_CALLS;
    const proved = await test.provedEdit('root', calls, params?.id ?? '', 'y@example.com');
    return Buffer.from(JSON.stringify({ ...body, ...proved }));
  }
  if (body !== undefined) return Buffer.from(JSON.stringify(body));
  if (id !== 'adminUploads.create') return undefined;
  return sharp({ create: { width: 4, height: 4, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
}

export function send(
  test: AdminApp,
  call: Call,
  { params = {} }: AdminRequest,
  token: string,
  payload: Buffer | Readable | undefined,
): Promise<LightMyRequestResponse> {
  const type = call.id === 'adminUploads.create' ? 'image/png' : 'application/json';
  return test.app.inject({
    method: call.method,
    url: call.path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(params[name] ?? '')),
    headers: { authorization: `Bearer ${token}`, ...(payload !== undefined && { 'content-type': type }) },
    ...(payload !== undefined && { payload }),
  });
}

/** Everything that changes may concern. */
export async function readEverything({ db }: AdminApp): Promise<unknown> {
  return [
    await db.selectFrom('users').selectAll().orderBy('id').execute(),
    await db.selectFrom('user_roles').selectAll().orderBy('user_id').orderBy('role_name').execute(),
    await db.selectFrom('role_permissions').selectAll().orderBy('role_name').orderBy('permission_code').execute(),
    await db.selectFrom('roles').selectAll().orderBy('name').execute(),
    await db.selectFrom('permissions').selectAll().orderBy('code').execute(),
    await db.selectFrom('system_config').selectAll().orderBy('key').execute(),
    await db.selectFrom('uploads').select('hash').orderBy('hash').execute(),
    await db.selectFrom('throttles').selectAll().orderBy('key').execute(),
    await db.selectFrom('mail_queue').select('purpose').execute(),
    await db.selectFrom('sessions').select(['id', 'token_version']).orderBy('id').execute(),
  ];
}
