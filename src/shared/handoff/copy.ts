const notSent = (reason: string) => `没有送过去：${reason}你的内容还在这里。`;

export const copy = {
  missing: '传过来的内容已经过期或被取走，请再发一次。',
  notTaken: (reason: string) => `没能接到传过来的内容：${reason}`,
  notSent,
  textTooLong: '文字太长，放不下。',
  unreadable: '文件读不出来，可能已被移动或删除。',
  pastedName: '粘贴的文字',
  sendTo: '发送到…',
  loadFailed: '没有加载出来，请检查网络后再试。你的内容还在这里。',
  tooLarge: (limit: string) => `超过 ${limit}，放不下`,
  sentTooLarge: (limit: string) => notSent(`内容超过 ${limit}，放不下。`),
} as const;
