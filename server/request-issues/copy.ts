import { copy as contracts } from '../../src/core/contracts/copy.ts';
import type { RequestIssue, RequestProblem } from '../../src/core/contracts/envelope.ts';

/** Every field that a request may have. */
const FIELDS: Readonly<Record<string, string>> = {
  ...contracts.auditFields,
  ...contracts.queryFields,
  id: '编号',
  ids: '所选项',
  userId: '账号编号',
  name: '名称',
  code: '代码',
  page: '页码',
  size: '每页条数',
  expected: '原来的内容',
  wanted: '要查的权限',
  ticket: '验证码的凭据',
  purpose: '验证码的用途',
  verifyType: '验证码的用途',
  verifyCode: '验证码',
  emailCode: '邮箱验证码',
  userType: '用户类型',
  isOwnDevice: '这是我自己的设备',
  currentPassword: '当前密码',
  newPassword: '新密码',
  confirmPassword: '确认密码',
  smtpHost: 'SMTP 服务器',
  smtpPort: '端口',
  smtpUsername: '邮箱用户名',
  smtpPassword: '邮箱密码（授权码）',
  smtpAuth: '需要登录',
  smtpStartTls: '要求 TLS',
  fromEmail: '发件地址',
  testEmail: '测试邮箱地址',
  isForced: '仍然保存',
  analytics: '访问统计',
  today: '今天的日期',
  tryId: '这一局的编号',
  runs: '成绩',
  day: '日期',
  score: '得分',
  log: '操作记录',
  rules: '规则版本',
  pond: '鱼塘',
  seed: '鱼塘的种子',
  conditions: '鱼塘的条件',
  step: '步长',
  width: '宽',
  height: '高',
  population: '鱼的数量',
  leaders: '领队的数量',
  pace: '速度',
  refreshes: '刷新次数',
  steps: '步数',
  secret: '分享链接的密钥',
  key: '驿站口令',
  room: '驿站',
  isRemoved: '移出',
};

const PROBLEMS: Readonly<Record<RequestProblem, (name: string, limit: number | undefined) => string>> = {
  missing: (name) => `${name}没有填写`,
  tooLong: (name, limit) => `${name}太长，最多 ${limit} 个字符`,
  tooShort: (name, limit) => (limit === 1 ? `${name}没有填写` : `${name}太短，至少 ${limit} 个字符`),
  tooMany: (name, limit) => `${name}太多，最多 ${limit} 项`,
  tooFew: (name, limit) => `${name}至少要有 ${limit} 项`,
  tooLarge: (name, limit) => `${name}不能大于 ${limit}`,
  tooSmall: (name, limit) => `${name}不能小于 ${limit}`,
  unknown: (name) => `${name}不能在这里填写`,
  malformed: (name) => `${name}不符合要求`,
};

const NAMED_MAX = 5;

/** Says which parts of a request are wrong, and how. */
export function describeIssues(issues: readonly RequestIssue[]): string {
  const named = issues.filter(({ field }) => field !== '');
  if (named.length === 0) return '请填写所有必填字段';
  if (named.every(({ code }) => code === 'missing')) return `请填写所有必填字段：${join('、', named.map(nameOf))}`;
  return `请检查：${join(
    '；',
    named.map((issue) => PROBLEMS[issue.code](nameOf(issue), issue.limit)),
  )}`;
}

/** The word of a field; null for a field of no call. */
export function fieldWord(field: string): string | null {
  return Object.hasOwn(FIELDS, field) ? (FIELDS[field] ?? null) : null;
}

/** The word of the innermost field; for a member of a list with its place. */
function nameOf({ field }: RequestIssue): string {
  const names = field.split('.');
  const at = names.findLastIndex((name) => !/^\d+$/.test(name));
  const word = fieldWord(names[at] ?? '') ?? field;
  const place = names[at + 1];
  return place === undefined ? word : `${word}第 ${Number(place) + 1} 项`;
}

function join(separator: string, parts: readonly string[]): string {
  const all = [...new Set(parts)];
  const more = all.length > NAMED_MAX ? `等 ${all.length} 处` : '';
  return all.slice(0, NAMED_MAX).join(separator) + more;
}
