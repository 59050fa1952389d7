import { describe, expect, it } from 'vitest';
import { findLongFiles } from './rules/file-length.ts';
import { findLongFunctions } from './rules/function-length.ts';
import { PARSING_MS, readSourceFiles } from './source-files.ts';

const file = (path: string, text: string) => ({ path, text });
const lines = (count: number) => 'a();\n'.repeat(count);

/** Functions that may be longer than the maximum, each with its reason. Three at most. */
const LONG_FUNCTIONS: Readonly<Record<string, string>> = {
  'wasm/json/copy.ts: copyTokens':
    'the hot loop; with its number branch in a function of its own, numbers take 5 to 16 % longer',
};

describe('a function has at most 100 lines', () => {
  it.each([
    ['a declaration', `function swim() {\n${lines(99)}}`, 'swim'],
    ['an arrow function', `const swim = () => {\n${lines(99)}};`, 'swim'],
    ['a component', `export default function Swim() {\n${lines(99)}}`, 'Swim'],
    ['a function without a name', `\nlisten(() => {\n${lines(99)}});`, 'line 2'],
  ])('reports %s of 101 lines', (_case, text, name) => {
    expect(findLongFunctions([file('src/app/a.ts', text)])).toEqual([`src/app/a.ts: ${name}`]);
  });

  it('accepts 100 lines', () => {
    expect(findLongFunctions([file('src/app/a.ts', `function swim() {\n${lines(98)}}`)])).toEqual([]);
  });

  it('does not apply to tests, whose tables and suites are functions', () => {
    expect(findLongFunctions([file('tests/a.test.ts', `describe('a', () => {\n${lines(200)}});`)])).toEqual([]);
  });

  it('holds in the tree, but for the functions listed here', { timeout: PARSING_MS }, () => {
    expect(findLongFunctions(readSourceFiles())).toEqual(Object.keys(LONG_FUNCTIONS));
    expect(Object.keys(LONG_FUNCTIONS).length).toBeLessThanOrEqual(3);
  });
});

describe('a file has at most 300 lines', () => {
  it('reports 301 lines', () => {
    expect(findLongFiles([file('tests/a.ts', lines(301))])).toEqual(['tests/a.ts: 301 lines']);
  });

  it('accepts 300 lines, and any number that is no script', () => {
    expect(findLongFiles([file('src/a.ts', lines(300)), file('README.md', lines(900))])).toEqual([]);
  });

  it('holds in the tree', { timeout: PARSING_MS }, () => {
    expect(findLongFiles(readSourceFiles())).toEqual([]);
  });
});
