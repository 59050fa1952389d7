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

/** Words that all forms of accounts share. */
export const copy = {
  problems: PROBLEMS,
  mailboxes: MAILBOXES,
  back: '上一步',
  next: '下一步',
  cancel: '取消',
  /** Between two sentences. */
  sentenceEnd: '。',
  /** All problems of one step in one message (doc 2 §5). */
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
  },
  code: {
    send: '发送验证码',
    sending: '正在发送…',
    resend: '重新发送',
    resendIn: (seconds: number) => `重新发送（${seconds} 秒）`,
    wait: (seconds: number) => `请等待 ${seconds} 秒后再次发送`,
    whereSent: { smtp: '验证码已发送到您的邮箱，请查收', local: '本机模式：验证码已打印在服务器终端' },
    whereMaybe: {
      smtp: '验证码可能已经发出，收到后填写即可',
      local: '本机模式：验证码可能已打印在服务器终端',
    },
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
} as const;
