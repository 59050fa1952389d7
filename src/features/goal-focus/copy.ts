/** The words of the page's descriptor, which is in the first script; those of the screens load with them. */
export const copy = {
  tab: 'DIY SHOW',
  shortcut: '自定义壁纸',
  summary: '一整屏，只放眼前的目标',
  search: ['专注桌面', '目标', '时钟', '壁纸', '番茄钟', '倒计时', '屏保', 'focus', 'clock', 'wallpaper', 'pomodoro'],
  meta: {
    title: 'DIY SHOW · 专注桌面',
    description: '把目标或时钟铺满屏幕：自定义文字、卡片和壁纸，内置番茄钟。',
    keywords: ['专注桌面', '番茄钟', '自定义壁纸'],
  },
} as const;
