/** Texts about the session. */
export const copy = {
  ended: '登录已失效，请重新登录',
  expired: '登录已过期，请重新登录',
  expiringSoon: (minutes: number) => `登录将在 ${minutes} 分钟内过期，重新登录可以避免中断`,
  signIn: '登录',
  signInAgain: '重新登录',
} as const;
