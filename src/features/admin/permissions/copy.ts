import type { CodeProblem } from '../../../core/auth/code-form.ts';
import type { Explanation } from '../../../core/contracts/admin-roles.ts';
import { copy as codes } from '../codes/copy.ts';

const count = (value: number) => value.toLocaleString('zh-CN');
const join = (names: readonly string[]) => names.join('、');
const MODULES = join(Object.keys(codes.modules));
const OPERATIONS = join(Object.keys(codes.operations));

type Grant = Explanation['grants'][number];

/** Words of the permission codes and of the inspector. */
export const copy = {
  loading: '正在读取权限码…',
  loadFailed: '权限码没有读取成功',
  catalog: {
    title: '权限码',
    text: '筛选权限码或名称',
    module: '模块',
    allModules: '全部模块',
    create: '新建权限码',
    columns: { code: '权限码', label: '名称', kind: '来源', roles: '持有的角色' },
    documented: '内置',
    own: '自建',
    noRoles: '没有角色持有',
    none: '没有符合条件的权限码。',
    clear: '清除筛选',
    remove: '删除',
    removeNamed: (code: string) => `删除 ${code}`,
  },
  create: {
    title: '新建权限码',
    purpose: '权限码由 模块:资源:操作 三段组成。创建后在「角色管理」中授予角色。',
    code: '权限码',
    codeHint: (code: string) => toFormWords(code),
    problems: {
      parts: '请写成三段，用冒号隔开，例如 USER:REPORT:READ',
      module: `第一段应为模块：${MODULES}`,
      resource: '第二段应为资源名：大写字母和下划线，以字母开头，例如 REPORT',
      operation: `第三段应为操作：${OPERATIONS}`,
    } satisfies Record<CodeProblem, string>,
    long: (max: number) => `权限码不能超过 ${max} 个字符`,
    reserved: '通配符和系统配置的权限码只有超级管理员可以创建',
    taken: '这个权限码已存在',
    label: '名称',
    labelHint: '1 到 50 个字符，例如 查看报表',
    labelProblems: {
      empty: '请输入名称',
      long: (max: number) => `名称不能超过 ${max} 个字符`,
      unseen: '名称含有看不见的字符，请修改',
    },
    submit: '创建权限码',
    done: '权限码已创建',
    failed: '权限码没有创建成功，填写的内容都还在，请稍后再试',
    unsaved: '新建的权限码',
  },
  remove: {
    title: '删除权限码',
    body: (code: string, label: string) => `将删除 ${code}（${label}）。此操作不能撤销。`,
    unheld: '没有角色持有它，不影响任何人。',
    held: (roles: readonly string[]) => `${count(roles.length)} 个角色会失去它：${join(roles)}。`,
    submit: '删除权限码',
    done: '权限码已删除',
    failed: '权限码没有删除成功，请稍后再试',
  },
  why: {
    title: '为什么？',
    purpose: '选择一个人和一项权限，查看他有没有，以及为什么。',
    user: '人员',
    userHint: '输入用户名或邮箱',
    noPeople: '没有找到这个人',
    searching: '正在查找…',
    searchFailed: '没有查找成功，请再试一次',
    noUserRight: '你没有「查看用户」权限，不能在这里查找人员。',
    users: '用户',
    admins: '管理员',
    wanted: '权限码或级别',
    wantedHint: '选择，或输入权限码，例如 USER:REPORT:READ',
    codes: '权限码',
    ranks: '级别',
    rankLabel: (role: string) => `${role} 及以上`,
    reading: '正在判断…',
    failed: '没有判断成功',
    missing: '找不到这个人：账号可能已被删除；管理员的账号只有超级管理员可以查看。',
    unnamed: (id: string) => `编号 ${id}`,
    /** The answer in one sentence. */
    answer: toAnswer,
    grant: toGrantWords,
    roles: '他的角色',
    noRoles: '这个人没有任何角色。',
    rank: (rank: number) => `级别 ${rank}`,
    gives: '给出这项权限',
    givesNot: '不给出',
  },
} as const;

interface Question {
  readonly person: string;
  readonly wanted: string;
  /** Name of the wanted code; empty where it has none. */
  readonly label: string;
  /** Rank that the wanted role stands for; null for a permission code. */
  readonly wantedRank: number | null;
}

function toAnswer({ person, wanted, label, wantedRank }: Question, { reason, roles }: Explanation): string {
  const right = wantedRank === null ? `${wanted}${label === '' ? '' : `（${label}）`}` : `${wanted} 及以上级别`;
  switch (reason) {
    case 'granted':
      return `${person} 有 ${right}。`;
    case 'disabled':
      return `${person} 现在没有 ${right}：账号已停用。账号启用后，下面的角色会给出它。`;
    case 'notAdmin':
      return `${person} 用不了 ${right}：角色给出了它，但管理后台的权限只对管理员级别的账号有效。`;
    case 'malformed':
      return `「${wanted}」既不是权限码，也不是有级别的角色。权限码由 模块:资源:操作 三段组成，例如 USER:REPORT:READ。`;
    case 'missing':
      return `${person} 没有 ${right}：${toMissingWords(wantedRank, roles)}`;
  }
}

function toMissingWords(wantedRank: number | null, roles: Explanation['roles']): string {
  if (roles.length === 0) return '他没有任何角色。';
  if (wantedRank === null) return `他的 ${roles.length} 个角色都不给出它。`;
  const highest = Math.max(...roles.map(({ rank }) => rank));
  return `需要级别 ${wantedRank}，他的最高级别是 ${highest}。`;
}

function toGrantWords({
  role,
  label,
  kind,
  by,
  rank,
}: Grant & { readonly label: string; readonly rank: number }): string {
  const name = label === '' ? `角色 ${role}` : `角色「${label}」`;
  switch (kind) {
    case 'exact':
      return `${name}直接持有 ${by}。`;
    case 'manage':
      return `${name}持有 ${by}，MANAGE 包含同一资源的全部操作。`;
    case 'wildcard':
      return `${name}持有通配符 ${by}，包含${codes.wildcard(by) ?? by}。`;
    case 'everything':
      return `${name}持有 ${by}，包含${codes.wildcard(by) ?? by}。`;
    case 'rank':
      return `${name}的级别是 ${rank}，已经足够。`;
  }
}

/** The parts that have been typed so far, with their meaning. */
function toFormWords(code: string): string {
  const [module = '', resource = '', operation = ''] = code.split(':');
  if (code.trim() === '') return '例如 USER:REPORT:READ';
  const names: Readonly<Record<string, string>> = codes.operations;
  const last = operation === '*' ? '全部操作' : (names[operation] ?? '…');
  return `模块 ${codes.module(module)} · 资源 ${resource === '*' ? '全部资源' : resource || '…'} · 操作 ${last}`;
}
