/** Words of the process in the terminal. */
export const copy = {
  suppressed: (message: string | null, count: number) =>
    `${message ?? '其他错误'}（过去一分钟另有 ${count} 条相同的错误，没有逐条显示）`,
  stopTimedOut: '停止超时，仍有工作没有结束，进程强制退出。',
} as const;
