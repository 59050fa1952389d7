import type { TableDelimiter, TableTest } from '../../../bridges/json-bridge.ts';

const DELIMITERS: Record<TableDelimiter, string> = { ',': '逗号', '\t': '制表符', ';': '分号', '|': '竖线' };

export const copy = {
  view: '表格',
  noTable: '没有由对象组成的数组，不能按表格显示',
  label: 'JSON 表格',
  reading: '正在读取表格…',
  none: '没有找到由对象组成的数组（根，或它下面两层以内）。',
  failed: '表格没能读出来。',
  loadFailed: '表格没能载入。请检查网络后重试。',
  value: '值',
  rowNumber: '行号',
  missing: '没有这个成员',
  bar: {
    label: '表格操作',
    array: '数组',
    arrayOption: (path: string, rows: string) => `${path}（${rows} 行）`,
    rows: (rows: string, columns: string) => `${rows} 行 × ${columns} 列`,
    filteredRows: (rows: string, all: string) => `筛出 ${rows} / ${all} 行`,
    moreNames: '字段超过 300 个，其余没有列出，也不会导出',
    filter: '筛选',
    columns: '列',
    export: '导出',
    working: '正在整理…',
    workingShare: (percent: number) => `正在整理 ${percent}%`,
    stop: '停止',
  },
  columns: {
    expand: '对象展开成列（a.b）',
    showAll: '显示全部列',
  },
  header: {
    sort: (name: string) => `按 ${name} 排序`,
    resize: (name: string) => `${name} 的列宽`,
  },
  filter: {
    all: '在所有列中筛选',
    of: (name: string) => `筛选 ${name}`,
    test: (name: string) => `${name} 的筛选方式`,
    clear: '清除筛选',
    tests: {
      contains: '包含',
      equals: '等于',
      above: '大于',
      below: '小于',
      empty: '为空（空串、null、缺失）',
      filled: '不为空',
    } satisfies Record<TableTest, string>,
    signs: {
      contains: '≈',
      equals: '=',
      above: '>',
      below: '<',
      empty: '∅',
      filled: '∃',
    } satisfies Record<TableTest, string>,
  },
  export: {
    xlsx: '下载 Excel 表格（.xlsx）',
    csv: '下载 CSV（UTF-8）',
    gbk: '下载 CSV（GBK，旧版 Excel）',
    tsv: '复制整张表（可粘贴到 Excel）',
    result: '作为新结果（JSON 数组）',
    all: '导出全部行和列，不管筛选与排序',
    guard: "CSV 防公式：= + - @ 开头的文字前加 '",
    digits: 'CSV 长数字、前导零写成文本，Excel 不丢位',
    clipped: (count: string) =>
      `有 ${count} 格超过 Excel 每格 32,767 字的上限，超出的部分没有导出。需要全文时请下载 CSV。`,
    done: (name: string, rows: string) => `已下载 ${name}（${rows} 行）！`,
    longChars: (count: string) =>
      `有 ${count} 个字符不在 GBK 里（如表情、生僻字），Excel 可能显示不出来，可改用 UTF-8。`,
  },
  cell: {
    label: '选中的单元格',
    none: '选中一格，这里显示它的位置',
    range: (rows: string, columns: string) => `已选 ${rows} 行 × ${columns} 列`,
    copy: '复制',
    copyHint: '复制选中的单元格（Ctrl / ⌘ + C），多格时是可粘贴到 Excel 的表',
    view: '查看值',
    viewHint: '查看完整的值（Enter）',
    showLine: '在文本中定位',
    copied: '已复制！',
    copiedRange: (rows: string, columns: string) => `已复制 ${rows} 行 × ${columns} 列！`,
  },
  import: {
    done: (rows: string, columns: string, numbers: string, delimiter: TableDelimiter, hasNames: boolean) =>
      `已把表格读成 JSON：${rows} 行 × ${columns} 列，按${DELIMITERS[delimiter]}分隔，${hasNames ? '第一行作键名' : '键名是列的序号'}；${numbers} 列是数字，其余是字符串（前导零、手机号、超过 15 位的号码都原样保留）。`,
  },
} as const;
