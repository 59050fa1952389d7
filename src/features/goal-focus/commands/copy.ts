/** Names of the commands, and further words that find them. */
export const copy = {
  edit: { name: '设置专注桌面', search: ['编辑卡片', '换壁纸', '换背景', 'desktop', 'wallpaper'] },
  timer: { name: '专注计时', search: ['番茄钟', '倒计时', '开始专注', 'pomodoro', 'focus timer'] },
} as const;
