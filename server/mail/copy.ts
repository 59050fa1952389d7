/** What the terminal says of mails. */
export const copy = {
  purposes: {
    login: '登录验证码',
    adminLogin: '管理员登录验证码',
    register: '注册验证码',
    registerTaken: '邮箱已注册的提醒',
    invitation: '账号邀请',
    passwordCleared: '密码已被管理员重置的提醒',
    addressChanged: '邮箱已被管理员修改的提醒',
    removalAsked: '注销账号的提醒',
    passwordChanged: '密码已修改的提醒',
    reset: '重置密码验证码',
    changePassword: '修改密码验证码',
    removeAccount: '注销账号验证码',
    newAddress: '新邮箱验证码',
  },
  retried: (purpose: string, to: string, reason: string, seconds: number) =>
    `邮件（${purpose}，${to}）没有寄出，${seconds} 秒后重试：${reason}`,
  givenUp: (purpose: string, to: string, reason: string) => `邮件（${purpose}，${to}）没有寄出，不再重试：${reason}`,
  expired: (count: number) => `${count} 封邮件没能在有效期内寄出，已放弃。`,
  expiredUnsent: '有效期内没有寄出',
  unreadable: '邮件队列里的一封邮件无法解密（密钥换过了），已放弃。',
  outOfTime: '邮件服务器没有及时响应',
  stopped: '服务器正在停止',
  queueFailed: '读取邮件队列时出错，稍后再试',
  local: {
    top: '════════ 本机邮件模式：下面这封邮件没有寄出，只显示在这里 ════════',
    to: (address: string) => `收件人：${address}`,
    subject: (subject: string) => `主题：${subject}`,
    rule: '────────',
    bottom: (file: string) => `════════ 已存为 ${file} ════════`,
  },
} as const;
