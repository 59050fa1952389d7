/** Keys of an open goal, as the list of keys shows them. */
export const keys = [
  { keys: ['A'], words: '写一件事（快速添加）' },
  { keys: ['Tab', 'Shift Tab'], words: '快速添加时：降为子任务 / 升一级' },
  { keys: ['N'], words: '添加任务，填全部字段' },
  { keys: ['/'], words: '搜索任务' },
  { keys: ['J', 'K'], words: '下一个任务 / 上一个任务' },
  { keys: ['空格'], words: '完成任务，或重新打开' },
  { keys: ['Enter'], words: '改任务标题' },
  { keys: ['E'], words: '改任务的全部字段' },
  { keys: ['Delete'], words: '删除任务，可以撤销' },
  { keys: ['Alt', '↑ ↓'], words: '上移 / 下移任务' },
  { keys: ['Alt', '→ ←'], words: '降为上一项的子任务 / 升一级' },
  { keys: ['Ctrl / ⌘', 'Z'], words: '撤销（再按 Shift 是重做）' },
] as const;
