import type { NavFileErrorCode } from './model/import-candidate.ts';
import type { RowFate } from './model/import-plan.ts';
import type { RowState } from './model/import-rows.ts';
import { CATEGORY_LABELS } from './model/lexicon.ts';
import type { LinkRefusal } from './model/link.ts';

/** Why a link is refused, with what to do. */
function toRefusalWords(refusal: LinkRefusal): string {
  switch (refusal.reason) {
    case 'empty':
      return '没有链接';
    case 'invalid':
      return '不是有效的网址';
    case 'too-long':
      return '链接太长';
    case 'scheme':
      return `不支持 ${refusal.scheme}: 链接，只能用 http 或 https`;
  }
}

const importStates: Readonly<Record<RowState, string>> = { new: '新', same: '已有', conflict: '同链接' };
const importFates: Readonly<Record<RowFate, string>> = {
  added: '导入',
  updated: '更新',
  kept: '保留本机',
  cut: '放不下',
  excluded: '不导入',
};

const fileErrors: Readonly<Record<NavFileErrorCode, string>> = {
  'nav-file-not-json': '导入失败，文件格式错误',
  'nav-file-wrong-format': '文件格式不正确',
  'bookmarks-empty': '这个书签文件里没有链接',
};

export const copy = {
  title: '穿云箭',
  count: (count: number, max: number) => `${count}/${max}`,
  countLabel: (count: number, max: number) => `已有 ${count} 个导航，最多 ${max} 个`,
  purpose: '常用网址放一页，一箭直达。',
  categories: CATEGORY_LABELS,
  toolbar: {
    view: '排列方式',
    views: { grid: '自由排列', category: '分类视图' },
    layout: '每行个数',
    layouts: { '5': '每行 5 个', '10': '每行 10 个' },
    add: '添加导航',
    import: '导入',
    export: '导出',
    exportJson: '导出备份（JSON）',
    exportBookmarks: '导出为浏览器书签（HTML）',
    batch: '批量管理',
    login: '登录后可以按分类查看导航。',
  },
  find: {
    label: '查找导航',
    name: '按名称查找',
    nameHint: '名称、拼音或首字母，按 / 开始',
    link: '按链接查找',
    linkHint: '链接中的文字',
    clear: '清除查找',
    note: (found: number, total: number) => `找到 ${found} 个，共 ${total} 个。`,
    fixed: '查找结果不能拖动排序。',
  },
  banner: {
    text: '数据只保存在这个浏览器里。建议定期导出备份；换设备时，可以通过小驿站传过去。',
    open: '前往小驿站',
    close: '不再显示这条提示',
  },
  board: {
    label: '导航列表',
    empty: '还没有添加任何导航',
    addFirst: '添加第一个导航',
    noMatch: '没有找到匹配的导航',
    noMatchHint: '请调整检索条件后再试',
    opens: '在新标签页打开',
    correct: '点按修改',
    brokenShort: '链接无效',
    menu: (name: string) => `「${name}」的更多操作`,
    edit: '编辑',
    delete: '删除',
    forward: '前移一位',
    back: '后移一位',
    first: '移到最前',
    last: '移到最后',
    moved: (name: string, place: number, total: number) => `「${name}」移到第 ${place} 位，共 ${total} 个`,
    select: (name: string) => `选择「${name}」`,
    categoryCount: (label: string, count: number) => `${label} ${count}`,
  },
  batch: {
    label: '批量管理',
    count: (count: number) => `已选 ${count} 个`,
    all: '全选',
    none: '全不选',
    move: '移动到分类',
    recolor: '更换颜色',
    delete: '删除',
    done: '完成',
    moved: (count: number, label: string) => `已把 ${count} 个导航移到「${label}」`,
    recolored: (count: number) => `已更换 ${count} 个导航的颜色`,
    deleted: (count: number) => `已删除 ${count} 个导航`,
  },
  dialog: {
    create: '添加导航',
    edit: '编辑导航',
    name: '名称',
    link: '链接',
    known: (name: string) => `已经有同样的链接：${name}`,
    linkHint: '例如 example.com，省略 https:// 也可以',
    type: '分类',
    color: '颜色',
    icon: '图标',
    iconHint: '默认用名称首字；也可以把图片粘贴或拖到这里',
    iconHintTouch: '默认用名称首字，也可以换成一张图片',
    iconRefused: '读不出这张图片，换一张试试',
    pickIcon: '选择图片',
    removeIcon: '用回首字',
    colorLabel: (number: number) => `颜色 ${number}`,
    save: '保存',
    cancel: '取消',
    unsaved: '未保存的导航',
  },
  delete: {
    title: '确认删除',
    body: '确定要删除这个导航项吗？删除后可以马上撤销。',
    confirm: '删除',
  },
  toasts: {
    full: '最多只能添加 100 个导航项',
    nameMissing: '请输入导航名称',
    linkMissing: '请输入导航链接',
    updated: '导航已更新',
    added: '导航已添加',
    deleted: '导航已删除',
    imported: '导入成功！',
    roomGone: (cut: number) => `另一个标签页刚添加了导航，现在少了 ${cut} 个位置，没有导入。请重新选择。`,
    exported: '导出成功！建议通过小驿站传输到其他设备',
    nothingToExport: '还没有可以导出的导航',
    leftOut: (count: number) => `有 ${count} 个链接无效，没有写进书签文件`,
    gone: '这个导航已经不在了，可能在另一个标签页被删除',
    notStored: '浏览器的存储空间不足，这次改动只保留到关闭页面为止',
    undo: '撤销',
    undone: '已撤销',
    changedSince: '内容在这之后又有改动，没有撤销',
    dialogFailed: '没有打开，请检查网络后再试一次',
    importFailed: '导入没有成功，现有导航没有改变',
  },
  refusal: toRefusalWords,
  files: {
    json: (date: string) => `穿云箭导航_${date}.json`,
    bookmarks: (date: string) => `穿云箭书签_${date}.html`,
    bookmarksTitle: '穿云箭',
  },
  import: {
    title: '导入导航',
    hint: (canDrag: boolean) =>
      `${canDrag ? '拖入或选择' : '选择'}文件：穿云箭导出的 JSON，浏览器导出的书签（HTML 或 JSON），或 Sun-Panel、OneNav、Flame 等导航页导出的 JSON。`,
    how: '在浏览器的书签管理器里选择「导出书签」，就能得到 HTML 文件。文件只在本机读取，不会上传。',
    choose: '选择文件',
    another: '换一个文件',
    reading: '正在读取…',
    errors: {
      ...fileErrors,
      'file-type': '只能导入 .json 或 .html 文件',
      'file-empty': '这个文件是空的',
      'text-too-long': '这个文件太大，不像是导航或书签',
      'binary-file': '文件格式不正确',
      'file-unreadable': '这个文件读不出来，请再试一次',
    } as Readonly<Record<string, string>>,
    unchanged: '现有导航没有改变。',
    found: (name: string, count: number) => `${name}：${count} 个可以导入的链接`,
    nothing: '文件里没有可以导入的链接。',
    mode: '导入方式',
    modes: {
      replace: { name: '全部替换', hint: '变成文件里的样子，现有导航会移除' },
      merge: { name: '合并', hint: '保留现有导航，只添加没有的链接' },
    },
    summary: {
      added: (count: number) => `添加 ${count} 个`,
      updated: (count: number) => `更新 ${count} 个`,
      kept: (count: number) => `已有 ${count} 个，保持不变`,
      excluded: (count: number) => `不导入 ${count} 个`,
      removed: (count: number) => `移除现有 ${count} 个`,
      repeated: (count: number) => `重复 ${count} 个，只取第一个`,
      left: (count: number) => `另有 ${count} 个没有读取，文件太长`,
    },
    cut: (chosen: number, room: number, cut: number) =>
      `选中了 ${chosen} 个，只放得下 ${room} 个，还要去掉 ${cut} 个才能导入。取消勾选不需要的文件夹或链接，现有导航在此之前不变。`,
    keepFirst: (room: number) => `按顺序只留前 ${room} 个`,
    leaveOut: (cut: number) => `不导入这 ${cut} 个`,
    noRoom: (cut: number) => `已经有 100 个导航，放不下这 ${cut} 个。请先删除一些，或改用全部替换。`,
    conflicts: (count: number) => `${count} 个链接已经有了，但名称、颜色或分类不同：改用文件里的`,
    folders: '书签文件夹',
    categories: '分类',
    noFolder: '全不选',
    foldersHint: '每个文件夹放进哪个分类',
    folderName: (names: readonly string[]) => (names.length === 0 ? '（不在文件夹里）' : names.join(' / ')),
    folderCount: (count: number) => `${count} 个`,
    folderChoice: (name: string) => `导入文件夹「${name}」`,
    folderCategory: (name: string) => `「${name}」放进分类`,
    links: (count: number) => `链接（${count}）`,
    refused: (count: number) => `拒绝了 ${count} 个链接`,
    refusedLine: (name: string, reason: string) => `${name}：${reason}`,
    unnamed: '未命名',
    more: (count: number) => `还有 ${count} 个`,
    states: importStates,
    fates: importFates,
    safety: '导入前会先留一个还原点，导入后可以撤销。',
    start: (count: number) => (count === 0 ? '导入' : `导入 ${count} 个`),
    cancel: '取消',
  },
  data: {
    holds: '自己添加的网址导航',
    items: '导航',
    unreadable: '内容读不出来',
  },
} as const;
