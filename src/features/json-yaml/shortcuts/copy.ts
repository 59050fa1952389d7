import type { ShortcutId } from '../model/shortcuts.ts';

export const copy = {
  title: '键盘快捷键',
  open: '快捷键（?）',
  menu: '键盘快捷键',
  modifiers: { command: 'Ctrl / ⌘', control: 'Ctrl', shift: 'Shift' },
  tools: {
    format: '格式化；对比时开始对比',
    minify: '压缩',
    copy: '复制结果',
    clear: '清空输入',
    find: '在所在的窗格里查找',
    input: '转到输入',
    output: '转到输出',
    result: '用结果作输入',
    view: '切换文本与树形',
    sheet: '打开这份列表',
  } satisfies Record<ShortcutId, string>,
  others: [
    { keys: ['Alt', '↓ / ↑'], words: '对比结果：下一处 / 上一处' },
    { keys: ['F2'], words: '树形：修改键名和值；Alt + ↑ / ↓ 移动，Delete 删除，Ctrl + Z 撤销' },
    { keys: ['Esc'], words: '退出全屏，关闭查找' },
  ],
  failed: '快捷键列表没能载入。请检查网络后重试。',
} as const;
