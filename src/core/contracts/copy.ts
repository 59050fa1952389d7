import type { AuditQuery } from './admin-audit.ts';
import type { PeopleQuery } from './admin-people.ts';
import type { SignInArea, SignInOutcome, SignInQuery } from './admin-sign-ins.ts';
import type { AuditField } from './audit-actions.ts';
import type { PageSort } from './page.ts';

type QueryField = Exclude<keyof AuditQuery | keyof PeopleQuery | keyof SignInQuery, 'page' | 'size'> | keyof PageSort;

/** Words for values of the contracts that the server's files and answers and the screens share. */
export const copy = {
  /** Fields of recorded states. */
  auditFields: {
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
  } satisfies Readonly<Record<AuditField, string>>,
  /** The filters and the order of a list. */
  queryFields: {
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
  } satisfies Readonly<Record<QueryField, string>>,
  signInAreas: { portal: '站点', backOffice: '管理后台', register: '注册' } satisfies Readonly<
    Record<SignInArea, string>
  >,
  signInOutcomes: {
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
  } satisfies Readonly<Record<SignInOutcome, string>>,
} as const;
