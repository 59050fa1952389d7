import { describe, expect, it } from 'vitest';
import { fieldWord } from '../../../server/request-issues/copy.ts';
import { ADMIN_MAIL_CALLS } from '../../../src/core/contracts/admin-mail.ts';
import { ADMIN_CALLS, USER_CALLS } from '../../../src/core/contracts/admin-people.ts';
import { PERMISSION_CALLS, ROLE_CALLS } from '../../../src/core/contracts/admin-roles.ts';
import { SYSTEM_CALLS } from '../../../src/core/contracts/admin-system.ts';
import type { Call } from '../../../src/core/contracts/define-call.ts';
import type { RequestIssue } from '../../../src/core/contracts/envelope.ts';
import type { z } from '../../../src/core/schema.ts';
import { createAdminApp } from '../admin/create-admin-app.ts';

type Request = { readonly params?: object; readonly query?: object; readonly body?: object };

const PERSON = { email: 'new@example.com', username: 'New', roles: ['USER'] };
const ONE = { params: { id: 'x' } };
const MAIL = { smtpHost: 'mail.example.com', smtpPort: 587, smtpUsername: 'a@example.com', testEmail: 'a@example.com' };
const PORTAL = { panelImages: [], backgroundImages: [], panelInterval: 5, backgroundInterval: 5 };
const LINKS = { registry: '', gateway: '', orders: '' };

const REQUESTS: readonly (readonly [string, Call, Request, message: string, ...RequestIssue[]])[] = [
  [
    'nothing at all',
    USER_CALLS.create,
    { body: {} },
    '请填写所有必填字段：邮箱、用户名、角色',
    { field: 'email', code: 'missing' },
    { field: 'username', code: 'missing' },
    { field: 'roles', code: 'missing' },
  ],
  [
    'an address that is too long',
    USER_CALLS.create,
    { body: { ...PERSON, email: `${'x'.repeat(250)}@example.com` } },
    '请检查：邮箱太长，最多 254 个字符',
    { field: 'email', code: 'tooLong', limit: 254 },
  ],
  [
    'a name that no database stores, and no role',
    USER_CALLS.create,
    { body: { ...PERSON, username: 'a\ud800', roles: [] } },
    '请检查：用户名不符合要求；角色至少要有 1 项',
    { field: 'username', code: 'malformed' },
    { field: 'roles', code: 'tooFew', limit: 1 },
  ],
  [
    'an administrator without a role of one',
    ADMIN_CALLS.create,
    { body: PERSON },
    '请检查：角色不符合要求',
    { field: 'roles', code: 'malformed' },
  ],
  [
    'a field that the call does not have',
    USER_CALLS.edit,
    { ...ONE, body: { username: 'New', password: 'Kettle-Lamp-71' } },
    '请检查：密码不能在这里填写',
    { field: 'password', code: 'unknown' },
  ],
  [
    'a state that does not exist',
    USER_CALLS.setStatus,
    { ...ONE, body: { status: 'gone' } },
    '请检查：状态不符合要求',
    { field: 'status', code: 'malformed' },
  ],
  [
    'too many accounts',
    USER_CALLS.bulk,
    { body: { action: 'enable', ids: Array.from({ length: 501 }, String) } },
    '请检查：所选项太多，最多 500 项',
    { field: 'ids', code: 'tooMany', limit: 500 },
  ],
  [
    'a page before the first, and a time that is none',
    USER_CALLS.list,
    { query: { page: '0', createdFrom: 'soon' } },
    '请检查：页码不能小于 1；创建时间从不符合要求',
    { field: 'page', code: 'tooSmall', limit: 1 },
    { field: 'createdFrom', code: 'malformed' },
  ],
  [
    'a label that is too long, and an empty code',
    ROLE_CALLS.create,
    { body: { name: 'HELPERS', label: 'x'.repeat(51), permissions: ['A:B:READ', ''] } },
    '请检查：名称太长，最多 50 个字符；权限码第 2 项没有填写',
    { field: 'label', code: 'tooLong', limit: 50 },
    { field: 'permissions.1', code: 'missing' },
  ],
  [
    'no label',
    PERMISSION_CALLS.create,
    { body: { code: 'A:B:READ' } },
    '请填写所有必填字段：名称',
    { field: 'label', code: 'missing' },
  ],
  [
    'a port of no mail server, and no user name',
    ADMIN_MAIL_CALLS.testConfig,
    { body: { ...MAIL, smtpPort: 22 } },
    '请检查：端口不符合要求',
    { field: 'smtpPort', code: 'malformed' },
  ],
  [
    'a mail server with a line break, and without a user name',
    ADMIN_MAIL_CALLS.save,
    { body: { ...MAIL, smtpHost: 'a\nb' } },
    '请检查：SMTP 服务器不符合要求',
    { field: 'smtpHost', code: 'malformed' },
  ],
  [
    'a mail server that wants a login, without a user name',
    ADMIN_MAIL_CALLS.save,
    { body: { ...MAIL, smtpUsername: '' } },
    '请填写所有必填字段：邮箱用户名',
    { field: 'smtpUsername', code: 'missing' },
  ],
  [
    'pictures that are none, and a time that is too long',
    SYSTEM_CALLS.savePortal,
    { body: { ...PORTAL, panelImages: ['https://a.example/b.png', 'javascript:0'], panelInterval: 3601 } },
    '请检查：卡片图片第 2 项不符合要求；卡片轮播间隔（秒）不能大于 3600',
    { field: 'panelImages.1', code: 'malformed' },
    { field: 'panelInterval', code: 'tooLarge', limit: 3600 },
  ],
  [
    'a counting service without https',
    SYSTEM_CALLS.saveAnalytics,
    { body: { analytics: { endpoint: 'http://a.example', siteId: 'a' } } },
    '请检查：统计服务地址不符合要求',
    { field: 'analytics.endpoint', code: 'malformed' },
  ],
  [
    'a link that is none',
    SYSTEM_CALLS.saveLinks,
    { body: { ...LINKS, gateway: 'ftp://a.example' } },
    '请检查：网关健康检查不符合要求',
    { field: 'gateway', code: 'malformed' },
  ],
  [
    'more wrong members than a message can name',
    ROLE_CALLS.setPermissions,
    { params: { name: 'HELPER' }, body: { permissions: Array.from({ length: 30 }, () => '') } },
    '请填写所有必填字段：权限码第 1 项、权限码第 2 项、权限码第 3 项、权限码第 4 项、权限码第 5 项等 20 处',
    ...Array.from({ length: 20 }, (_each, at) => ({ field: `permissions.${at}`, code: 'missing' as const })),
  ],
];

describe('a malformed request', () => {
  it('says which fields are wrong and how', async () => {
    const test = await createAdminApp();
    for (const [name, call, request, message, ...issues] of REQUESTS) {
      const reply = await test.as('root', call, request as never);
      expect([name, reply.statusCode, reply.json()]).toEqual([name, 400, { code: '400', message, data: { issues } }]);
    }
  });
});

it('has words for every field of every call', () => {
  const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../../src/core/contracts/*.ts', {
    eager: true,
  });
  const calls = Object.values(modules)
    .flatMap((module) => Object.entries(module))
    .flatMap(([name, value]) =>
      name.endsWith('_CALLS') ? Object.values(value as Readonly<Record<string, Call>>) : [],
    );
  expect(calls.length).toBeGreaterThan(80);
  const fields = calls.flatMap(({ params, query, body }) => [params, query, body].flatMap(listFields));
  expect([...new Set(fields)].filter((field) => fieldWord(field) === null)).toEqual([]);
});

function listFields(schema: z.core.$ZodType | undefined): string[] {
  const definition = schema?._zod.def as
    | {
        readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
        readonly options?: readonly z.core.$ZodType[];
        readonly element?: z.core.$ZodType;
        readonly innerType?: z.core.$ZodType;
        readonly in?: z.core.$ZodType;
      }
    | undefined;
  if (definition === undefined) return [];
  const { shape = {}, options = [], element, innerType } = definition;
  const inner = [...Object.values(shape), ...options, element, innerType, definition.in];
  return [...Object.keys(shape), ...inner.flatMap(listFields)];
}
