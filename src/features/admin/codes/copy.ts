import { isEverything, type PERMISSION_MODULES, type PERMISSION_OPERATIONS } from '../../../core/auth/permissions.ts';

const MODULES: Readonly<Record<(typeof PERMISSION_MODULES)[number], string>> = {
  USER: '用户',
  ADMIN: '管理后台',
  ROLE: '角色',
  PERMISSION: '权限',
  SYSTEM: '系统',
};

const OPERATIONS: Readonly<Record<(typeof PERMISSION_OPERATIONS)[number], string>> = {
  READ: '读取',
  WRITE: '写入',
  UPDATE: '更新',
  DELETE: '删除',
  MANAGE: '管理',
  VIEW: '查看',
};

/** Words about permission codes. */
export const copy = {
  modules: MODULES,
  operations: OPERATIONS,
  module: toModuleName,
  none: '无',
  /** What a wildcard or a code for everything gives; null for a code of another form. */
  wildcard: toWildcardWords,
  typeName: (name: string) => `输入 ${name} 以确认`,
  wrongName: (name: string) => `请完整输入 ${name}`,
  ids: (message: string, ids: readonly string[]) => `${message}（${ids.join('、')}）`,
} as const;

function toModuleName(module: string): string {
  const name = (MODULES as Readonly<Record<string, string>>)[module];
  return name === undefined ? module : `${name} ${module}`;
}

function toWildcardWords(code: string): string | null {
  if (isEverything(code)) return '站点的全部权限';
  const [module = '', resource = '', operation] = code.split(':');
  if (resource === '*' && (operation === undefined || operation === '*'))
    return `${toModuleName(module)} 模块的全部权限`;
  return operation === '*' ? `${module}:${resource} 的全部操作` : null;
}
