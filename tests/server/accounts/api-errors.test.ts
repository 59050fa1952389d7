import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { type ApiErrorDetails, apiError } from '../../../server/api-error.ts';
import { parseConfig } from '../../../server/config.ts';
import { serveCall } from '../../../server/http/serve-call.ts';
import { serviceCalls } from '../../../server/http/service-calls.ts';
import type { AccountsContext } from '../../../server/services/accounts/accounts-context.ts';
import { defineCall } from '../../../src/core/contracts/define-call.ts';
import { ERROR_CODES, type ErrorCode } from '../../../src/core/contracts/error-codes.ts';
import { z } from '../../../src/core/schema.ts';

/** Status, code and words of every API error, and the data beside them. */
const ANSWERS: readonly (readonly [ErrorCode, ApiErrorDetails, status: number, code: string, message: string])[] = [
  ['NEED_EMAIL_VERIFICATION', {}, 200, 'NEED_EMAIL_VERIFICATION', '需要邮箱验证码，请检查您的邮箱'],
  ['NEED_PASSWORD_CHANGE', {}, 403, 'NEED_PASSWORD_CHANGE', '请先修改密码'],
  ['NEED_EMAIL_CONFIG', {}, 200, 'NEED_EMAIL_CONFIG', '请先配置邮件服务'],
  ['NEED_PASSWORD_CONFIRMATION', {}, 403, 'NEED_PASSWORD_CONFIRMATION', '请再次输入当前密码'],
  ['WRONG_CREDENTIALS', {}, 400, 'WRONG_CREDENTIALS', '邮箱或密码错误'],
  ['WRONG_CODE', {}, 400, 'WRONG_CODE', '验证码错误或已过期，请检查或重新获取'],
  ['CODE_ATTEMPTS_EXCEEDED', {}, 400, 'CODE_ATTEMPTS_EXCEEDED', '验证码错误次数过多，请重新获取验证码'],
  ['RESEND_TOO_EARLY', { retryAfter: 42 }, 429, 'RESEND_TOO_EARLY', '请等待 42 秒后再次发送'],
  ['TOO_MANY_ATTEMPTS', { retryAfter: 61 }, 429, 'TOO_MANY_ATTEMPTS', '错误次数过多，请 2 分钟后再试'],
  ['TOO_MANY_CODES', { retryAfter: 3601 }, 429, 'TOO_MANY_CODES', '验证码发送次数过多，请 2 小时后再试'],
  ['USERNAME_TAKEN', {}, 409, 'USERNAME_TAKEN', '用户名已存在，请换一个用户名'],
  ['EMAIL_TAKEN', {}, 409, 'EMAIL_TAKEN', '该邮箱已被注册，请直接登录或重设密码'],
  ['INVALID_EMAIL', {}, 400, 'INVALID_EMAIL', '请输入有效的邮箱地址'],
  ['INVALID_USERNAME', { minimum: 2 }, 400, 'INVALID_USERNAME', '用户名至少2个字符'],
  ['INVALID_USERNAME', {}, 400, 'INVALID_USERNAME', '用户名含有看不见的字符或过多的附加符号，请修改用户名'],
  ['USERNAME_RESERVED', {}, 400, 'USERNAME_RESERVED', '这个用户名已被系统保留，请换一个用户名'],
  ['PASSWORD_TOO_SHORT', { minimum: 8 }, 400, 'PASSWORD_TOO_SHORT', '密码长度至少8位'],
  ['PASSWORD_WEAK', {}, 400, 'PASSWORD_WEAK', '密码强度不足，请混合使用大小写字母、数字和特殊字符'],
  ['PASSWORD_COMMON', {}, 400, 'PASSWORD_COMMON', '这个密码太常见，容易被猜到，请换一个'],
  ['PASSWORD_PERSONAL', {}, 400, 'PASSWORD_PERSONAL', '密码不能是自己的邮箱或用户名，请换一个'],
  ['PASSWORD_UNCHANGED', {}, 400, 'PASSWORD_UNCHANGED', '新密码不能与当前密码相同'],
  ['PASSWORDS_DIFFER', {}, 400, 'PASSWORDS_DIFFER', '两次密码输入不一致'],
  ['WRONG_PASSWORD', {}, 400, 'WRONG_PASSWORD', '当前密码错误'],
  ['ACCOUNT_DISABLED', {}, 403, 'ACCOUNT_DISABLED', '账号已被停用，请联系管理员'],
  ['ADMIN_ACCOUNT', {}, 403, 'ADMIN_ACCOUNT', '管理员不能自行注销账号，请先让其他超级管理员移除您的管理员角色'],
  ['RENAMED_TOO_OFTEN', { retryAfter: 3601 }, 429, 'RENAMED_TOO_OFTEN', '用户名修改次数过多，请 2 小时后再试'],
  ['EXPORTED_TOO_OFTEN', { retryAfter: 61 }, 429, 'EXPORTED_TOO_OFTEN', '导出次数过多，请 2 分钟后再试'],
  ['MAIL_UNAVAILABLE', {}, 503, 'MAIL_UNAVAILABLE', '发送验证码失败，请稍后重试'],
  ['STORAGE_FULL', {}, 503, 'STORAGE_FULL', '服务器的存储已满，刚才的操作没有保存。请稍后再试，或联系管理员'],
  ['MAIL_IN_ENVIRONMENT', {}, 409, 'MAIL_IN_ENVIRONMENT', '邮件服务由服务器的环境变量配置，请在那里修改'],
  ['MAIL_PASSWORD_NEEDED', {}, 400, 'MAIL_PASSWORD_NEEDED', '修改服务器、端口或用户名后，请重新输入邮箱密码（授权码）'],
  ['MAIL_HOST_FORBIDDEN', {}, 400, 'MAIL_HOST_FORBIDDEN', '不能使用这个邮件服务器地址'],
  ['MAIL_DNS_FAILED', {}, 400, 'MAIL_DNS_FAILED', '找不到邮件服务器：请检查主机名和服务器的 DNS'],
  ['MAIL_PORT_FAILED', {}, 400, 'MAIL_PORT_FAILED', '连接不上邮件服务器的端口：请检查端口，以及防火墙是否放行'],
  [
    'MAIL_TLS_FAILED',
    {},
    400,
    'MAIL_TLS_FAILED',
    '端口已连上，但没能按预期的加密方式通信：465 一开始就加密，其他端口用 STARTTLS；也请检查证书',
  ],
  ['MAIL_AUTH_FAILED', {}, 400, 'MAIL_AUTH_FAILED', '邮件服务器拒绝了登录：请检查用户名和密码（多数邮箱要用授权码）'],
  ['MAIL_SENDER_REFUSED', {}, 400, 'MAIL_SENDER_REFUSED', '邮件服务器拒绝了发件人地址：它通常要与用户名一致'],
  ['MAIL_RECIPIENT_REFUSED', {}, 400, 'MAIL_RECIPIENT_REFUSED', '邮件服务器拒绝了收件人地址'],
  ['MAIL_MESSAGE_REFUSED', {}, 400, 'MAIL_MESSAGE_REFUSED', '邮件服务器拒绝了这次连接或测试邮件'],
  ['MAIL_TIMED_OUT', {}, 400, 'MAIL_TIMED_OUT', '邮件服务器没有及时响应：端口与加密方式可能不匹配，或网络不通'],
  ['MAIL_TESTED_TOO_OFTEN', { retryAfter: 61 }, 429, 'MAIL_TESTED_TOO_OFTEN', '测试过于频繁，请 2 分钟后再试'],
  ['UPLOAD_UNREADABLE', {}, 400, 'UPLOAD_UNREADABLE', '这个文件不是完整的 PNG、JPEG 或 WebP 图片，请换一张图片再上传'],
  ['UPLOAD_ANIMATED', {}, 400, 'UPLOAD_ANIMATED', '不支持动图，请换一张静态图片'],
  ['UPLOAD_TOO_MANY_PIXELS', {}, 400, 'UPLOAD_TOO_MANY_PIXELS', '图片超过 2000 万像素，请缩小后再上传'],
  [
    'UPLOAD_QUOTA',
    {},
    409,
    'UPLOAD_QUOTA',
    '图片已存满（最多 60 张、共 100 MB）：请先从配置中移除不用的图片并保存，一天后空间会自动释放',
  ],
  ['UPLOAD_MISSING', {}, 409, 'UPLOAD_MISSING', '有上传的图片已被清理，请移除它或重新上传，再保存'],
  [
    'BACKUP_IN_POSTGRES',
    {},
    409,
    'BACKUP_IN_POSTGRES',
    '数据在 PostgreSQL 里，这里无法备份：请在数据库服务器上用 pg_dump 备份',
  ],
  [
    'BACKUP_TOO_LARGE',
    {},
    409,
    'BACKUP_TOO_LARGE',
    '数据库超过 1 GB，在这里备份会让服务停顿太久：请在服务器上运行 npm run backup -- <文件夹>',
  ],
  [
    'BACKUP_NO_SPACE',
    {},
    409,
    'BACKUP_NO_SPACE',
    '服务器磁盘空间不足，放不下一份备份，没有留下文件：请先清理磁盘，或在服务器上备份到其他磁盘',
  ],
  ['BACKUP_FAILED', {}, 500, 'BACKUP_FAILED', '备份没有成功，没有留下文件：原因在服务器日志里，请检查后再试'],
  ['LAN_ROOM_CLOSED', {}, 403, 'LAN_ROOM_CLOSED', '这个驿站不在你的网络里：请使用站内成员分享的链接或二维码'],
  ['LAN_NO_ROOM', {}, 409, 'LAN_NO_ROOM', '无法判断你所在的网络：请输入口令进入驿站，或使用站内成员分享的链接或二维码'],
  ['LAN_BAD_CODE', {}, 400, 'LAN_BAD_CODE', '驿站口令应为 4 到 32 个字母、数字或文字，可用单个短横线分隔'],
  ['LAN_ROOM_FULL', {}, 409, 'LAN_ROOM_FULL', '驿站已满，请稍后再试'],
  ['LAN_TOO_MANY', { retryAfter: 61 }, 429, 'LAN_TOO_MANY', '进站次数过多，请 2 分钟后再试'],
  ['SUBJECT_MISSING', {}, 404, 'SUBJECT_MISSING', '要操作的对象不存在，请刷新列表后再试'],
  ['CODE_NEEDS_ADMIN_ROLE', {}, 409, 'CODE_NEEDS_ADMIN_ROLE', 'ADMIN: 开头的权限只能授予管理员及以上的角色'],
  ['RIGHTS_EXCEEDED', {}, 403, 'RIGHTS_EXCEEDED', '不能操作权限不低于自己的账号或角色，也不能授予自己没有的权限'],
  [
    'OWN_ACCOUNT',
    {},
    403,
    'OWN_ACCOUNT',
    '不能停用、删除自己的账号，也不能修改自己的角色；要换自己的密码，请用「修改密码」',
  ],
  ['CHANGED_MEANWHILE', {}, 409, 'CHANGED_MEANWHILE', '其他人刚刚改过，请核对后再保存'],
  ['LAST_SUPER_ADMIN', {}, 409, 'LAST_SUPER_ADMIN', '至少要保留一位可用的超级管理员'],
  ['ROLE_TAKEN', {}, 409, 'ROLE_TAKEN', '角色名或显示名称已存在，请换一个'],
  [
    'INVALID_ROLE',
    {},
    400,
    'INVALID_ROLE',
    '角色名应为 2 到 32 个大写字母、数字或下划线，以字母开头；显示名称为 1 到 50 个可见字符',
  ],
  ['ROLE_IN_USE', {}, 409, 'ROLE_IN_USE', '仍有成员使用这个角色，请先移除成员再删除'],
  ['PERMISSION_TAKEN', {}, 409, 'PERMISSION_TAKEN', '这个权限码已存在'],
  [
    'INVALID_PERMISSION',
    {},
    400,
    'INVALID_PERMISSION',
    '权限码的格式应为 模块:资源:操作，例如 USER:REPORT:READ；名称为 1 到 50 个可见字符',
  ],
  ['SUBJECT_FIXED', {}, 409, 'SUBJECT_FIXED', '系统内置的角色和权限不能这样修改'],
  ['FLOCK_DAY_CLOSED', {}, 400, 'FLOCK_DAY_CLOSED', '这一天的鱼塘不在开放时间内，请检查设备的日期与时间'],
  ['FLOCK_TOO_MANY', { retryAfter: 61 }, 429, 'FLOCK_TOO_MANY', '提交成绩过于频繁，请 2 分钟后再试'],
  ['UNAUTHENTICATED', {}, 401, '401', '登录已失效，请重新登录'],
  ['PASSWORD_CHANGED', {}, 401, '401', '密码已修改，请重新登录'],
  ['FORBIDDEN', {}, 403, '403', '权限不足，请联系管理员'],
  ['INVALID_REQUEST', {}, 400, '400', '请填写所有必填字段'],
  ['TOO_BUSY', { retryAfter: 3 }, 503, 'TOO_BUSY', '服务器繁忙，请稍后再试'],
];

it.each(ANSWERS)('%s %o answers %i %s', async (error, details, status, code, message) => {
  const call = defineCall({
    id: 'probe.fail',
    method: 'POST',
    path: '/mythinkn/api/probe',
    access: 'public',
    reply: z.null(),
  });
  const app = Fastify();
  onTestFinished(() => app.close());
  const lines: string[] = [];
  const log = { info: () => {}, error: (line: string) => lines.push(line) };
  const failing = serveCall(call, () => Promise.reject(apiError(error, details)));
  await app.register(serviceCalls({ accounts: {} as AccountsContext, config: parseConfig({}), log }, [failing]));
  const reply = await app.inject({ method: 'POST', url: call.path });
  const { retryAfter } = details;
  const data = retryAfter === undefined ? null : { retryAfter };
  expect([reply.statusCode, reply.json()]).toEqual([status, { code, message, data }]);
  expect(reply.headers['retry-after']).toBe(retryAfter?.toString());
  expect(lines).toEqual([]);
});

it('tests every error code of the contract', () => {
  expect(ANSWERS.map(([error]) => error)).toEqual(expect.arrayContaining(Object.keys(ERROR_CODES)));
});
