import type { TextEncodingName } from '../../../bridges/json-bridge.ts';

/** Both tools read files in these encodings. */
export const ENCODING_NAMES: Record<TextEncodingName, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  gb18030: 'GB18030（含 GBK）',
};

/** Words that both tools use. */
export const copy = {
  panes: {
    inputTitle: '输入',
    outputTitle: '输出',
    original: '原文',
    outputEmpty: '结果会显示在这里',
    editAnyway: '仍要编辑',
    drop: '松开即可打开文件',
  },
  desk: {
    split: '输入与输出的宽度',
    splitHint: '拖动调整宽度，双击恢复',
    splitValue: (percent: number) => `输入占 ${percent}%`,
    full: '全屏',
    leaveFull: '退出全屏（Esc）',
    fold: '收起输入',
    unfold: '展开输入',
  },
  toolbar: {
    indent: '缩进',
    indentValue: (spaces: number) => `${spaces} 空格`,
    indentTab: 'Tab',
    clear: '清空',
    paste: '粘贴',
    open: '打开文件',
    copyResult: '复制',
    download: '下载',
    cancel: '停止',
  },
  notices: {
    copied: '已复制到剪贴板！',
    copyFailed: '复制失败，请手动复制',
    copyTooLarge: (size: string) => `结果有 ${size}，太大无法复制，请改用下载。`,
    partTooLarge: (size: string) => `这个值超过 ${size}，太大无法复制。`,
    downloaded: (name: string) => `文件 ${name} 已下载！`,
    pasteEmpty: '剪贴板里没有文字。',
    pasteRefused: '浏览器没有允许读取剪贴板，请在输入区按 Ctrl+V（Mac 为 ⌘V）粘贴。',
    readOnly: '这里只能查看。全选（Ctrl / ⌘ + A）后粘贴，可以替换全部内容。',
    opened: (name: string) => `已打开 ${name}`,
    onlyFirst: (name: string) => `只打开了第一个文件：${name}`,
    pasted: '已粘贴',
    cleared: '已清空',
    replaced: '原来的内容已被替换',
    inputCleared: '输入已清空',
    undo: '撤销',
  },
  changes: {
    list: '修复清单',
    showList: '查看修复清单',
    hideList: '收起修复清单',
    showOriginal: '查看原文',
    showResult: '查看修复结果',
    nothing: '（无）',
  },
  problem: {
    parser: (message: string) => `解析器信息：${message}`,
    jump: '定位到出错处',
  },
  work: {
    opening: '正在读取…',
    percent: (share: number) => `${Math.floor(share * 100)}%`,
  },
  result: {
    take: '用结果作输入',
    takeHint: '用结果作输入（Shift + F2）',
    taken: '结果已成为输入',
    back: '返回结果',
  },
  status: {
    label: '状态',
    lines: (count: string) => `${count} 行`,
    took: (ms: number) =>
      ms < 1000 ? `用时 ${Math.max(1, Math.round(ms))} 毫秒` : `用时 ${(ms / 1000).toFixed(1)} 秒`,
    isStale: '输入已改动',
    stale: '输入已改动，输出是改动前的结果',
    shortcut: 'Ctrl / ⌘ + Enter 格式化',
  },
  usage: '使用说明',
} as const;
