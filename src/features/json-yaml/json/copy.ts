import type {
  BinaryKind,
  ChangeKind,
  JsonErrorKind,
  JsonExpectation,
  TextEncodingName,
} from '../../../bridges/json-bridge.ts';
import {
  COMPARED_BYTES_MAX,
  REPAIRED_LEVELS_COUNT,
  REPAIRED_WHOLE_BYTES_MAX,
  REPAIRS_COUNT,
  type RepairLimit,
  SORTED_BYTES_MAX,
} from '../../../core/json-limits.ts';
import { formatCount } from '../model/quantity-text.ts';
import { ENCODING_NAMES } from '../parts/copy.ts';
import type { FailureCode, JsonAction, ToolName, WorkName } from './json-state.ts';

const toMegabytes = (bytes: number) => `${bytes >> 20} MB`;

const WORK_NAMES: Record<WorkName, string> = {
  format: '格式化',
  minify: '压缩',
  escape: '转义',
  unescape: '反转义',
  validate: '校验',
  edit: '修改',
  compare: '对比',
  expand: '展开嵌套',
  collapse: '收成字符串',
  query: '查询',
  types: '生成类型',
  schema: '处理 JSON Schema',
  convert: '转换',
  table: '处理表格',
  extract: '取出值',
};

const FAILED = {
  ...(Object.fromEntries(
    Object.entries(WORK_NAMES).map(([name, words]) => [name, `${words}失败`]),
  ) as typeof WORK_NAMES),
  validate: '❌ JSON 格式错误',
  schema: 'JSON Schema 处理失败',
  table: '表格处理失败',
};

const PROBLEM_KINDS: Record<JsonErrorKind, string> = {
  'unexpected-token': '出现了意外的字符',
  'unexpected-end': '内容提前结束',
  'trailing-content': 'JSON 结束后还有多余内容',
  'wrong-closer': '括号类型不匹配',
  'trailing-comma': '末尾多了一个逗号',
  'control-character': '字符串里有未转义的控制字符（如直接换行）',
  'bad-escape': '转义符写法不正确',
  'bad-number': '数字写法不正确',
  'bad-literal': '单词写法不正确，只能是 true、false 或 null',
  'invalid-utf8': '含有无法识别的字节，编码可能不是 UTF-8',
  'too-deep': '嵌套层级过深',
  empty: '没有内容',
};

const EXPECTATIONS: Record<JsonExpectation, string> = {
  value: '此处应为一个值',
  'value-or-close': '此处应为一个值或 ]',
  'key-or-close': '此处应为带双引号的键名或 }',
  key: '此处应为带双引号的键名',
  colon: '此处应为冒号',
  'comma-or-close': '此处应为逗号或右括号',
  nothing: '此处应当结束',
};

const REPAIR_LIMITS: Record<RepairLimit, string> = {
  notation: `这种写法（其他语言的打印结果、多层转义等）的自动修复只支持 ${toMegabytes(REPAIRED_WHOLE_BYTES_MAX)} 以内的内容`,
  span: '有一处字符串、注释或其他文字长达一千多万字，自动修复读不下',
  count: `要修复的地方超过 ${formatCount(REPAIRS_COUNT)} 处`,
  depth: `嵌套超过 ${formatCount(REPAIRED_LEVELS_COUNT)} 层`,
};

const ERRORS: Record<FailureCode, string> = {
  'json-too-large': '内容太大，超出了这个浏览器能处理的范围。',
  'sort-too-large': `内容太大，无法按键名排序（上限 ${toMegabytes(SORTED_BYTES_MAX)}）。可关闭“按键名排序”后再试。`,
  'compare-too-large': `内容太大，无法对比：每侧按缩进排版后不能超过 ${toMegabytes(COMPARED_BYTES_MAX)}。把缩进调小后可再试。`,
  'query-too-large': '内容太大，无法查询（上限 128 MB）。',
  'query-too-many': '结果太多（超过 500 万个），请把条件写得更具体。',
  'query-too-costly': '这个查询太费时，已停止。请减少嵌套的 .. 与条件。',
  'query-no-paths': '查询里新造的值没有路径，请改用“数组”或“每行一个”。',
  'types-too-large': '内容太大，无法推断类型或按 Schema 校验（上限 32 MB）。',
  'types-too-deep': '嵌套太深（约数千层），无法处理。Schema 若引用自己，也会这样。',
  'value-not-json': '这个字符串里不是一段完整的 JSON，没有取出。结果没有变。',
  'table-too-many-rows': 'Excel 的一张表最多 1,048,576 行（含表头）。请先筛选，或者下载 CSV。',
  'table-too-large': '表格太大：最多 500 万行，排序的那一列最多约 1 亿字。',
  'table-blank': '内容是空的，没有可以读的行。',
  'table-unclosed-quote': '有一个双引号没有结尾，读不成表格。请检查后再试。',
  'held-too-large': `内容太大，这项操作要整份读入内存（上限 ${toMegabytes(SORTED_BYTES_MAX)}）。`,
  'decode-failed': '输入不是所选的格式，或已损坏、不完整。',
  'decode-too-large': '内容太大，无法解码（上限 16 MB；Base64 与 URL 不限，压缩的内容解开后最多 64 MB）。',
  'decode-binary': '解码得到的是二进制内容（如图片、压缩包），不是文本。',
  'convert-too-large': '内容太大或太复杂，无法转换（上限 800 万字符、150 万个节点、200 层）。',
  'document-closed': '内容已被释放，请重新输入或打开文件。',
  'file-empty': '这个文件是空的，没有内容可以打开。原来的内容没有变。',
  'file-unreadable': '文件无法读取，可能已被移动或修改，请重新选择。',
  'storage-full': '本机可用空间不足，放不下结果。请清理后重试。',
  'worker-unavailable': '后台线程无法启动。请检查网络后重试，或换用新版浏览器。',
  'wasm-unavailable': '计算模块无法加载。请检查网络后重试，或换用较新的浏览器。',
};

/** Names of binary file types; null for an unknown one. */
const BINARY_NAMES: Record<BinaryKind, string | null> = {
  png: 'PNG 图片',
  jpeg: 'JPEG 图片',
  gif: 'GIF 图片',
  webp: 'WebP 图片',
  zip: 'ZIP 压缩包，也可能是 Office 文档',
  gzip: 'gzip 压缩包，请先解压',
  pdf: 'PDF 文档',
  exe: 'Windows 程序',
  elf: 'Linux 程序',
  sqlite: 'SQLite 数据库',
  unknown: null,
};

/** No space after a full-width bracket, which contains one. */
const readAs = (name: TextEncodingName) => `已按 ${ENCODING_NAMES[name]}${name === 'gb18030' ? '' : ' '}读取`;

/** Said when an action found nothing to change. */
const NOTHING_CHANGED: Partial<Record<JsonAction | ToolName, string>> = {
  unescape: '没有需要还原的转义，也没有嵌套的 JSON，只排了版。',
  expand: '没有可展开的嵌套 JSON，只排了版。',
  convert: '没有要去掉的成员，只排了版。',
};

/** Kinds of changes; the number of places follows. */
const CHANGES: Record<ChangeKind, string> = {
  expanded: '展开嵌套 JSON',
  decoded: '还原转义字符',
  collapsed: '收成字符串',
  removed: '去掉空成员',
  kept: '保留未展开（超过 8 MB、8 层或嵌套过深）',
};

export const copy = {
  panes: {
    input: 'JSON 输入',
    output: 'JSON 输出',
    placeholder: (canDrop: boolean) => `在这里粘贴 JSON，或${canDrop ? '把文件拖进来' : '点上面的按钮打开文件'}`,
    largeInput: (size: string, lines: string) => `内容较大（${size}，${lines} 行），以只读方式显示。`,
    readOnlyInput: (size: string, lines: string) => `以只读方式显示（${size}，${lines} 行）。`,
  },
  toolbar: {
    label: 'JSON 操作',
    actions: {
      format: '格式化',
      minify: '压缩',
      escape: '转义',
      unescape: '反转义',
      validate: '校验',
    } satisfies Record<JsonAction, string>,
    sortKeys: '按键名排序',
    strict: '严格',
    strictHint: '可能改变数据的修复不自动进行',
    compare: '对比',
    more: '更多',
    groups: { convert: '转换', view: '查看', code: '代码', other: '其他' },
    query: '查询',
    types: '生成类型',
    schema: 'JSON Schema',
    convert: '解码与转换',
    closePanel: '收起',
    panelFailed: '这个功能没能载入。请检查网络后重试。',
  },
  done: {
    format: 'JSON 格式化成功！',
    minify: 'JSON 压缩成功！',
    escape: '转义成功！',
    unescape: '反转义成功！',
    validate: '✅ JSON 格式正确！',
    expand: '已展开嵌套的 JSON！',
    collapse: '已收成字符串！',
    query: '查询完成！',
    types: '类型已生成！',
    schema: '完成！',
    convert: '转换成功！',
    table: '已生成新结果！',
    extract: '输出现在是选中的值！',
  } satisfies Record<JsonAction | ToolName, string>,
  failed: FAILED,
  failure: (action: WorkName | null, code: FailureCode) =>
    action === null ? ERRORS[code] : `${FAILED[action]}：${ERRORS[code]}`,
  binary: (kind: BinaryKind) => {
    const name = BINARY_NAMES[kind];
    return `这是二进制文件${name === null ? '' : `（${name}）`}，不是文本，没有打开。原来的内容没有变。`;
  },
  repair: {
    title: (count: number) => `已自动修复 ${formatCount(count)} 处`,
    check: (count: number) => `请核对：${formatCount(count)} 处修复可能改变了数据`,
    records: (count: number) => `NDJSON，${formatCount(count)} 条，已合成一个数组`,
    toCheck: '请核对',
    kindList: (named: readonly string[], count: number) =>
      `${named.join('；')}${named.length < count ? `；等 ${count} 类` : ''}`,
    truncated: '原文似乎在结尾处被截断，缺失的内容无法还原，请核对。',
    place: (line: number, column: number) => `第 ${line} 行第 ${column} 列`,
    more: (count: number) => `另有 ${formatCount(count)} 处未列出`,
    showRest: (count: number) => `再列出 ${formatCount(count)} 处`,
  },
  strict: {
    refused: '严格模式没有自动修复：下列改动可能改变数据，请核对原文',
    repairAnyway: '仍然修复',
  },
  rewriting: {
    title: (kind: ChangeKind, count: string) => `${CHANGES[kind]} ${count} 处`,
    join: '，',
    nothing: (action: JsonAction | ToolName) => NOTHING_CHANGED[action] ?? '没有需要改动的内容。',
    listed: (count: string) => `NDJSON，${count} 条，已排成数组！`,
    list: '改动清单',
    showList: '查看位置',
    hideList: '收起位置',
    more: (count: string) => `另有 ${count} 处未列出`,
    notJson: (kind: JsonErrorKind, line: number, column: number) =>
      `已反转义，但结果不是正确的 JSON：输出第 ${line} 行第 ${column} 列，${PROBLEM_KINDS[kind]}。若原文本来就不是 JSON，可以直接使用。`,
    bareQuotes: '已反转义，但原文里有未转义的引号，字符串里的转义可能被多还原了一层，请核对。',
  },
  edits: { done: '已修改，输入也改了', undone: '已撤销修改', redone: '已重做修改' },
  more: {
    openInYaml: '在 YAML 工具中打开',
    tooLongForYaml: '内容超过 800 万字符，YAML 工具处理不了。',
    pasteFormats: '粘贴后自动格式化',
    expand: '展开嵌套 JSON',
    collapse: '收成字符串',
    escapeMinified: '压缩并转义',
    decodeUnicode: 'Unicode 转中文（\\uXXXX → 字）',
    encodeUnicode: '中文转 Unicode（字 → \\uXXXX）',
    joinArrays: '短数组写成一行',
    splitArrays: '数组每项一行',
    sortDescending: '按键名倒序格式化',
    toLines: '转为 NDJSON（每行一条）',
    removeNulls: '去掉 null 成员（会改动数据）',
    removeEmpties: '去掉空成员（会改动数据）',
  },
  problem: {
    title: (action: WorkName, kind: JsonErrorKind) => `${FAILED[action]}：${PROBLEM_KINDS[kind]}`,
    /** A repaired text need not be checked again, so it is formatted. */
    repair: (action: WorkName) => `修复并${WORK_NAMES[action === 'validate' ? 'format' : action]}`,
    where: (line: number, column: number, expected: JsonExpectation) =>
      `第 ${line} 行第 ${column} 列，${EXPECTATIONS[expected]}`,
    whereTooDeep: (line: number, column: number, maxDepth: string) =>
      `第 ${line} 行第 ${column} 列，从这里起超过了 ${maxDepth} 层`,
    notRepaired: (maxBytes: number) => `；自动修复只支持 ${toMegabytes(maxBytes)} 以内的内容，这份没有修复`,
    notRepairedFurther: (limit: RepairLimit) => `；${REPAIR_LIMITS[limit]}，这份没有修复`,
  },
  duplicates: {
    title: (count: number) => `有 ${count} 个重复的键，多数程序只认最后一个`,
    item: (key: string, path: string, line: number, of: 'input' | 'output') =>
      `${key}（${path}，${of === 'output' ? '输出' : '输入'}第 ${line} 行）`,
    more: (count: number) => `等 ${count} 个`,
  },
  encoding: {
    read: (name: TextEncodingName) => `${readAs(name)}。`,
    doubt: (name: TextEncodingName) => `${readAs(name)}，若有乱码可换一种编码。`,
    hadBom: '文件开头的字节顺序标记（BOM）已忽略。',
    retryAs: (name: TextEncodingName) => `改用 ${ENCODING_NAMES[name]}`,
  },
  work: {
    running: (action: WorkName) => `正在${WORK_NAMES[action]}…`,
  },
  status: {
    size: (text: string) => `大小 ${text}`,
    repaired: (count: number) => `修复 ${formatCount(count)} 处`,
    records: (count: number) => `NDJSON，${formatCount(count)} 条`,
    valid: '校验：正确',
    invalid: (line: number, column: number) => `校验：有误 第 ${line} 行第 ${column} 列`,
  },
  usage: [
    '粘贴、拖入或打开 JSON 后点“格式化”；内容有误时会自动修复，按类列出每处改动，可能改变数据的会请你核对；打开“严格”后，这类修复要你同意才做。',
    '压缩与校验要求内容是正确的 JSON，有误时可一键修复后继续；转义适用于任何文本。',
    '反转义 JSON 对象时只动字符串：还原 \\uXXXX 与 \\/，展开字符串里的 JSON，并列出位置；其他文本则去掉外层引号和一层转义，Java、JS 的字符串拼接会先合并。',
    '“按键名排序”只调换对象成员的先后，数字与转义的写法不变；“对比”把另一份 JSON 放到右侧，逐值列出差异，不受排版影响。',
    '粘贴的若是 JWT、Base64、URL 编码、表单、curl、CSV、XML、YAML 等，输入上方会认出来，一键解码或转换；认不出时用“更多”里的“解码与转换”。',
    '“表格”把由对象组成的数组排成表：点表头排序，可按列筛选、隐藏列，导出 CSV 或作为新结果；.csv、.tsv 文件可直接打开。',
    '输出右上角的“用结果作输入”让下一步接着做；“更多”里可打开粘贴后自动格式化。',
    '所有处理都在本机的后台线程中完成，几十兆的文件也不会让页面停顿。',
  ],
  unsaved: 'JSON 工具的输入',
  errors: ERRORS,
} as const;
