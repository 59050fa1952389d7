/** Texts that the shell shows. Those of the screens are loaded with them, see `words.ts`. */
export const copy = {
  tab: '小驿站',
  summary: '同一网络，聊天传文件',
  search: ['局域网', '互传', '传文件', '传图片', '聊天', '驿站', 'lan', 'chat', 'airdrop', 'transfer', 'share'],
  meta: {
    title: '小驿站',
    description: '同一网络的手机和电脑互传文字、图片和文件：设备直连，不经过服务器保存，断线可续传。',
    keywords: ['小驿站', '局域网传文件', '手机传电脑', '文件互传', '局域网聊天'],
  },
  receives: '发给同一网络的手机或电脑，进房间后你来确认',
  heading: '小驿站',
  data: {
    holds: '小驿站的通知开关和上次输入的口令；聊天内容和文件不保存',
    choices: '小驿站的选项',
    unreadable: '小驿站的选项无法读取',
  },
} as const;
