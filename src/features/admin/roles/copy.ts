import type { CodeRefusal, EditRefusal } from './model/refusals.ts';
import type { SecondStep } from './model/role-change.ts';

const count = (value: number) => value.toLocaleString('zh-CN');
const join = (names: readonly string[]) => names.join('、');

/** Words of the roles. */
export const copy = {
  loading: '正在读取角色…',
  loadFailed: '角色没有读取成功',
  stale: '没有刷新成功，下面是上一次读取的内容',
  saveFailed: '没有保存成功，改动都还在，请稍后再试',
  unsaved: '角色的权限改动',
  list: {
    label: '角色',
    documented: '内置角色',
    own: '自建角色',
    ownWithoutRank: '自建角色（无级别）',
    noOwn: '还没有自建角色。',
    members: (members: number) => `${count(members)} 人`,
    rank: (rank: number) => `级别 ${rank}`,
    noRank: '无级别',
    readOnly: '只读',
    changed: '有未保存的改动',
    create: '新建角色',
    choose: '选择一个角色，查看它的权限和成员。',
    back: '全部角色',
  },
  missing: (name: string) => `角色 ${name} 不存在，可能已被删除。`,
  missingDraft: (name: string) => `角色 ${name} 已被删除，下面是你还没有保存的改动。`,
  discardDraft: '放弃改动',
  readOnly: (refusal: EditRefusal) => `只能查看：${toEditRefusalWords(refusal)}`,
  relabel: {
    action: '改名',
    title: '修改显示名称',
    label: '显示名称',
    hint: (name: string) => `角色名 ${name} 决定级别，不会改变`,
    done: '角色已改名',
    submit: '保存',
    unsaved: '角色的显示名称',
  },
  create: {
    title: '新建角色',
    purpose: '自建角色没有级别，只带来你给它的权限。创建后再勾选权限。',
    name: '角色名',
    nameHint: '2 到 32 个大写字母、数字或下划线，以字母开头；创建后不能修改',
    malformed: '请用 2 到 32 个大写字母、数字或下划线，并以字母开头，例如 REPORT_EDITOR',
    reserved: '这是内置角色的名字，请换一个',
    taken: '这个角色名已存在，请换一个',
    label: '显示名称',
    labelHint: '1 到 50 个字符，例如 报表编辑',
    labelEmpty: '请输入显示名称',
    labelUnseen: '显示名称含有看不见的字符，请修改',
    labelLong: (max: number) => `显示名称不能超过 ${max} 个字符`,
    labelTaken: (role: string) => `角色 ${role} 已使用这个显示名称，请换一个`,
    submit: '创建角色',
    done: '角色已创建，现在可以勾选权限',
    failed: '角色没有创建成功，填写的内容都还在，请稍后再试',
    unsaved: '新建的角色',
  },
  remove: {
    action: '删除',
    title: (label: string) => `删除角色「${label}」`,
    empty: '这个角色没有成员，删除后没有人失去权限。此操作不能撤销。',
    reading: '正在读取成员…',
    readFailed: '成员没有读取成功，还不能删除',
    losers: (members: number) => `删除后，以下 ${count(members)} 位成员会失去这个角色：`,
    rest: (rest: number) => `另有 ${count(rest)} 位`,
    signedOut: '他们会被退出登录，需要重新登录。此操作不能撤销。',
    tooMany: (max: number) => `成员超过 ${max} 位，请先在用户列表中批量移除这个角色，再来删除。`,
    noRight: '你没有「管理用户」权限，不能移除成员的角色。请先由能管理用户的人移除成员。',
    own: '你自己也有这个角色，而自己的角色不能由自己移除。请先由另一位超级管理员移除。',
    administrators: '成员里有管理员，请先由超级管理员移除他们的这个角色。',
    codes: '随之失去的权限',
    unsavedDraft: '这个角色还有未保存的改动，会一起丢弃。',
    submit: '删除角色',
    submitWithMembers: (members: number) => `移除 ${count(members)} 位成员并删除`,
    done: '角色已删除',
    failed: '角色没有删除成功，请稍后再试',
    failedAfterMembers: '成员已移除，但角色没有删除成功，请再试一次',
  },
  members: {
    title: '成员',
    label: (role: string) => `角色「${role}」的成员`,
    username: '用户名',
    email: '邮箱',
    none: '还没有成员。在用户列表中可以把这个角色分配给他们。',
    loadFailed: '成员没有读取成功',
    counted: (members: number) => `${count(members)} 位成员。这个角色的级别不低于你，名单只有超级管理员能看。`,
  },
  matrix: {
    title: '权限',
    label: (role: string) => `角色「${role}」的权限`,
    resource: '资源',
    held: '直接授予',
    implied: '由 MANAGE 或通配符包含',
    locked: '你不能授予',
    absent: '没有这个权限码',
    none: '还没有权限码。',
    partial: '你没有「管理权限」权限，这里只列出各角色正在使用的权限码。',
    apart: '通配符与全部权限',
    impliedBy: (by: string) => `已由 ${by} 包含`,
    added: '新增，未保存',
    removed: '移除，未保存',
    gone: '这个权限码已被删除，请取消勾选再保存',
    refusals: {
      everything: '只属于超级管理员角色，不能授予其他角色',
      reserved: '只有超级管理员可以授予',
      rank: 'ADMIN: 开头的权限只能授予管理员及以上的角色',
      lacking: '你自己没有这个权限，不能授予',
    } satisfies Record<CodeRefusal, string>,
  },
  save: {
    summary: (added: number, removed: number) => `未保存：新增 ${added} 项，移除 ${removed} 项`,
    discard: '放弃',
    preview: '预览并保存',
    tooMany: (max: number) => `一个角色最多 ${max} 个权限码，请先移除一些`,
    othersTitle: '有人刚刚修改了这个角色',
    othersAdded: (codes: readonly string[]) => `新增了 ${join(codes)}。`,
    othersRemoved: (codes: readonly string[]) => `移除了 ${join(codes)}。`,
    othersKept: '你的改动还在，已叠加在最新内容上，请再看一遍。',
    understood: '知道了',
  },
  preview: {
    title: (label: string) => `保存前确认：${label}`,
    reading: '正在计算会影响谁…',
    failed: '没有读取到影响范围，还没有保存任何改动',
    retry: '重新预览',
    nothing: '角色已经是这样的权限，没有需要保存的改动。',
    noMembers: '这个角色还没有成员，现在不影响任何人。',
    noneAffected: (members: number) => `${count(members)} 位成员的权限都不变：他们的其他角色已经给出同样的权限。`,
    affected: (affected: number, members: number) => `${count(members)} 位成员中，${count(affected)} 位的权限会变化。`,
    atOnce: '保存后，在他们下一次操作时生效。',
    roleGains: '角色获得',
    roleLoses: '角色失去',
    gained: '获得',
    lost: '失去',
    group: (members: number) => `${count(members)} 位成员`,
    showNames: '查看名单',
    named: (named: number) => `名单只列出前 ${count(named)} 位。`,
    updated: '影响范围刚刚有变化，还没有保存。请再看一遍，然后保存。',
    second: toSecondStepWords,
    back: '返回修改',
    submit: '保存权限',
    done: '权限已保存',
  },
} as const;

function toEditRefusalWords(refusal: EditRefusal): string {
  switch (refusal.kind) {
    case 'fixed':
      return '超级管理员角色的名称和权限是固定的，任何人都不能修改。';
    case 'own':
      return '你自己拥有这个角色，不能修改自己的权限。';
    case 'rank':
      return `这个角色的级别是 ${refusal.rank}，不低于你的级别 ${refusal.ownRank}。`;
    case 'codes':
      return `角色含有你不能授予的权限：${join(refusal.codes)}。`;
    case 'other':
      return '你没有修改这个角色的权限。';
  }
}

function toSecondStepWords(step: SecondStep): string {
  switch (step.kind) {
    case 'affected':
      return `这会改变管理员的权限：${join(step.names)}。`;
    case 'super':
      return `成员里有超级管理员：${join(step.names)}。`;
    case 'counted':
      return `成员里有 ${count(step.count)} 位管理员。`;
    case 'unknown':
      return '你没有「查看用户」权限，无法确认成员里是否有管理员。';
  }
}
