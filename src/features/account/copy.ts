import type { PasswordStrength } from '../../core/auth/password-policy.ts';
import type { FieldProblem } from './model/account-rules.ts';
import type { MailboxId } from './model/mailbox.ts';

const PROBLEMS: Record<FieldProblem, string> = {
  'email-missing': '请输入邮箱地址',
  'email-invalid': '请输入有效的邮箱地址',
  'password-missing': '请输入密码',
  'code-missing': '请输入邮箱验证码',
  'code-length': '请输入6位数字验证码',
  'change-code-length': '验证码应为6位数字',
  'username-short': '用户名至少2个字符',
  'username-long': '用户名最多50个字符',
  'current-missing': '请输入当前密码',
  'new-missing': '请输入新密码',
  'register-short': '密码长度至少6位',
  'reset-short': '密码长度至少8位',
  'change-weak': '密码强度不足，请满足下面的要求',
  'password-common': '这个密码太常见，容易被猜到，请换一个',
  'password-unchanged': '新密码不能与当前密码相同',
  'confirmation-differs': '两次密码输入不一致',
};

const STRENGTHS: Record<PasswordStrength, string> = {
  weak: '弱',
  medium: '中',
  strong: '强',
  'very-strong': '很强',
};

const MAILBOXES: Record<MailboxId, string> = {
  qq: 'QQ 邮箱',
  foxmail: 'Foxmail 邮箱',
  163: '163 邮箱',
  126: '126 邮箱',
  yeah: 'yeah.net 邮箱',
  188: '188 邮箱',
  sina: '新浪邮箱',
  sohu: '搜狐邮箱',
  139: '139 邮箱',
  189: '189 邮箱',
  wo: '沃邮箱',
  aliyun: '阿里云邮箱',
  '21cn': '21CN 邮箱',
  outlook: 'Outlook 邮箱',
  gmail: 'Gmail',
  icloud: 'iCloud 邮箱',
  yahoo: 'Yahoo 邮箱',
  proton: 'Proton 邮箱',
  zoho: 'Zoho 邮箱',
};

/** Seconds as they are waited for. */
function wait(seconds: number): string {
  if (seconds < 60) return `${seconds} 秒`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} 分 ${seconds % 60} 秒`;
  return `${Math.floor(seconds / 3600)} 小时 ${Math.ceil((seconds % 3600) / 60)} 分`;
}

/** Words of the account dialogs. */
export const copy = {
  problems: PROBLEMS,
  strengths: STRENGTHS,
  mailboxes: MAILBOXES,
  close: '关闭',
  back: '上一步',
  next: '下一步',
  cancel: '取消',
  /** Between two sentences. */
  sentenceEnd: '。',
  /** Problems of one step, said together (doc 2 §5). */
  joinProblems: (problems: readonly string[]) => problems.join('，'),
  fields: {
    email: '邮箱',
    password: '密码',
    username: '用户名',
    usernameHint: '至少 2 个字符，显示给其他人看，不用来登录',
    newPassword: '新密码',
    currentPassword: '当前密码',
    confirmation: '确认密码',
    confirmationNew: '确认新密码',
    code: '邮箱验证码',
    codePlaceholder: '6位数字验证码',
    codeOdd: '验证码通常是 6 位数字，请核对',
    showPassword: '显示密码',
    hidePassword: '隐藏密码',
    capsLock: '大写锁定已开启',
  },
  rules: {
    title: '密码要求',
    length: (minimum: number) => `至少 ${minimum} 个字符`,
    strength: (minimum: number) => `以下五项至少满足 ${minimum} 项：8 个字符以上、大写字母、小写字母、数字、符号`,
    common: '不是常见密码',
    met: '已满足',
    unmet: '未满足',
    left: (count: number) => `密码还差 ${count} 项要求`,
    allMet: '密码符合全部要求',
    strengthLabel: (strength: string) => `强度：${strength}`,
  },
  code: {
    send: '发送验证码',
    sending: '正在发送…',
    resend: '重新发送',
    resendIn: (seconds: number) => `重新发送（${seconds} 秒）`,
    wait: (seconds: number) => `请等待 ${seconds} 秒后再次发送`,
    sent: '验证码已发送到您的邮箱，请查收',
    local: '本机模式：验证码已打印在服务器终端',
    failed: '发送验证码失败，请稍后重试',
    failedReset: '发送验证码失败',
    network: '网络错误，发送验证码失败，请稍后重试',
    openMailbox: (name: string) => `打开 ${name}`,
    help: {
      title: '没收到？',
      spam: '看看垃圾邮件或广告邮件文件夹',
      address: (email: string) => `核对邮箱地址：${email}`,
      registered: '确认这个邮箱注册过本站账号',
      taken: '如果这个邮箱注册过，邮件里会说明，直接登录即可',
      slow: '邮件偶尔会晚一两分钟；验证码 10 分钟内有效',
      again: '60 秒后可以重新发送，以最新一封为准',
    },
  },
  throttle: {
    wait: (message: string, seconds: number) => `${message}（还需等待 ${wait(seconds)}）`,
    over: '现在可以再试一次',
  },
  login: {
    title: '登录',
    submit: '登录',
    submitHint: '发送验证码后即可登录',
    missing: '请填写所有必填字段',
    missingForCode: '请填写邮箱和密码后再发送验证码',
    welcome: (username: string) => `欢迎回来，${username}！`,
    failed: '登录失败',
    badReply: '登录响应格式错误',
    needCode: '需要邮箱验证码，请检查您的邮箱',
    retry: '登录失败，请重试',
    forgot: '忘记密码？',
    noAccount: '还没有账号？',
    register: '注册账号',
  },
  register: {
    title: '注册账号',
    steps: ['邮箱验证', '设置密码', '完成注册'],
    confirm: '请确认以下信息，然后完成注册。',
    submit: '完成注册',
    edit: '返回修改',
    failed: '注册失败',
    network: '网络错误，请检查连接',
    success: '注册成功！请登录使用',
    advice: {
      username: '请返回修改用户名',
      email: '请返回检查邮箱地址',
      code: '请返回重新获取验证码',
    },
    hasAccount: '已有账号？',
    login: '去登录',
  },
  forgot: {
    title: '找回密码',
    steps: ['验证邮箱', '设置新密码'],
    submit: '重置密码',
    failed: '密码重置失败',
    success: '密码重置成功，请使用新密码登录',
    remembered: '想起密码了？',
    login: '去登录',
  },
  change: {
    title: '修改密码',
    steps: ['当前密码', '邮箱验证码', '设置新密码'],
    intro: '修改后，其他设备和浏览器上的登录都会失效。',
    submit: '确认修改',
    failed: '密码修改失败',
    success: '密码修改成功',
    successDetail: '这里保持登录；其他设备需要用新密码重新登录。',
    noEmail: '无法获取用户邮箱',
    codeTo: (email: string) => `验证码会发送到 ${email}`,
  },
} as const;
