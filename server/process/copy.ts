/** Words of the process in the terminal. */
export const copy = {
  suppressed: (message: string | null, count: number) =>
    `${message ?? '其他错误'}（过去一分钟另有 ${count} 条相同的错误，没有逐条显示）`,
  firstRun: {
    created: (email: string) => `已创建超级管理员 ${email}，首次登录后必须修改密码。`,
    renewed: (email: string) => `超级管理员 ${email} 有了新的初始密码，首次登录后必须修改。`,
    promoted: (email: string) => `已有账号 ${email} 成为超级管理员，请用它原来的密码登录。`,
    password: (password: string) => `初始密码（24 小时内有效，只显示这一次）：${password}`,
    file: (file: string) => `初始密码（24 小时内有效）已存入 ${file}，修改密码后会自动删除。`,
    fileFailed: (file: string, reason: string) =>
      `初始密码无法写入 ${file}（${reason}）。请用 ADMIN_PASSWORD 指定一个，再重新启动。`,
  },
  stopTimedOut: '停止超时，仍有工作没有结束，进程强制退出。',
} as const;
