import type { SchemaFault, SchemaViolation } from '../../../bridges/json-types-bridge.ts';
import { formatCount } from '../model/quantity-text.ts';

const FAULTS: Record<SchemaFault, string> = {
  'not-json': 'Schema 不是正确的 JSON',
  'not-a-schema': '这不是 JSON Schema',
  'remote-reference': '引用了别的文件，本页不联网，不会去取；请把它放进 $defs 后再试',
  'bad-reference': '引用的位置找不到，或用了不支持的引用方式',
  'bad-pattern': '正则表达式写法不正确',
};

const KINDS: Readonly<Record<string, string>> = {
  type: '类型不对',
  required: '缺少键',
  additionalProperties: '不允许的键',
  unevaluatedProperties: '不允许的键',
  dependentRequired: '缺少随之必填的键',
  dependencies: '缺少随之必填的内容',
  propertyNames: '键名不合要求',
  enum: '不在可选值里',
  const: '不等于规定的值',
  minimum: '小于下限',
  maximum: '大于上限',
  exclusiveMinimum: '应大于下限',
  exclusiveMaximum: '应小于上限',
  multipleOf: '不是规定数的整数倍',
  minLength: '字数太少',
  maxLength: '字数太多',
  pattern: '不匹配正则表达式',
  format: '格式不对',
  minItems: '项数太少',
  maxItems: '项数太多',
  uniqueItems: '有重复的项',
  contains: '没有符合要求的项',
  minContains: '符合要求的项太少',
  maxContains: '符合要求的项太多',
  minProperties: '键太少',
  maxProperties: '键太多',
  anyOf: '不符合任何一种写法',
  oneOf: '应恰好符合一种写法',
  not: '符合了被排除的写法',
  items: '多出了不允许的项',
  additionalItems: '多出了不允许的项',
  unevaluatedItems: '多出了不允许的项',
  false: '这里不允许有值',
};

export const copy = {
  label: 'Schema',
  field: '粘贴 JSON Schema',
  placeholder: '在这里粘贴 JSON Schema（draft-07、2020-12 等）',
  check: '校验',
  open: '打开文件',
  generate: '从输入生成',
  fileFailed: '文件无法读取，请重新选择。',
  hint: '支持 draft 4、7、2019-09 与 2020-12；引用的网址不会被下载。',
  running: '正在校验…',
  valid: (draft: string) => `符合 Schema（按 ${draft} 检查）`,
  invalid: (count: number) => `有 ${formatCount(count)} 处不符合`,
  stale: '输入或 Schema 已改动，请重新校验。',
  withRounded: (words: string) => `${words}。有些数位数超出双精度，它们的大小与倍数检查不精确。`,
  sampled: '已生成；长数组只看了前 1,000 项。',
  generated: '已生成，结果在输出里。',
  more: (count: number) => `另有 ${formatCount(count)} 处未列出`,
  fault: (reason: SchemaFault, found: string) => `${FAULTS[reason]}：${found}`,
  list: '不符合 Schema 的位置',
  line: (line: number) => `第 ${formatCount(line)} 行`,
  whole: '（整个文档）',
  violation: ({ keyword, member, expected }: SchemaViolation) => {
    const kind = KINDS[keyword] ?? `不符合 ${keyword}`;
    if (member !== null) return `${kind} ${member}`;
    return expected === '' ? kind : `${kind}，要求 ${expected}`;
  },
} as const;
