import { type AuditAction, isAuditAction, type SettingKey } from '../../../core/contracts/audit-actions.ts';
import { copy as contracts } from '../../../core/contracts/copy.ts';

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
  'backup.store': '备份到服务器',
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

const VALUES: Readonly<Record<string, string>> = { active: '正常', disabled: '已停用' };

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
    },
    results: [
      { value: '', label: '全部结果' },
      { value: 'ok', label: '登录成功' },
      { value: 'failed', label: '没有登录成功' },
    ],
    areas: contracts.signInAreas,
    outcomes: contracts.signInOutcomes,
    noAccount: (typed: string) => `${typed}（没有这个账号）`,
    noDevice: '未知设备',
  },
  list: '审计日志',
  noAddress: '无（由系统执行，或已过保留期）',
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
  const words = action.startsWith('export.') ? contracts.queryFields : contracts.auditFields;
  return path.map((name) => findWords(words, name) ?? name).join(copy.pathSeparator);
}

export function valueWords(text: string): string {
  if (text === '') return copy.emptyText;
  return findWords(VALUES, text) ?? text;
}

function findWords(words: Readonly<Record<string, string>>, name: string): string | null {
  return Object.hasOwn(words, name) ? (words[name] ?? null) : null;
}
