import type { PeopleChoices, Person } from '../../../core/contracts/admin-people.ts';
import type { PermissionGroupId } from './model/permission-groups.ts';
import type { ActionObstacle, PersonAction, PersonObstacle } from './model/person-actions.ts';
import type { RightsChange, RoleObstacle } from './model/role-options.ts';

/** Names in a sentence before the rest is only counted. */
const NAMED_MAX = 5;

type MailMode = PeopleChoices['mailMode'];
type Named = Pick<Person, 'username' | 'email'>;

const full = ({ username, email }: Named) => `「${username}」（${email}）`;

function toNames(names: readonly string[]): string {
  const shown = names.slice(0, NAMED_MAX).join('、');
  return names.length > NAMED_MAX ? `${shown}等 ${names.length} 个` : shown;
}

const BULK = {
  enable: '启用',
  disable: '停用',
  unlock: '解除登录限制',
  endSessions: '退出全部设备',
  addRole: '添加角色',
  removeRole: '移除角色',
  delete: '删除',
} as const;
export type BulkAction = keyof typeof BULK;

/** Words of the lists of accounts. */
export const copy = {
  kinds: {
    users: {
      list: '用户列表',
      empty: '还没有用户。',
      create: '邀请用户',
      createHint: '管理员请在「管理员管理」中邀请。',
    },
    admins: {
      list: '管理员列表',
      empty: '还没有管理员。',
      create: '邀请管理员',
      createHint: '至少选择一个管理员角色。',
    },
  },
  viewOnly: '你可以查看这些账号，修改需要「管理用户」权限。',
  columns: { name: '用户名', email: '邮箱', roles: '角色', status: '状态', created: '创建时间', lastLogin: '最近登录' },
  never: '从未登录',
  noRoles: '没有角色',
  you: '你自己',
  locked: '登录受限',
  statuses: { active: '正常', disabled: '已停用' } satisfies Record<Person['status'], string>,
  filters: {
    text: '用户名或邮箱',
    role: '角色',
    status: '状态',
    any: '全部',
    created: '创建时间',
    lastLogin: '最近登录',
    more: '按时间筛选',
    less: '收起时间筛选',
  },
  selectionIsFull: (max: number) => `一次最多选择 ${max} 个账号，多出的没有选中`,
  details: {
    title: '账号详情',
    loading: '正在读取账号…',
    loadFailed: '账号没有读取成功',
    staleTitle: '没有刷新成功，下面是之前的内容',
    missing: '没有这个账号：它可能已被删除，或角色变化后移到了另一个列表。',
    id: '编号',
    updated: '最近修改',
    sessions: '已登录设备',
    sessionCount: (count: number) => (count === 0 ? '没有' : `${count} 台`),
    login: '登录限制',
    notBlocked: '没有',
    blockedUntil: (time: string) => `多次输错密码，到 ${time} 前不能登录`,
    permissions: '拥有的权限',
    noPermissions: '没有额外权限，只使用门户的普通功能。',
    explain: '为什么有这些权限？',
    edit: '修改资料',
    roles: '调整角色',
    ownRoles: '不能修改自己的角色，请让另一位超级管理员操作。',
    actions: '操作',
    danger: '危险操作',
  },
  groups: {
    everything: '全部',
    ADMIN: '管理后台',
    USER: '用户数据',
    ROLE: '角色',
    PERMISSION: '权限',
    SYSTEM: '系统',
    other: '其他',
  } satisfies Record<PermissionGroupId, string>,
  personObstacles: {
    'view-only': '你只能查看这个账号，修改需要「管理用户」权限。',
    'beyond-rights': '你不能修改这个账号：它有你没有的权限，请联系超级管理员。',
  } satisfies Record<PersonObstacle, string>,
  obstacles: {
    'own-account': '这是你自己的账号，不能这样操作。',
    'not-blocked': '登录没有被限制。',
    'no-sessions': '现在没有已登录的设备。',
  } satisfies Record<ActionObstacle, string>,
  actions: {
    enable: {
      title: '启用账号',
      label: '启用',
      hint: '恢复登录，角色和数据不变。',
      question: (person: Named) => `启用${full(person)}？`,
      body: '对方可以用原来的密码登录，角色不变。不会收到通知。',
      confirm: ({ username }: Named) => `启用「${username}」`,
      done: ({ username }: Named) => `「${username}」已启用`,
    },
    disable: {
      title: '停用账号',
      label: '停用',
      hint: '立即退出全部设备，之后不能登录，可以再启用。',
      question: (person: Named) => `停用${full(person)}？`,
      body: '对方会立即退出全部设备，登录时看到“账号已被停用，请联系管理员”。账号和角色都保留，可以随时再启用。',
      confirm: ({ username }: Named) => `停用「${username}」`,
      done: ({ username }: Named) => `「${username}」已停用`,
    },
    unlock: {
      title: '解除登录限制',
      label: '解除',
      hint: '清除输错密码的记录，马上可以再试。',
      question: (person: Named) => `解除${full(person)}的登录限制？`,
      body: '输错密码的记录会清除，对方马上可以再登录。请先确认是本人在尝试，而不是别人在猜密码。',
      confirm: ({ username }: Named) => `解除「${username}」的限制`,
      done: ({ username }: Named) => `「${username}」的登录限制已解除`,
    },
    endSessions: {
      title: '退出全部设备',
      label: '全部退出',
      hint: '在所有设备上退出，密码不变，可以马上再登录。',
      question: (person: Named) => `让${full(person)}退出全部设备？`,
      body: '对方在所有设备上都要重新登录，密码不变。',
      confirm: ({ username }: Named) => `让「${username}」退出`,
      done: ({ username }: Named) => `「${username}」已在全部设备退出`,
    },
    resetPassword: {
      title: '重设密码',
      label: '重设密码',
      hint: '原密码立即失效，邮件告诉对方怎样设置新密码。你不会知道新密码。',
      question: (person: Named) => `重设${full(person)}的密码？`,
      body: '原密码立即失效，全部设备退出。对方会收到邮件，用邮件验证码自己设置新密码。',
      confirm: ({ username }: Named) => `重设「${username}」的密码`,
      done: ({ username }: Named) => `「${username}」的原密码已失效`,
    },
    remove: {
      title: '删除账号',
      label: '删除账号',
      hint: '不能恢复。只是不让登录的话，停用就够了。',
      question: (person: Named) => `永久删除${full(person)}？`,
      body: '账号、角色和登录记录都会删除，不能恢复，对方立即退出全部设备，且不会收到通知。保存在对方浏览器里的内容不受影响。',
      confirm: ({ username }: Named) => `永久删除「${username}」`,
      done: ({ username }: Named) => `「${username}」已删除`,
    },
  } satisfies Record<PersonAction, unknown>,
  ownSuffix: '这是你自己的账号：完成后你需要重新登录。',
  mailSuffix: {
    smtp: '',
    local: '现在是本机邮件模式：邮件不会寄出，只写入服务器的 outbox 文件夹和终端，请转告对方。',
  } satisfies Record<MailMode, string>,
  together: (sentences: readonly string[]) => sentences.filter((sentence) => sentence !== '').join(''),
  mailed: {
    smtp: (email: string) => `说明已寄往 ${email}`,
    local: () => '说明已写入服务器的 outbox 文件夹和终端',
  } satisfies Record<MailMode, (email: string) => string>,
  withDetail: (done: string, detail: string) => `${done}，${detail}`,
  failed: '没有完成，账号没有变化',
  problems: {
    EMAIL_TAKEN: '这个邮箱已有账号，请在列表中搜索，或换一个邮箱',
    USERNAME_TAKEN: '这个用户名已被使用，请换一个',
    TOO_MANY_CODES: '今天寄给这个邮箱的通知太多了，请明天再试',
    MAIL_UNAVAILABLE: '邮件现在寄不出去，所以没有执行。请检查邮件服务后再试',
  } as Readonly<Record<string, string>>,
  withNames: (message: string, names: readonly string[]) =>
    names.length === 0 ? message : `${message}：${toNames(names)}`,
  edit: {
    title: (name: string) => `修改「${name}」的资料`,
    unsaved: '账号资料',
    hint: '用户名显示给其他人看；邮箱用来登录和接收验证码。',
    addressHint:
      '新邮箱要先验证：点「发送验证码」，请对方把新邮箱收到的验证码告诉你。换邮箱后，对方会退出全部设备，原邮箱会收到提醒。',
    save: '保存',
    failed: '没有保存成功，填写的内容都还在',
    done: (name: string) => `「${name}」的资料已修改`,
    unchanged: '没有修改',
    question: ({ username }: Named) => `更换「${username}」的邮箱？`,
    body: (before: string, after: string) =>
      `从 ${before} 改为 ${after}。对方会立即退出全部设备，之后用新邮箱登录和找回密码；原邮箱会收到提醒。`,
    confirm: '更换邮箱',
    both: ({ email, username }: Named & { readonly email: string }) => `${username}（${email}）`,
  },
  roles: {
    title: (name: string) => `调整「${name}」的角色`,
    label: '角色',
    unsaved: '角色的选择',
    all: (labels: readonly string[]) => labels.join('、'),
    save: '保存角色',
    none: '请至少选择一个角色',
    noAdminRole: '请至少选择一个管理员角色（管理员或超级管理员）',
    failed: '角色没有保存成功，选择都还在',
    done: (name: string) => `「${name}」的角色已更新，对方需要重新登录`,
    effect: '保存后，对方会立即退出全部设备，重新登录后生效。',
    permissionCount: (count: number) => (count === 0 ? '没有额外权限' : `${count} 项权限`),
    obstacles: {
      rank: '等级不低于你，只有更高的管理员能分配',
      reserved: '含系统级权限，只有超级管理员能分配',
      lacking: '含有你没有的权限，你不能分配',
    } satisfies Record<RoleObstacle, string>,
    preview: '变化预览',
    gained: '获得',
    lost: '失去',
    same: '权限没有变化。',
    moves: {
      'to-admins': '将成为管理员，移到「管理员管理」列表，能进入管理后台。',
      'to-users': '不再是管理员，移到「普通用户管理」列表，不能再进入管理后台。',
    } satisfies Record<NonNullable<RightsChange['moves']>, string>,
    questions: {
      'to-admins': (person: Named) => `让${full(person)}成为管理员？`,
      'to-users': (person: Named) => `取消${full(person)}的管理员身份？`,
    } satisfies Record<NonNullable<RightsChange['moves']>, (person: Named) => string>,
    confirms: { 'to-admins': '设为管理员', 'to-users': '取消管理员身份' } satisfies Record<
      NonNullable<RightsChange['moves']>,
      string
    >,
  },
  create: {
    hints: {
      smtp: '创建后，邀请邮件会寄到这个邮箱，对方用邮件里的方法自己设置密码。',
      local: '现在是本机邮件模式：邀请不会寄出，只写入服务器数据目录的 outbox 文件夹，并打印在终端，请转告对方。',
    } satisfies Record<MailMode, string>,
    unsaved: '账号邀请',
    usernameHint: '至少 2 个字符，显示给其他人看，对方以后可以请你修改',
    submits: { smtp: '创建并寄出邀请', local: '创建账号' } satisfies Record<MailMode, string>,
    failed: '账号没有创建，填写的内容都还在',
    done: {
      smtp: (email: string) => `账号已创建，邀请邮件将寄往 ${email}`,
      local: () => '账号已创建，邀请已写入服务器的 outbox 文件夹和终端',
    } satisfies Record<MailMode, (email: string) => string>,
  },
  choicesFailed: '角色列表没有读取成功',
  choicesLoading: '正在读取角色…',
  bulk: {
    actions: BULK,
    more: '更多操作',
    names: toNames,
    question: (action: BulkAction, count: number) => `${BULK[action]} ${count} 个账号？`,
    bodies: {
      enable: '它们可以再用原来的密码登录，角色不变。',
      disable: '它们会立即退出全部设备，之后不能登录；账号和角色都保留，可以再启用。',
      unlock: '输错密码的记录会清除，马上可以再登录。',
      endSessions: '它们在所有设备上都要重新登录，密码不变。',
      addRole: '它们会立即退出全部设备，重新登录后生效。',
      removeRole: '它们会立即退出全部设备，重新登录后生效。',
      delete: '账号、角色和登录记录都会永久删除，不能恢复。',
    } satisfies Record<BulkAction, string>,
    subjects: (names: readonly string[]) => `${toNames(names)}。`,
    confirm: (action: BulkAction, count: number) => `${BULK[action]}这 ${count} 个账号`,
    ownIncluded: '其中有你自己的账号。',
    done: (action: BulkAction, changed: number, asked: number) =>
      changed === asked
        ? `已${BULK[action]} ${changed} 个账号`
        : `已${BULK[action]} ${changed} 个账号，另外 ${asked - changed} 个原本就是这样`,
    failed: '没有修改任何账号',
    refused: (message: string, names: readonly string[], rest: number) =>
      `${message}：${toNames(names)}。可以取消选择${names.length === 1 ? '它' : '它们'}，再处理其余 ${rest} 个账号。`,
    later: '先不处理',
    again: (refused: number) => `取消选择这 ${refused} 个并重试`,
    roleTitle: (action: 'addRole' | 'removeRole', count: number) => `给 ${count} 个账号${BULK[action]}`,
    removeTitle: (count: number) => `移除 ${count} 个账号的角色`,
    role: '角色',
    chooseRole: '请选择一个角色',
    moves: {
      addRole: '它们将成为管理员，移到「管理员管理」列表，能进入管理后台。',
      removeRole: '没有其他管理员角色的账号不再是管理员，移到「普通用户管理」列表。',
    },
    leavesNothing: (names: readonly string[]) => `${toNames(names)}只有这一个角色，移除后将没有任何角色。`,
    apply: (action: 'addRole' | 'removeRole', label: string, count: number) =>
      action === 'addRole' ? `给 ${count} 个账号添加「${label}」` : `移除 ${count} 个账号的「${label}」`,
  },
} as const;
