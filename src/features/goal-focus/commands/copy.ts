/** Names of the commands, and further words that find them. */
export const copy = {
  edit: { name: '设置专注桌面', search: ['编辑卡片', '换壁纸', '换背景', 'desktop', 'wallpaper'] },
  timer: { name: '专注计时', search: ['番茄钟', '倒计时', '开始专注', 'pomodoro', 'focus timer'] },
} as const;

/** Keys of the page, as the list of keys shows them. */
export const keys = [
  { keys: ['F'], words: '全屏' },
  { keys: ['E'], words: '编辑' },
  { keys: ['空格'], words: '暂停或继续动画与换图' },
  { keys: ['← →'], words: '上一张、下一张图片' },
] as const;
