import type { AuditQuery } from '../../../core/contracts/admin-audit.ts';
import type { PeopleQuery } from '../../../core/contracts/admin-people.ts';
import type { SignInArea, SignInOutcome, SignInQuery } from '../../../core/contracts/admin-sign-ins.ts';
import {
  type AuditAction,
  type AuditField,
  isAuditAction,
  type SettingKey,
} from '../../../core/contracts/audit-actions.ts';
import type { PageSort } from '../../../core/contracts/page.ts';

/** Every action that the server records. */
const ACTIONS: Readonly<Record<AuditAction, string>> = {
  'user.create': '邀请账号',
  'user.edit': '修改账号资料',
  'user.roles': '修改账号角色',
  'user.enable': '启用账号',
  'user.disable': '停用账号',
  'user.delete': '删除账号',
  'user.resetPassword': '重置账号密码',
  'user.unlock': '解除登录限制',
  'user.endSessions': '退出账号的全部设备',
  'role.create': '新建角色',
  'role.relabel': '修改角色名称',
  'role.permissions': '修改角色权限',
  'role.delete': '删除角色',
  'permission.create': '新建权限码',
  'permission.delete': '删除权限码',
  'password.change': '修改密码',
  'password.force-change': '首次登录设置密码',
  'password.reset': '找回密码',
  'password.renew': '生成新的初始密码',
  'account.rename': '修改自己的用户名',
  'account.askRemoval': '申请注销自己的账号',
  'account.keep': '登录取消注销',
  'account.remove': '账号按申请注销',
  'admin.create': '创建超级管理员',
  'admin.promote': '设为超级管理员',
  'admin.address': '更换超级管理员邮箱',
  'settings.change': '修改系统设置',
  'upload.create': '上传图片',
  'backup.download': '下载备份',
  'export.users': '导出用户',
  'export.admins': '导出管理员',
  'export.auditLog': '导出审计日志',
  'export.signIns': '导出登录日志',
};

/** Subjects that are no account, role or permission code. */
const SUBJECTS: Readonly<Record<SettingKey | 'audit-log' | 'sign-ins' | 'users' | 'admins', string>> = {
  'portal-config': '门户图片与轮播',
  'admin-links': '快捷链接',
  analytics: '访问统计',
  'mail-config': '邮件服务器',
  'mail-state': '邮件配置的进度',
  'audit-log': '审计日志',
  'sign-ins': '登录日志',
  users: '用户列表',
  admins: '管理员列表',
};

/** Fields of the recorded states. Those of another version are shown under their own name. */
const FIELDS: Readonly<Record<AuditField, string>> = {
  email: '邮箱',
  username: '用户名',
  status: '状态',
  roles: '角色',
  label: '名称',
  permissions: '权限码',
  bytes: '大小（字节）',
  path: '路径',
  width: '宽（像素）',
  height: '高（像素）',
  panelImages: '卡片图片',
  backgroundImages: '背景图片',
  panelInterval: '卡片轮播间隔（秒）',
  backgroundInterval: '背景轮播间隔（秒）',
  endpoint: '统计服务地址',
  siteId: '站点编号',
  registry: '服务注册中心',
  gateway: '网关健康检查',
  orders: '订单服务健康检查',
  host: '邮件服务器',
  port: '端口',
  password: '密码',
  from: '发件地址',
  fromName: '发件人名称',
  startTls: '要求 TLS',
  isPostponed: '稍后配置，先用本机模式',
  testedAt: '最近测试邮件的时间',
  failure: '测试失败的环节',
  tested: '测试过的设置',
};

type ExportField = Exclude<keyof AuditQuery | keyof PeopleQuery | keyof SignInQuery, 'page' | 'size'> | keyof PageSort;

/** Fields of a recorded export: the filters and the order of the list. */
const EXPORT_FIELDS: Readonly<Record<ExportField, string>> = {
  actor: '操作人',
  action: '操作',
  subject: '对象',
  text: '文字',
  role: '角色',
  status: '状态',
  account: '账号',
  result: '结果',
  address: '网络地址',
  from: '时间从',
  to: '时间到',
  createdFrom: '创建时间从',
  createdTo: '创建时间到',
  lastLoginFrom: '最近登录从',
  lastLoginTo: '最近登录到',
  sort: '排序',
  by: '按',
  direction: '方向',
};

const VALUES: Readonly<Record<string, string>> = { active: '正常', disabled: '已停用' };

const AREAS: Readonly<Record<SignInArea, string>> = { portal: '站点', backOffice: '管理后台', register: '注册' };

const OUTCOMES: Readonly<Record<SignInOutcome, string>> = {
  ok: '登录成功',
  NEED_EMAIL_VERIFICATION: '密码正确，等待邮箱验证码',
  WRONG_CREDENTIALS: '邮箱或密码错误',
  WRONG_CODE: '验证码错误或已过期',
  CODE_ATTEMPTS_EXCEEDED: '验证码错误次数过多',
  TOO_MANY_ATTEMPTS: '尝试次数过多，登录受限',
  ACCOUNT_DISABLED: '账号已停用',
  TOO_MANY_CODES: '密码正确，验证码发送次数已用完',
  RESEND_TOO_EARLY: '密码正确，刚发过验证码',
  MAIL_UNAVAILABLE: '密码正确，验证码没有发出',
};

/** Words of the audit log and of the log of sign-ins. */
export const copy = {
  logs: '日志',
  signIns: {
    list: '登录日志',
    empty: '还没有登录记录。成功的登录保留 90 天，失败的保留 30 天。',
    columns: { outcome: '结果', account: '账号', area: '入口', at: '时间', address: '网络地址', device: '设备' },
    filters: {
      account: '账号（用户名、邮箱或编号）',
      result: '结果',
      address: '网络地址',
      time: '时间',
      results: [
        { value: '', label: '全部结果' },
        { value: 'ok', label: '登录成功' },
        { value: 'failed', label: '没有登录成功' },
      ],
    },
    areas: AREAS,
    outcomes: OUTCOMES,
    noAccount: (typed: string) => `${typed}（没有这个账号）`,
    noDevice: '未知设备',
  },
  list: '审计日志',
  empty: '还没有记录。账号、角色、权限和系统设置的每次改动都会记在这里。',
  columns: {
    at: '时间',
    actor: '操作人',
    action: '操作',
    subject: '对象',
    changes: '变更',
    address: '网络地址',
  },
  filters: {
    actor: '操作人（用户名、邮箱或编号）',
    action: '操作',
    subject: '对象（用户名、邮箱、角色…）',
    time: '时间',
  },
  anyAction: '全部操作',
  system: '系统',
  goneAccount: '已删除的账号',
  details: '详情',
  detailsOf: (entry: string) => `${entry} 的详情`,
  noDetails: '无内容变更',
  picture: '图片',
  moreChanges: (count: number) => `另有 ${count} 项`,
  longList: (members: string, more: number) => `${members} 等 ${more} 项`,
  was: '原来：',
  is: '现在：',
  added: '新增：',
  removed: '移除：',
  raw: '原始 JSON',
  rawBefore: '变更前',
  rawAfter: '变更后',
  nothing: '无',
  emptyText: '（空）',
  yes: '是',
  no: '否',
  id: '编号',
  wholeState: '内容',
  listSeparator: '、',
  pathSeparator: ' · ',
} as const;

/** Words for an action; an unknown one, of another version, is shown as it is. */
export function actionWords(action: string): string {
  return isAuditAction(action) ? ACTIONS[action] : action;
}

/** Words for a subject that is a setting or a list, else null. */
export function subjectWords(subject: string): string | null {
  return findWords(SUBJECTS, subject);
}

/** Words for a field of a recorded state; the fields of exports have names of their own. */
export function fieldWords(action: string, path: readonly string[]): string {
  if (path.length === 0) return copy.wholeState;
  const words = action.startsWith('export.') ? EXPORT_FIELDS : FIELDS;
  return path.map((name) => findWords(words, name) ?? name).join(copy.pathSeparator);
}

export function valueWords(text: string): string {
  if (text === '') return copy.emptyText;
  return findWords(VALUES, text) ?? text;
}

function findWords(words: Readonly<Record<string, string>>, name: string): string | null {
  return Object.hasOwn(words, name) ? (words[name] ?? null) : null;
}
