import type { JsonDifference, JsonDifferenceKind } from '../../../bridges/json-bridge.ts';
import type { CompareSide } from './compare-state.ts';

const SIDES: Record<CompareSide, string> = { left: '左侧', right: '右侧' };

const KINDS: Record<JsonDifferenceKind, string> = {
  added: '新增',
  removed: '删除',
  changed: '修改',
  moved: '移位',
  reordered: '顺序',
  notation: '写法',
};

export const copy = {
  toolbar: '对比操作',
  start: '开始对比',
  edit: '返回编辑',
  ignoreKeyOrder: '忽略键的顺序',
  sides: SIDES,
  kinds: KINDS,
  panes: {
    rightInput: '右侧 JSON',
    placeholder: '在这里粘贴要对比的 JSON，或把文件拖进来',
    result: (side: CompareSide) => `${SIDES[side]}排版后的 JSON`,
    hint: 'Ctrl / ⌘ + Enter 开始对比',
    paste: (side: CompareSide) => `粘贴到${SIDES[side]}`,
    open: (side: CompareSide) => `打开文件到${SIDES[side]}`,
    clear: (side: CompareSide) => `清空${SIDES[side]}`,
    facts: (size: string, lines: string) => `${size}，${lines} 行`,
  },
  problem: (side: CompareSide, title: string) => `${SIDES[side]}：${title}`,
  encoding: (side: CompareSide) => `${SIDES[side]}：`,
  needsBoth: '两侧都填入 JSON 后即可对比。',
  summary: {
    label: '对比结果',
    equal: '两侧内容相同',
    equalButOrder: '两侧内容相同（键的顺序未计入）',
    equalValues: (count: string) => `两侧的值全部相同，另有 ${count} 处顺序或写法不同`,
    different: (count: string) => `共 ${count} 处不同`,
    took: (ms: number) =>
      ms < 1000 ? `用时 ${Math.max(1, Math.round(ms))} 毫秒` : `用时 ${(ms / 1000).toFixed(1)} 秒`,
    coarse: (count: string) => `有 ${count} 个数组太长且差别太大，其中的项按次序或唯一的值配对，移位可能偏多。`,
    capped: (count: string) => `每类只列出前 ${count} 处，其余只计数。`,
    filter: '按种类筛选',
    kind: (kind: JsonDifferenceKind, count: string) => `${KINDS[kind]} ${count}`,
    previous: '上一处',
    next: '下一处',
    previousKey: '上一处（Alt + ↑）',
    nextKey: '下一处（Alt + ↓）',
    position: (at: string, total: string) => `${at} / ${total}`,
    copyReport: '复制报告',
    copied: '已复制到剪贴板！',
    copyFailed: '复制失败，请重试',
  },
  list: {
    label: '差异列表',
    none: '筛选后没有差异，请在上方选择种类。',
    lines: (left: number, right: number) => `左 ${left} · 右 ${right}`,
    pathTo: (path: string, rightPath: string) => `${path} → ${rightPath}`,
    absent: '（无）',
    cut: '…',
    before: '左侧的值',
    after: '右侧的值',
  },
  report: {
    title: 'JSON 对比报告',
    keyOrder: (isIgnored: boolean) => (isIgnored ? '键的顺序：忽略' : '键的顺序：计入'),
    entry: ({ kind, left, right }: JsonDifference, path: string) =>
      `[${KINDS[kind]}] ${path}（左第 ${left.line} 行，右第 ${right.line} 行）`,
  },
  unsaved: 'JSON 对比的右侧文本',
} as const;
