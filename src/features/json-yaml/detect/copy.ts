import type { DecodedFact, Decoding, DetectedKind, Detection, Encoding } from '../../../bridges/json-bridge.ts';
import type { Conversion, ReadFormat } from '../json/conversions.ts';
import { formatCount } from '../model/quantity-text.ts';
import { ENCODING_NAMES } from '../parts/copy.ts';

const KINDS: Record<DetectedKind, string> = {
  jwt: 'JWT',
  base64: 'Base64',
  compressed: '压缩后的 Base64（gzip）',
  'data-url': 'data: 地址',
  url: 'URL 编码',
  form: '表单或查询串',
  hex: '十六进制',
  curl: 'curl 命令',
  http: 'HTTP 报文',
  php: 'PHP 的输出',
  java: 'Java / Kotlin 对象的输出',
  go: 'Go 结构体的输出',
  python: 'Python 字典',
  console: '控制台的输出',
  ndjson: 'NDJSON（每行一条）',
  string: '装在字符串里的 JSON',
  timestamp: '时间戳',
  'printed-table': '打印出来的表格（MySQL / psql / Markdown）',
  'sql-insert': 'SQL 的 INSERT 语句',
  csv: 'CSV 表格',
  tsv: '从表格复制的内容',
  xml: 'XML',
  html: 'HTML 网页',
  properties: '.properties / .env',
  toml: 'TOML',
  ini: 'INI',
  yaml: 'YAML',
};

const DECODINGS: Record<Decoding, string> = {
  jwt: 'JWT',
  base64: 'Base64 / gzip / data:',
  url: 'URL 编码',
  form: '表单 / 查询串',
  hex: '十六进制',
  curl: 'curl 的请求体',
  http: 'HTTP 报文的正文',
  php: 'PHP 输出 / serialize',
  ini: 'INI',
  'printed-table': 'MySQL / psql / Markdown 表格',
  'sql-insert': 'SQL INSERT',
};

const FORMATS: Record<ReadFormat, string> = {
  xml: 'XML',
  toml: 'TOML',
  properties: '.properties',
  yaml: 'YAML',
};

const ENCODINGS: Record<Encoding, string> = {
  base64: 'Base64',
  base64url: 'Base64url',
  url: 'URL 编码',
  form: '表单',
};

const TO_JSON: ReadonlySet<DetectedKind> = new Set(['form', 'php', 'ini', 'printed-table', 'sql-insert']);

/** Words of the button of an offer. */
function offerOf(conversion: Conversion, { kind, holds }: Detection): string {
  switch (conversion.by) {
    case 'format':
      return '直接格式化';
    case 'unescape':
      return '反转义并展开';
    case 'open-in-yaml':
      return '用 YAML 工具打开';
    case 'decode':
      if (kind === 'curl' || kind === 'http') return kind === 'curl' ? '取出请求体' : '取出正文';
      if (TO_JSON.has(kind)) return '转为 JSON';
      return holds === 'json' ? '解码为 JSON' : '解码';
    default:
      return '转为 JSON';
  }
}

/** The name of an entry of the panel. */
function entryOf(conversion: Conversion): string {
  switch (conversion.by) {
    case 'decode':
      return DECODINGS[conversion.decoding];
    case 'encode':
      return ENCODINGS[conversion.encoding];
    case 'read':
      return FORMATS[conversion.from];
    case 'import-table':
      return 'CSV / TSV';
    default:
      return '.properties';
  }
}

const time = (label: string, words: string | null) => (words === null ? [] : [`${label} ${words}`]);

/** Sentences about a decoded text; `toTime` writes a moment. */
function sentencesOf(fact: DecodedFact, toTime: (ms: number) => string): readonly string[] {
  switch (fact.kind) {
    case 'jwt': {
      const write = (ms: number | null) => (ms === null ? null : toTime(ms));
      return [
        '只解码，没有校验签名',
        ...time('签发', write(fact.issuedMs)),
        ...time('生效', write(fact.notBeforeMs)),
        ...time('过期', write(fact.expiresMs)),
      ];
    }
    case 'encoding':
      return [`解码后的字节不是 UTF-8，已按 ${ENCODING_NAMES[fact.encoding]}读取`];
    case 'inflated':
      return ['内容是压缩过的，已解压'];
    case 'comments-dropped':
      return [`有 ${formatCount(fact.count)} 行注释没有放进结果`];
    case 'types-guessed':
      return ['print_r 不写类型，像数字的已当作数字，请核对'];
    case 'sql': {
      const { dropped, expressions, backslashes } = fact;
      return [
        ...(dropped > 0 ? [`只取 INSERT 的行，另有 ${formatCount(dropped)} 条语句没有放进结果`] : []),
        ...(expressions > 0 ? [`${formatCount(expressions)} 个值是 NOW() 这样的表达式，已原样当作文字`] : []),
        ...(backslashes > 0 ? [`${formatCount(backslashes)} 个字符串里的反斜杠已原样保留，来自 MySQL 的请核对`] : []),
      ];
    }
  }
}

export const copy = {
  offer: (kind: DetectedKind) => `这像${/^[A-Za-z.]/.test(KINDS[kind]) ? ' ' : ''}${KINDS[kind]}`,
  failed: (failed: string, kind: DetectedKind) =>
    kind === 'html'
      ? `${failed}：这像 HTML 网页，不是 JSON，多半是接口返回了出错页或登录页。`
      : `${failed}：这像${/^[A-Za-z.]/.test(KINDS[kind]) ? ' ' : ''}${KINDS[kind]}，不是 JSON`,
  openInJson: '用 JSON 工具打开',
  timestamp: (words: string) => `若是时间戳：${words}`,
  close: '不用处理',
  button: offerOf,
  facts: sentencesOf,
  join: '；',
  /** The entries of the panel by what they do with the input, in order. */
  panel: {
    decodings: Object.keys(DECODINGS) as Decoding[],
    formats: Object.keys(FORMATS) as ReadFormat[],
    encodings: Object.keys(ENCODINGS) as Encoding[],
    groups: { decode: '解码', read: '转为 JSON', encode: '编码为' },
    entry: entryOf,
    hint: '对输入操作，结果显示在输出里，输入不变。CSV / TSV 的第一行像数据时，键名用列的序号。',
  },
} as const;
