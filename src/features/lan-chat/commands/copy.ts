/** Names of the commands, and further words that find them. */
export const copy = {
  join: { name: '加入小驿站', search: ['进入驿站', '传文件', '手机传电脑', 'join', 'send files'] },
} as const;
