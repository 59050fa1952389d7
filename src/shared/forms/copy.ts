import type { PasswordStrength } from '../../core/auth/password-policy.ts';

const STRENGTHS: Record<PasswordStrength, string> = {
  weak: '弱',
  medium: '中',
  strong: '强',
  'very-strong': '很强',
};

/** Remaining time, rounded the way people wait. */
function formatWait(seconds: number): string {
  if (seconds < 60) return `${seconds} 秒`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} 分 ${seconds % 60} 秒`;
  return `${Math.floor(seconds / 3600)} 小时 ${Math.ceil((seconds % 3600) / 60)} 分`;
}

const NAMED_WAIT = /\d+ (?:秒|分钟|小时)/;

/** Words that forms of all features share. */
export const copy = {
  stepDone: '已完成',
  strengths: STRENGTHS,
  password: {
    show: '显示密码',
    hide: '隐藏密码',
    capsLock: '大写锁定已开启',
  },
  rules: {
    title: '密码要求',
    length: (minimum: number) => `至少 ${minimum} 个字符`,
    /** One of the points is the length, which has a line of its own. */
    strength: (minimum: number) => `大写字母、小写字母、数字、符号，至少用上 ${minimum - 1} 种`,
    lowercase: '包含小写字母',
    uppercase: '包含大写字母',
    digit: '包含数字',
    special: '包含特殊字符，且只用 @$!%*?&',
    common: '不能是常见密码',
    met: '已满足',
    unmet: '未满足',
    left: (count: number) => `密码还差 ${count} 项要求`,
    allMet: '密码符合全部要求',
    strengthLabel: (strength: string) => `强度：${strength}`,
  },
  throttle: {
    /** The wait that the message names counts down; a message without one gets it appended. */
    wait: (message: string, seconds: number) =>
      NAMED_WAIT.test(message)
        ? message.replace(NAMED_WAIT, formatWait(seconds))
        : `${message}（还需等待 ${formatWait(seconds)}）`,
    over: '现在可以再试一次',
  },
} as const;
