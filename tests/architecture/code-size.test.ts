import { describe, expect, it } from 'vitest';
import { findLongFiles } from './rules/file-length.ts';
import { findLongFunctions } from './rules/function-length.ts';
import { findImportCircles } from './rules/import-circles.ts';
import { findRoomCircles } from './rules/room-circles.ts';
import { readSourceFiles } from './source-files.ts';
import { scriptsIn } from './syntax-tree.ts';

/** Parsing every file of the tree takes seconds. */
const PARSING_MS = 60_000;

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

describe('files do not import each other in circles', () => {
  it('reports a circle of three, closed by a type', () => {
    const files = [
      file('src/a.ts', "import { b } from './b.ts';"),
      file('src/b.ts', "import { c } from './c.ts';"),
      file('src/c.ts', "import type { A } from './a.ts';"),
      file('src/d.ts', "import { a } from './a.ts';"),
    ];
    expect(findImportCircles(files)).toEqual(['src/a.ts ↔ src/b.ts ↔ src/c.ts']);
  });

  it('reports a file that imports itself', () => {
    expect(findImportCircles([file('src/a.ts', "import './a.ts';")])).toEqual(['src/a.ts']);
  });

  it('follows AssemblyScript, which leaves the extension out', () => {
    const files = [file('wasm/x/a.ts', "import { b } from './b';"), file('wasm/x/b.ts', "import { a } from './a';")];
    expect(findImportCircles(files)).toHaveLength(1);
  });

  it('accepts files that are loaded later', () => {
    const files = [file('src/a.ts', "import('./b.ts');"), file('src/b.ts', "import { a } from './a.ts';")];
    expect(findImportCircles(files)).toEqual([]);
  });

  it('holds in the tree', { timeout: PARSING_MS }, () => {
    expect(findImportCircles(readSourceFiles())).toEqual([]);
  });
});

describe('the rooms of a folder import each other in one direction', () => {
  it('reports folders and files that import each other, also by types and when they are loaded later', () => {
    const files = [
      file('workers/x/in/a.ts', "import { b } from '../b.ts';"),
      file('workers/x/b.ts', "import('./out/deep/c.ts');"),
      file('workers/x/out/d.ts', "import type { A } from '../in/e.ts';"),
    ];
    expect(findRoomCircles(files)).toEqual(['workers/x: b.ts ↔ in ↔ out']);
  });

  it('reports rooms within a room', () => {
    const files = [
      file('workers/x/in/a/1.ts', "import '../b/2.ts';"),
      file('workers/x/in/b/3.ts', "import '../a/4.ts';"),
    ];
    expect(findRoomCircles(files)).toEqual(['workers/x/in: a ↔ b']);
  });

  it('accepts rooms that import in one direction, however many files do', () => {
    const files = [
      file('workers/x/top/a.ts', "import '../middle/b.ts'; import '../low/c.ts';"),
      file('workers/x/middle/b.ts', "import '../low/d.ts';"),
      file('workers/x/low/c.ts', "import './d.ts';"),
    ];
    expect(findRoomCircles(files)).toEqual([]);
  });

  it('holds in the tree', { timeout: PARSING_MS }, () => {
    const zones = ['src', 'workers', 'wasm', 'server', 'bench'];
    // A migration applies the rules of services to stored rows.
    const files = readSourceFiles().filter(({ path }) => !path.startsWith('server/db/migrations/'));
    expect(zones.flatMap((zone) => findRoomCircles(scriptsIn(files, [zone])))).toEqual([]);
  });
});
