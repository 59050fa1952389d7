import { copy as boardCopy } from '../copy.ts';

export const copy = {
  title: '层级关系',
  label: (title: string) => `「${title}」的层级关系图`,
  untitled: boardCopy.untitled,
  canvas: '层级图画布：方向键平移，加号和减号缩放，0 恢复 100%',
  unavailable: '这个浏览器无法绘制图表，请使用大纲',
  empty: '还没有任务。添加任务后，这里会按层级展示它们的关系。',
  status: boardCopy.taskStatuses,
  progress: (completed: number, total: number) =>
    total === 0 ? '还没有任务' : `已完成 ${completed} / ${total} 个任务`,
  percent: (percent: number) => `${percent}%`,
  children: (completed: number, total: number) => `子任务 ${completed}/${total}`,
  counts: {
    label: '任务统计',
    completed: (count: number) => `已完成 ${count}`,
    pending: (count: number) => `待办 ${count}`,
    shown: (shown: number, total: number) => `显示 ${shown} / ${total}`,
  },
  zoom: {
    label: '缩放',
    in: '放大',
    out: '缩小',
    reset: '恢复 100%',
    value: (percent: number) => `${percent}%`,
    current: (percent: number) => `当前 ${percent}%，恢复 100%`,
    fit: '适应窗口',
    hint: 'Ctrl / ⌘ + 滚轮缩放，拖动平移',
  },
  folding: {
    foldAll: '全部收起',
    unfoldAll: '全部展开',
    levels: '展开层级',
    level: (level: number) => `展开到第 ${level} 层`,
  },
  outline: {
    button: '大纲',
    label: (title: string) => `「${title}」的任务大纲`,
    goal: '目标',
    toggle: '展开或收起',
    hint: '方向键移动，Enter 打开任务',
  },
  export: {
    png: '下载图表',
    svg: 'SVG',
    svgLabel: '下载 SVG 矢量图',
    svgHint: '矢量图，放到多大都清晰',
    busy: '正在导出…',
    fileName: (title: string, extension: 'png' | 'svg') => `${title}层级关系图.${extension}`,
    reduced: (ratio: string) => `图表太大，PNG 已缩小为 ${ratio} 倍导出；需要清晰的大图请下载 SVG。`,
    failed: '图表导出失败，请重试',
  },
} as const;
