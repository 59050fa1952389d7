import type { QueryProblem, QueryProblemKind, QueryResultForm } from '../../../bridges/json-bridge.ts';
import { formatCount } from '../model/quantity-text.ts';

/** Words for a problem; `found` is the character or word that it names. */
const PROBLEMS: Record<QueryProblemKind, (found: string) => string> = {
  empty: () => '请输入查询语句',
  'unexpected-character': (found) => `不认识“${found}”，这里应为 .、[ 或结束`,
  'unexpected-end': () => '语句还没写完',
  'full-width': (found) => `“${found}”是全角符号，请改用半角`,
  'name-expected': () => '这里应为键名；含空格、连字符或以数字开头的键名请写成 ["键名"]',
  'selector-expected': () => '方括号里应为下标、加引号的键名、*、切片（如 0:3）或 ?条件',
  'closer-expected': () => '这里应为逗号或右括号',
  'string-not-closed': () => '字符串缺少结束的引号',
  'bad-escape': (found) => `转义符 ${found} 写法不正确`,
  'control-character': () => '字符串里不能直接换行或含控制字符，请用 \\n 等转义符',
  'bad-number': () => '数字写法不正确，不能有多余的 0、-0 或小数下标',
  'integer-too-large': () => '整数太大，下标不能超过 9007199254740991',
  'operand-expected': () => '这里应为 @ 或 $ 开头的路径、数字、加引号的文字、true、false 或 null',
  'comparison-needs-one-value': () => '比较的一侧只能取到一个值，不能用 *、.. 、切片或多个下标',
  'literal-is-no-test': () => '单独的值不能当条件，请写成比较，如 @.age > 18',
  'call-must-be-compared': (found) => `${found}() 的结果要拿来比较，如 ${found}(…) > 1`,
  'call-is-no-value': (found) => `${found}() 本身就是条件，不能再比较`,
  'unknown-function': (found) => `没有 ${found}() 函数，可用的有 length、count、match、search、value`,
  'argument-count': (found) => `${found.split(':')[0]}() 的参数个数不对`,
  'argument-is-no-query': (found) => `${found}() 的参数应为路径，如 @.list[*]`,
  'argument-is-no-value': () => '这个参数只能取到一个值，不能用 *、..、切片或条件',
  'single-equals': () => '比较相等请写 ==',
  'pattern-not-supported': (found) =>
    `正则里的 ${found} 不能用（RFC 9485），数字请写 [0-9]，字母请写 [A-Za-z]，不支持断言与反向引用`,
  'too-deep': () => '括号嵌套太多',
  unsupported: (found) =>
    `还不支持 ${found}；可用的有路径、|、逗号、比较、and/or、select、map、keys、length、first、last、has、test、type、not、{…} 和 […]`,
};

export const copy = {
  field: '查询语句',
  placeholder: '如 $.list[?@.age > 18].name，或 .list[] | .name',
  run: '查询',
  source: { label: '查询范围', input: '在输入上查', output: '在结果上查' },
  form: '结果形式',
  forms: { array: '数组', lines: '每行一个', paths: '路径' } satisfies Record<QueryResultForm, string>,
  examples: '示例',
  history: '历史',
  names: '可接的键',
  problem: ({ kind, found }: QueryProblem, place: number) =>
    `第 ${formatCount(place)} 个字符：${PROBLEMS[kind](found)}`,
  idle: 'JSONPath（RFC 9535）或 jq 的简写，按 Enter 查询，↑ ↓ 翻看历史',
  large: '内容较大，不边输边查，按 Enter 查询',
  blank: '输入是空的',
  invalid: '内容不是正确的 JSON，可先格式化，再选“在结果上查”',
  running: '正在查询…',
  unfinished: '语句还没写完',
  count: (count: number) => (count === 0 ? '没有结果' : `${formatCount(count)} 个结果`),
  done: (count: number) => (count === 0 ? '没有结果，输出为空' : `已取出 ${formatCount(count)} 个结果`),
  skipped: (count: number) => `，跳过 ${formatCount(count)} 个对不上的值（如对数字取键）`,
  badPatterns: (patterns: readonly string[]) => `；数据里的正则写法不支持，按不匹配算：${patterns.join('、')}`,
} as const;

/** Queries to start from, each with its meaning. */
export const EXAMPLES: readonly { readonly query: string; readonly meaning: string }[] = [
  { query: '$..name', meaning: '所有层级里叫 name 的值' },
  { query: '$[*].id', meaning: '数组里每一项的 id' },
  { query: '$.list[0:3]', meaning: 'list 的前三项' },
  { query: '$..[?@.price > 10]', meaning: 'price 大于 10 的对象' },
  { query: "$..[?@.status == 'ok' && @.id]", meaning: 'status 是 ok 且有 id 的对象' },
  { query: "$..[?search(@.name, '张')]", meaning: 'name 里含“张”的对象' },
  { query: '.list[] | {id, name}', meaning: '每一项只留 id 和 name' },
  { query: '.list | map(select(.age >= 18))', meaning: '筛选后仍是数组' },
  { query: '.list | length', meaning: 'list 有几项' },
  { query: 'keys', meaning: '最外层的所有键' },
];
