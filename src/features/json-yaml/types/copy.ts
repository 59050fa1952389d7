import type { ShapeFacts, TypeLanguage } from '../../../bridges/json-types-bridge.ts';

const list = (paths: readonly string[]) => paths.join('、');

export const copy = {
  language: '语言',
  languages: {
    typescript: 'TypeScript',
    java: 'Java',
    go: 'Go',
    python: 'Python',
    csharp: 'C#',
    kotlin: 'Kotlin',
  } satisfies Record<TypeLanguage, string>,
  rootName: '根类型名',
  lombok: 'Lombok',
  pydantic: 'pydantic',
  run: '生成',
  hint: '从输入推断类型，多个数组项会合并；结果显示在输出里。',
  /** Sentences about the text that the result was made of. */
  facts: ({ isSampled, longIntegers, exactNumbers, mixed }: ShapeFacts): readonly string[] => [
    ...(isSampled ? ['长数组只看了前 1,000 项'] : []),
    ...(longIntegers.length > 0 ? [`超过 2^53 的整数在 JavaScript 里会丢末位：${list(longIntegers)}`] : []),
    ...(exactNumbers.length > 0 ? [`超出 64 位或双精度的数：${list(exactNumbers)}`] : []),
    ...(mixed.length > 0 ? [`同一处有多种类型：${list(mixed)}`] : []),
  ],
  join: '；',
} as const;
