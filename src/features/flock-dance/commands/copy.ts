/** Names of the commands, and further words that find them. */
export const copy = {
  daily: { name: '今日鱼塘', search: ['捕鱼', '开始捕鱼', '每日挑战', 'daily pond', 'play'] },
  focus: { name: '和鱼群一起专注', search: ['专注陪伴', '番茄钟', '倒计时', 'pomodoro', 'focus'] },
  watch: { name: '静静看鱼', search: ['赏鱼', '屏保', '全屏', '放松', 'ambient', 'watch'] },
} as const;

/** Keys of the page, as the list of keys shows them. */
export const keys = [
  { keys: ['P'], words: '暂停或继续' },
  { keys: ['R'], words: '换条路线' },
  { keys: ['F'], words: '全屏' },
  { keys: ['回车'], words: '喂食' },
  { keys: ['T'], words: '专注一会儿' },
  { keys: ['V'], words: '静静看' },
] as const;
