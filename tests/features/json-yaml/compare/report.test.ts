import { expect, test } from 'vitest';
import { toReport } from '../../../../src/features/json-yaml/compare/report.ts';
import { createDifference } from './a-difference.ts';

const CHOICES = { ignoresKeyOrder: true, ignoresItemOrder: false, ignored: [] };
const NONE = { added: 0, removed: 0, changed: 0, moved: 0, reordered: 0, notation: 0 };

test('names every difference with both values', () => {
  const differences = [
    { ...createDifference('changed', [3, 3], [4, 4]), rightPath: '$.b' },
    createDifference('removed', [5, 6], null),
  ];
  const comparison = {
    counts: { ...NONE, changed: 1, removed: 1 },
    differences,
    coarseArrayCount: 0,
    ignoredCounts: [],
    tookMs: 1,
  };
  expect(toReport({ comparison, choices: CHOICES })).toBe(
    `JSON 对比报告
共 2 处不同 · 删除 1 · 修改 1
键的顺序：忽略

[修改] $.a → $.b（左第 3 行，右第 4 行）
  - 1
  + 1
[删除] $.a（左第 5 行，右第 1 行）
  - 1
`,
  );
});

test('says that texts are equal, and that the list is cut', () => {
  const equal = { counts: NONE, differences: [], coarseArrayCount: 0, ignoredCounts: [], tookMs: 1 };
  expect(toReport({ comparison: equal, choices: { ...CHOICES, ignoresKeyOrder: false } })).toBe(
    'JSON 对比报告\n两侧内容相同\n键的顺序：计入\n',
  );
  const many = { ...equal, counts: { ...NONE, moved: 1001 } };
  const report = toReport({ comparison: many, choices: { ...CHOICES, ignoresKeyOrder: false } });
  expect(report).toContain('每类只列出前 1,000 处');
});

test('names the ignored fields, and shows a moved value once', () => {
  const ignored = [
    { left: '$..traceId', right: '$..traceId' },
    { left: '$..none', right: '$..none' },
    { left: '$.a[1]', right: null },
  ];
  const differences = [createDifference('moved', [3, 3], [5, 5])];
  const counts = { ...NONE, moved: 1 };
  const comparison = { counts, differences, coarseArrayCount: 0, ignoredCounts: [4, 0, 1], tookMs: 1 };
  expect(toReport({ comparison, choices: { ignoresKeyOrder: true, ignoresItemOrder: true, ignored } })).toBe(
    `JSON 对比报告
共 1 处不同 · 移位 1
键的顺序：忽略
数组顺序：忽略
已忽略 2 个字段：$..traceId、左侧 $.a[1]

[移位] $.a（左第 3 行，右第 5 行）
    1
`,
  );
});
