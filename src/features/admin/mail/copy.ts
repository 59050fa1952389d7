import type { MailPreset, MailProblem, SmtpPort } from './model/mail-form.ts';
import type { HopState, MailHop } from './model/mail-hops.ts';
import type { TlsMode } from './model/tls-mode.ts';

const PROBLEMS: Record<MailProblem, string> = {
  'host-missing': '请输入 SMTP 服务器地址',
  'host-invalid': '请输入主机名，不带端口和网址前缀',
  'username-missing': '请输入用户名',
  'password-missing': '请输入密码（多数邮箱要用授权码）',
  'address-invalid': '请输入有效的邮箱地址',
  'sender-missing': '请填写发件人地址：用户名不是邮箱地址',
  'test-missing': '请输入测试邮箱地址',
  'test-invalid': '请输入有效的邮箱地址',
};

const HOPS: Record<MailHop, string> = {
  dns: '解析主机名（DNS）',
  port: '连接端口',
  tls: '握手与加密（TLS）',
  auth: '登录邮箱',
  sender: '接受发件人',
  recipient: '接受收件人',
  message: '接收邮件',
};

/** What to look at when a hop fails. */
const HOP_ADVICE: Record<MailHop, string> = {
  dns: '请检查 SMTP 主机名是否写对，以及服务器的 DNS。',
  port: '请检查端口，以及防火墙是否放行。',
  tls: '请检查端口与加密方式是否匹配：465 一开始就加密，其他端口用 STARTTLS；也请检查证书。',
  auth: '请检查用户名和密码，多数邮箱要用授权码。',
  sender: '发件人地址通常要与用户名一致。',
  recipient: '请检查收件人地址。',
  message: '邮件服务器拒绝了这封邮件，请查看它的发送限制。',
};

const HOP_STATES: Record<HopState, string> = { passed: '通过', failed: '失败', unknown: '未检查' };

const PRESETS: Record<MailPreset, string> = {
  qq: 'QQ 邮箱',
  163: '163 邮箱',
  126: '126 邮箱',
  exmail: '腾讯企业邮',
  aliyun: '阿里企业邮箱',
  outlook: 'Microsoft 365',
};

const PORTS: Record<SmtpPort, string> = {
  465: '465（一开始就加密）',
  587: '587（STARTTLS）',
  25: '25（STARTTLS）',
  2525: '2525（STARTTLS）',
};

/** Words of the mail settings. */
export const copy = {
  problems: PROBLEMS,
  hops: HOPS,
  hopAdvice: HOP_ADVICE,
  hopStates: HOP_STATES,
  failing: (hop: string, advice: string) => `失败的环节：${hop}。${advice}`,
  via: (host: string, port: number, username: string) => `将通过 ${host}:${port}，以 ${username} 登录发送。`,
  failingUnknown: '邮件服务器没有及时响应：端口与加密方式可能不匹配，或网络不通。',
  tlsModes: {
    implicit: '隐式 TLS：一开始就加密',
    required: 'STARTTLS：先连接，再加密，不加密就不发送',
    offered: 'STARTTLS：邮件服务器支持时才加密',
  } satisfies Record<TlsMode, string>,
  presetNames: PRESETS,
  ports: PORTS,
  setup: {
    title: '配置邮件服务',
    intro: '验证码和密码重置都靠邮件送达。保存前会用这些设置发一封测试邮件。',
    presets: '常用邮箱',
    host: 'SMTP 服务器',
    hostHint: '例如 smtp.qq.com',
    port: '端口与加密',
    auth: '需要登录',
    username: '用户名',
    usernameHint: '通常是完整的邮箱地址',
    password: '密码或授权码',
    passwordKept: '密码或授权码（已保存，留空则不变）',
    startTls: '必须加密（STARTTLS）',
    fromEmail: '发件人地址（可选）',
    fromEmailHint: '留空则与用户名相同',
    fromName: '发件人名称（可选）',
    testEmail: '测试邮箱地址',
    test: '发送测试邮件',
    save: '保存并继续',
    postpone: '稍后配置，先用本机模式',
    postponeHint: '本机模式下，验证码只打印在服务器终端。以后可以在系统配置里完成配置。',
    tested: (email: string) => `测试邮件已发送到 ${email}，请查收。`,
    testFailed: '邮件测试失败',
    saveFailed: '邮件配置没有保存成功',
    notSaved: (reason: string) => `没有保存，因为测试邮件没有发出。${reason}`,
    saveAnyway: '仍然保存',
    saved: '邮件服务已保存',
    postponeFailed: '没有记录成功，请重试',
    loading: '正在读取邮件配置…',
    loadFailed: '没有读取到邮件配置',
    inEnvironment: '邮件服务由服务器的环境变量配置，请在那里修改。',
    hopsTitle: '测试经过的环节',
  },
  config: {
    title: '邮件配置',
    steps: ['查看设置', '发送测试邮件'],
    loading: '正在读取邮件配置…',
    loadFailed: '邮件配置没有读取成功',
    readOnly: '这里只能查看。要修改设置，请到系统配置。',
    environment: '邮件服务由服务器的环境变量配置，要修改请到服务器上。',
    local: '现在是本机模式：没有邮件服务器，验证码只打印在服务器终端。',
    edit: '修改邮件设置',
    fields: {
      host: 'SMTP 服务器',
      port: '端口',
      tls: '加密方式',
      username: '用户名',
      password: '密码',
      protocol: '协议',
      fromEmail: '发件人地址',
      fromName: '发件人名称',
    },
    configured: '已配置',
    notSet: '未设置',
    incomplete: '请先配置SMTP服务器信息',
    next: '下一步',
    back: '上一步',
    intro: '用正在使用的设置立即发一封测试邮件，不经过排队。',
    email: '测试邮箱地址',
    send: '发送测试邮件',
    sent: (email: string) => `测试邮件已发送到 ${email}，请查收。`,
    sentLocal: '本机模式：测试邮件已打印在服务器终端。',
    failed: '邮件测试失败',
  },
  settings: {
    title: '邮件服务',
    save: '保存',
    unsaved: '邮件设置',
    toLocal: '改回本机模式',
    toLocalQuestion: {
      title: '改回本机模式？',
      body: '已保存的邮件服务器和密码会被删除。之后验证码和邮件只写在服务器上，不会寄出。',
      confirmLabel: '改回本机模式',
    },
    localNow: '已改回本机模式',
  },
} as const;
