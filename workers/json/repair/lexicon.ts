/** Characters that people type instead of JSON's own, by the JSON character. Applied outside strings only. */
export const LOOKALIKES: Readonly<Record<string, string>> = {
  '{': '｛﹛',
  '}': '｝﹜',
  '[': '［【〔',
  ']': '］】〕',
  '(': '（',
  ')': '）',
  ':': '：∶﹕︰',
  ',': '，、﹐､',
  ';': '；',
  '=': '＝',
  '-': '－−–',
  '+': '＋',
  '.': '．',
};

/** Marks that open or close a string, by their style. */
export const CURLY_DOUBLE = '“”„‟';
export const CURLY_SINGLE = '‘’‚‛';
export const WIDE_DOUBLE = '＂';
export const WIDE_SINGLE = '＇';
export const CORNER_OPEN = '「『';
export const CORNER_CLOSE = '」』';

/** Words before a colon that introduces the JSON and is not part of a key. Compared in lower case. */
export const LEAD_INS: ReadonlySet<string> = new Set([
  'json',
  'output',
  'result',
  'results',
  'response',
  'answer',
  'reply',
  'assistant',
  'example',
  'final answer',
  '结果',
  '输出',
  '回答',
  '答案',
  '返回',
  '响应',
  '示例',
  '如下',
  '结果如下',
  '输出如下',
  '输出结果',
  '返回结果',
]);

/** Words of other languages and their JSON counterparts. Compared after full-width letters became ASCII. */
export const WORD_VALUES: ReadonlyMap<string, 'true' | 'false' | 'null'> = new Map([
  ...['true', 'True', 'TRUE'].map((word) => [word, 'true'] as const),
  ...['false', 'False', 'FALSE'].map((word) => [word, 'false'] as const),
  ...['null', 'Null', 'NULL', 'None', 'nil', 'undefined', 'NaN', 'nan', 'Infinity', 'inf', '-Infinity', '+Infinity']
    .concat(['-inf', '+inf', '-NaN', 'NaT', '<NA>'])
    .map((word) => [word, 'null'] as const),
]);
