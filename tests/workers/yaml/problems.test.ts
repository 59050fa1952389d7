import { describe, expect, it } from 'vitest';
import { AppError } from '../../../src/core/errors.ts';
import { YAML_CHARS_MAX } from '../../../src/core/yaml-limits.ts';
import { ALIAS_BUDGET, DEPTH_MAX } from '../../../workers/yaml/limits.ts';
import type { YamlProblem } from '../../../workers/yaml/yaml.api.ts';
import { createYamlService } from '../../../workers/yaml/yaml-service.ts';

const { format, compress, validate } = createYamlService();

function failureOf(step: () => unknown): AppError {
  try {
    step();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('It went well');
}

const problemOf = (text: string) => failureOf(() => validate(text)).details as unknown as YamlProblem;

describe('an unreadable text is refused with reason, line and column', () => {
  it.each([
    ['a:\n\tb: 1\n', 'tab-indentation', 2, 1],
    ['a: 1\n  b: 2\n', 'bad-indentation', 2, 3],
    ['- a\n  - b: 1\n', 'bad-indentation', 2, 3],
    ['a:\n    b: 1\n  c: 2\n', 'bad-indentation', 3, 3],
    ['a: b: c\n', 'bad-indentation', 1, 5],
    ['a:\n  b: 1\n\tc: 2\n', 'tab-indentation', 3, 1],
    ['-\ta\n-\tb: 1\n\tc: 2\n', 'tab-indentation', 2, 2],
    ['a:\n  - b\n c\n', 'bad-indentation', 3, 2],
    ['a: @b\n', 'reserved-character', 1, 4],
    ['a: `b`\n', 'reserved-character', 1, 4],
    ['"a":1\n', 'missing-space', 1, 5],
    ['a: 1\nb\nc: 2\n', 'missing-colon', 2, 2],
    ['a: 1\nb\n', 'missing-colon', 2, 2],
    ['a: "b\n', 'unclosed-quote', 1, 4],
    ['a: "b', 'unclosed-quote', 1, 4],
    ["x: 1\na: 'b", 'unclosed-quote', 2, 4],
    ['a: "unclosed\nb: 2\n', 'unclosed-quote', 1, 4],
    ['a: "x\nb: "y"\nc: 1\n', 'unclosed-quote', 1, 4],
    ['a: "x\n  b: "y"\nc: 1\n', 'unclosed-quote', 1, 4],
    ['a: "x\\"\nb: 1\n', 'unclosed-quote', 1, 4],
    ['a:\n  - "x\n  - y\n', 'unclosed-quote', 2, 5],
    ['a: |\n  "x\nb: "y\nc: 1\n', 'unclosed-quote', 3, 4],
    ['# "x\na: "y\nb: 1', 'unclosed-quote', 2, 4],
    ['a: {b: "x\n c: "y"}\nd: 1', 'unclosed-quote', 1, 8],
    ['a: [1, 2', 'unclosed-bracket', 1, 4],
    ['a: [1\nb: 2\n', 'unclosed-bracket', 1, 4],
    ['a: [1, {b: 2\nc: 3\n', 'unclosed-bracket', 1, 8],
    ['a: [1, [2, 3]\nb: [4]\n', 'unclosed-bracket', 1, 4],
    ['x:\n  - {a: 1, b: [2, 3}\ny: 1', 'unclosed-bracket', 2, 15],
    ['a: ["1" "2"]\n', 'missing-comma', 1, 9],
    ['a: [1,, 2]\n', 'unexpected-comma', 1, 7],
    ['a: "\\q"\n', 'bad-escape', 1, 6],
    ['a: b\u0001\n', 'bad-character', 1, 5],
    ['a: !x!y b\n', 'bad-tag', 1, 8],
    ['a: & b\n', 'bad-anchor', 1, 5],
    ['%YAML 2.0\n---\na\n', 'bad-directive', 2, 1],
    ['a: |0\n  b\n', 'bad-block-header', 1, 5],
    ['- a\n-b\n', 'trailing-content', 2, 1],
    ['a: 1\nb: 2\na: 3\n', 'duplicate-key', 3, 1],
    ['x:\n  a: 1\n  "a": 2\n', 'duplicate-key', 3, 3],
    ['a: *b\n', 'unknown-alias', 1, 4],
    ['a: 你好 @: 你: b\n', 'bad-indentation', 1, 8],
  ] as const)('%j: %s', (text, reason, line, column) => {
    expect(problemOf(text)).toMatchObject({ language: 'yaml', reason, line, column, asJson: null });
  });

  it.each([
    ['a: &x [*x]\n', 'cyclic-alias', 1, 8],
    ['a: &x {<<: *x}\n', 'cyclic-alias', 1, 12],
    ['a: 1\nb: {<<: 1}\n', 'bad-merge', 2, 5],
    ['a: !!int x\n', 'bad-value', 1, 4],
    ['a: 1\na: 2\n', 'duplicate-key', 2, 1],
  ] as const)('when it becomes JSON, %j: %s', (text, reason, line, column) => {
    const failure = failureOf(() => compress(text, { output: 'json', fixes: false }));
    expect([failure.code, failure.details]).toMatchObject(['yaml-invalid', { reason, line, column }]);
  });

  it('shows the line and the place in it', () => {
    const { excerpt, caret, parserMessage } = problemOf('a: 1\nkey: @value\nb: 2\n');
    expect([excerpt, caret]).toEqual(['key: @value', 5]);
    expect(parserMessage).not.toBe('');
    const long = problemOf(`a: ${'x'.repeat(300)}: ${'y'.repeat(300)}\n`);
    expect(long.excerpt.length).toBeLessThanOrEqual(120);
    expect(long.excerpt.charAt(long.caret)).toBe(':');
  });
});

describe('a text that begins like JSON', () => {
  it.each([
    ['{a: b}', 'yaml'],
    ['[a, b]', 'yaml'],
    ['{"a": 1,}', 'yaml'],
    ['{"a": 1}', 'json'],
    [' [1]\n', 'json'],
    ['\ufeff{"a": 1}', 'json'],
    ['[a]: 1\n', 'yaml'],
  ])('%j is read as %s', (text, language) => {
    expect(validate(text).input).toBe(language);
  });

  it.each([
    ['{"a": 1', 'json-unexpected-end', 1, 8, 'unclosed-bracket'],
    ['{{"x"}: @', 'json-unexpected-token', 1, 2, 'missing-comma'],
    ['{"a": "\\q"}', 'json-bad-string', 1, 7, 'bad-escape'],
    ['["a"\n"b"]', 'json-unexpected-token', 2, 1, 'missing-comma'],
    ['[01,,]', 'json-bad-number', 1, 2, 'unexpected-comma'],
    ['[1] 2', 'json-trailing-content', 1, 5, 'trailing-content'],
  ])('%j is refused with both problems', (text, jsonReason, line, column, reason) => {
    const problem = problemOf(text);
    expect(problem.asJson).toMatchObject({ language: 'json', reason: jsonReason, line, column });
    expect(problem.asJson?.parserMessage).not.toBe('');
    expect(problem.language).toBe('yaml');
    expect(problem.reason).toBe(reason);
  });
});

describe('limits', () => {
  const codeOf = (step: () => unknown) => failureOf(step).code;
  const asJson = { output: 'json', fixes: false } as const;

  it.each(['', '  \n', '\ufeff', '# only a comment\n'])('%j has no document', (text) => {
    expect(codeOf(() => validate(text))).toBe('yaml-empty');
  });

  it('refuses an alias bomb by counting, before anything is expanded', () => {
    const levels = Array.from({ length: 30 }, (_, i) => `l${i + 1}: &l${i + 1} [${`*l${i}, `.repeat(9)}*l${i}]`);
    const bomb = `l0: &l0 lol\n${levels.join('\n')}\n`;
    const failure = failureOf(() => compress(bomb, asJson));
    expect(failure.code).toBe('yaml-alias-bomb');
    expect(failure.details).toEqual({ line: 7, column: expect.any(Number) });
    expect(format(bomb, { output: 'yaml', indent: 2, fixes: false }).warnings).toEqual([]);
  });

  it('refuses an alias bomb within a second and 100 MB', { retry: 2 }, () => {
    const levels = Array.from({ length: 60 }, (_, i) => `l${i + 1}: &l${i + 1} [${`*l${i}, `.repeat(99)}*l${i}]`);
    const bomb = `l0: &l0 lol\n${levels.join('\n')}\n`;
    const before = process.memoryUsage.rss();
    const start = performance.now();
    expect(failureOf(() => compress(bomb, asJson)).code).toBe('yaml-alias-bomb');
    expect(performance.now() - start).toBeLessThan(1000);
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 2 ** 20);
  });

  it('refuses a long text that few aliases repeat', () => {
    const text = `a: &a ${'x'.repeat(100_000)}\nb: [${'*a, '.repeat(ALIAS_BUDGET.chars / 100_000 + 1)}]\n`;
    expect(codeOf(() => compress(text, asJson))).toBe('yaml-alias-bomb');
  });

  it('refuses merges that multiply', () => {
    const base = `base: &b0 {${Array.from({ length: 1000 }, (_, i) => `k${i}: 1`).join(', ')}}\n`;
    const uses = Array.from({ length: 200 }, (_, i) => `u${i}: {<<: *b0}\n`).join('');
    expect(codeOf(() => compress(base + uses, asJson))).toBe('yaml-alias-bomb');
  });

  it.each([
    ['brackets of YAML', (depth: number) => `${'['.repeat(depth)}a${']'.repeat(depth)}`],
    ['brackets of JSON', (depth: number) => `${'['.repeat(depth)}1${']'.repeat(depth)}`],
    ['dashes', (depth: number) => `${'- '.repeat(depth)}a\n`],
  ])('refuses nesting above the limit in %s, with its place', (_case, nest) => {
    const fits = nest(DEPTH_MAX - 1);
    expect(compress(fits, asJson).text).toContain('[[[');
    expect(format(fits, { output: 'yaml', indent: 2, fixes: false }).text).not.toBe('');
    const { code, details } = failureOf(() => validate(nest(DEPTH_MAX + 1)));
    expect([code, details]).toMatchObject(['yaml-too-deep', { line: 1 }]);
  });

  it('refuses texts above the maximum length, in input and result', () => {
    expect(failureOf(() => validate(`a: ${'x'.repeat(YAML_CHARS_MAX)}`))).toMatchObject({
      code: 'yaml-too-large',
      details: { part: 'input' },
    });
    const flat = `[${'1,'.repeat(60_000)}1]`;
    const deep = `${'['.repeat(150)}${flat}${']'.repeat(150)}`;
    expect(failureOf(() => format(deep, { output: 'json', indent: 8, fixes: false }))).toMatchObject({
      code: 'yaml-too-large',
      details: { part: 'output' },
    });
  });
});
