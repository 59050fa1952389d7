import type { Persistence } from '../../platform/storage/storage-manager.ts';
import type { Age } from '../../shared/age.ts';
import { copy as shared } from '../../shared/copy.ts';
import type { RestoreReason } from '../../shared/data/restore-points.ts';
import { copy as page } from './copy.ts';

export const copy = {
  ...page,
  title: '数据中心',
  purpose: '你的内容只存在这个浏览器里。在这里备份、恢复和清理。',
  loading: '正在读取本机数据…',
  backup: {
    title: '备份',
    never: '还没有备份过',
    last: (when: string, age: Age) => `上次备份：${when}（${shared.age(age)}）`,
    advice: '清理浏览器数据、换电脑或重装系统前，请先导出一份。备份里不含登录信息。',
    export: '导出全部',
    exporting: '正在打包…',
    exported: (name: string) => `已导出 ${name}`,
    nothing: '还没有可以导出的数据',
    incomplete: '有工具的数据没有读出来，现在导出的备份不完整。',
    importHint: (canDrop: boolean) =>
      `${canDrop ? '把备份文件拖到这里' : '点下面选择备份文件'}，导入前会先告诉你有哪些变化`,
    pick: '选择备份文件',
  },
  tools: {
    title: '各工具的数据',
    empty: '还没有数据。用过的工具会出现在这里，也可以导入一份备份。',
    none: '没有数据',
    size: (entries: number, size: string) => `${entries} 项 · ${size}`,
    export: '导出',
    exportLabel: (tool: string) => `导出「${tool}」的数据`,
    clear: '清除',
    clearLabel: (tool: string) => `清除「${tool}」的数据`,
    clearAll: '全部清除',
    unavailable: (tool: string) => `「${tool}」的数据没有读出来`,
  },
  clear: {
    title: (tool: string) => `清除「${tool}」的数据？`,
    titleAll: '清除全部数据？',
    body: (holds: string) => `将清除：${holds}。会先留一个还原点，之后可以撤销。`,
    bodyAll: (tools: readonly string[]) =>
      `将清除${tools.map((tool) => `「${tool}」`).join('')}的数据。会先留一个还原点，之后可以撤销。`,
    confirm: '清除',
    done: (tool: string) => `已清除「${tool}」的数据`,
    doneAll: '已清除全部数据',
    undo: '撤销',
    undone: '已恢复',
  },
  points: {
    title: '还原点',
    hint: '导入、清除、删除和恢复之前自动保存，最多保留 10 个。',
    empty: '还没有还原点。',
    reasons: { import: '导入之前', clear: '清除之前', restore: '恢复之前', delete: '删除之前' } satisfies Record<
      RestoreReason,
      string
    >,
    holds: (tools: readonly string[], size: string) => `${tools.join('、')} · ${size}`,
    holdsNothing: '没有数据',
    restore: '恢复',
    restoreLabel: (when: string) => `恢复到 ${when}`,
    confirmTitle: (when: string) => `恢复到 ${when}？`,
    confirmBody: (tools: readonly string[]) =>
      `${tools.map((tool) => `「${tool}」`).join('')}会变回当时的样子。现在的数据也会先留一个还原点。`,
    confirm: '恢复',
    restored: '已恢复',
    partly: (reasons: readonly string[]) => `已恢复，但有一部分没有：${reasons.join('；')}`,
    remove: '删除',
    removeLabel: (when: string) => `删除 ${when} 的还原点`,
    removeTitle: (when: string) => `删除 ${when} 的还原点？`,
    removeBody: (tools: readonly { readonly label: string; readonly entries: number }[], size: string) =>
      `会丢掉当时的数据：${tools.map(({ label, entries }) => `「${label}」${entries} 项`).join('、')}，共 ${size}。现在的数据不受影响。`,
    removeEmpty: '这个还原点里没有数据。现在的数据不受影响。',
    removed: '还原点已删除',
    removalUndone: '还原点已放回',
  },
  storage: {
    title: '存储空间',
    used: (used: string, quota: string) => `已用 ${used}，可用约 ${quota}`,
    unknown: '浏览器没有给出用量。',
    meter: '已用空间',
    persistence: {
      granted: '浏览器已同意长期保留这些数据，不会自动清理。',
      'not-granted': '磁盘紧张时，浏览器可能自动清理这些数据。',
      unknown: '这个浏览器不支持长期保留，请定期备份。',
    } satisfies Record<Persistence, string>,
    ask: '请求长期保留',
    refused: '浏览器这次没有同意。把本站加入书签或安装为应用后再试，更容易通过。',
  },
  damaged: {
    title: '读不出来的数据',
    hint: '这些内容损坏了，原样保存在这里，没有丢。可以下载下来，或在不需要时删除。',
    size: (chars: number) => `${chars} 个字符`,
    repair: '去修复',
    repairLabel: (name: string) => `在 JSON 工具中修复 ${name}`,
    download: '下载',
    downloadLabel: (name: string) => `下载 ${name}`,
    remove: '删除',
    removeLabel: (name: string) => `删除 ${name}`,
    confirmTitle: '删除这份损坏的数据？',
    confirmBody: '删除后无法找回。',
    removed: '已删除',
  },
} as const;
