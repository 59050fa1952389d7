import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findStrayChinese } from './rules/chinese-copy.ts';
import { findUnexplainedDependencies } from './rules/dependency-reasons.ts';
import { findBadNames } from './rules/file-names.ts';
import { findForeignHosts } from './rules/foreign-hosts.ts';
import { findForgottenPackages } from './rules/lock-completeness.ts';
import { findNeedlessExports } from './rules/needless-exports.ts';
import { findTightNumbers } from './rules/number-spacing.ts';
import { findLongWorkerEntries } from './rules/worker-entries.ts';
import { findUncheckedZones } from './rules/zone-configurations.ts';
import { ROOT, readSourceFiles } from './source-files.ts';

const file = (path: string, text = '') => ({ path, text });

describe('Chinese lives in the files for words', () => {
  it.each([
    ['an ideograph in a string', 'src/app/a.ts', "const a = '专注';"],
    ['in a comment', 'server/a.ts', '/** 专注 */'],
    ['full-width punctuation', 'src/app/a.tsx', '<p>a：b</p>'],
    ['in a style sheet', 'src/app/a.css', 'a::before{content:"专"}'],
    ['in a configuration', 'vite.config.ts', '// 专'],
    ['in a file whose name only ends like one for words', 'src/app/hardcopy.ts', '专'],
  ])('refuses %s', (_case, path, text) => {
    expect(findStrayChinese([file(path, text)])).toEqual([`${path}:1: ${text}`]);
  });

  it('allows it in files for words, tests, the HTML page, README and docs', () => {
    const paths = [
      'src/features/x/copy.ts',
      'src/features/x/content.ts',
      'tests/a.test.ts',
      'index.html',
      'README.md',
      'docs/a.md',
    ];
    expect(findStrayChinese(paths.map((path) => file(path, '专注')))).toEqual([]);
  });

  it('holds in the tree', () => {
    expect(findStrayChinese(readSourceFiles())).toEqual([]);
  });
});

describe('a space separates numbers from Chinese characters', () => {
  it.each([
    ["const a = '最多50个';", 'src/features/x/copy.ts'],
    [`const a = (count: number) => \`\${count}个\`;`, 'src/features/x/words.ts'],
    [`const a = (seconds: number) => \`等待\${seconds} 秒\`;`, 'server/copy.ts'],
    ["const a = '第3 天';", 'src/features/x/content.ts'],
  ])('refuses %s', (text, path) => {
    expect(findTightNumbers([file(path, text)])).toEqual([`${path}:1: ${text}`]);
  });

  it('allows spaces, marks, words, dates, messages of the documents, and what visitors type', () => {
    const lines = [
      "'最多 50 个，第 3 天：50。'",
      `最多 \${count} 个`,
      `共\${names}，\${toName(day)}人`,
      "'密码长度至少8位'",
      `用户名至少\${minimum}个字符`,
      '/** 3天 */',
      `每月1号，\${year}年\${month}月3日`,
    ];
    expect(findTightNumbers([file('src/features/x/copy.ts', lines.join('\n'))])).toEqual([]);
    expect(findTightNumbers([file('src/features/x/lexicon.ts', "'15天'")])).toEqual([]);
  });

  it('holds in the tree', () => {
    expect(findTightNumbers(readSourceFiles())).toEqual([]);
  });
});

describe('file names state their topic', () => {
  it.each([
    'src/shared/utils.ts',
    'src/shared/utils/size.ts',
    'workers/x/helpers.ts',
    'server/common/a.ts',
    'src/features/x/misc.ts',
    'src/features/x/index.ts',
    'src/features/x/index.tsx',
    'src/features/x/fooBar.ts',
    'src/features/x/Foo.ts',
    'src/features/x/foo_bar.ts',
  ])('refuses %s', (path) => {
    expect(findBadNames([file(path)])).toEqual([path]);
  });

  it.each([
    'src/features/x/XScreen.tsx',
    'src/features/x/use-x.ts',
    'workers/x/x.worker.ts',
    'wasm/x/index.ts',
    'server/start.mjs',
  ])('allows %s', (path) => {
    expect(findBadNames([file(path)])).toEqual([]);
  });

  it('holds in the tree', () => {
    expect(findBadNames(readSourceFiles())).toEqual([]);
  });
});

describe('no foreign host is named in the product', () => {
  it.each(['https://cdn.jsdelivr.net/a.js', 'http://example.net', 'wss://peerjs.com/x', 'https://localhost.evil.cn/'])(
    'refuses %s',
    (address) => {
      expect(findForeignHosts([file('src/app/a.ts', `const a = '${address}';`)])).toHaveLength(1);
    },
  );

  it.each([
    'http://localhost:8080/x',
    'http://www.w3.org/2000/svg',
    `http://\${host}`,
    'https://',
    'https://example.com',
  ])('allows %s', (address) => {
    expect(findForeignHosts([file('server/a.ts', `const a = '${address}';`)])).toEqual([]);
  });

  it.each([
    ['src/features/goal-focus/constants.ts', 0],
    ['src/features/goal-focus/a.ts', 1],
  ])('lets only the constants of the focus desktop name a site to share on: %s', (path, count) => {
    expect(findForeignHosts([file(path, "const a = 'https://service.weibo.com/share';")])).toHaveLength(count);
  });

  it('holds in the tree', () => {
    expect(findForeignHosts(readSourceFiles())).toEqual([]);
  });
});

describe('only what another file imports is exported', () => {
  const lamp = file('src/shared/lamp.ts', 'export interface Lamp {}\nexport const light = (lamp: Lamp) => lamp;');
  const needless = ['src/shared/lamp.ts: Lamp', 'src/shared/lamp.ts: light'];

  it.each([
    ['both names, which nobody imports', 'const light = 1;', needless],
    ['a name beside an imported one', "import { light as on } from '../shared/lamp.ts';", needless.slice(0, 1)],
    ['a name beside a passed-on one', "export { light } from '../shared/lamp.ts';", needless.slice(0, 1)],
    ['a name beside an imported type', "import type { Lamp } from '../shared/lamp.ts';", needless.slice(1)],
    ['nothing of a module that is imported as a whole', "import * as lamp from '../shared/lamp.ts';", []],
    ['nothing of a module that is imported later', "const lamp = () => import('../shared/lamp.ts');", []],
    ['nothing of a module that is passed on as a whole', "export * from '../shared/lamp.ts';", []],
    ['nothing of a worker', "new Worker(new URL('../shared/lamp.ts', import.meta.url));", []],
  ])('refuses %s', (_case, text, faults) => {
    expect(findNeedlessExports([lamp, file('src/app/a.ts', text)])).toEqual(faults);
  });

  it('holds in the tree', () => {
    expect(findNeedlessExports(readSourceFiles())).toEqual([]);
  });
});

describe('a worker entry only exposes its service', () => {
  it('refuses sixteen lines', () => {
    expect(findLongWorkerEntries([file('workers/x/x.worker.ts', 'a;\n'.repeat(16))])).toHaveLength(1);
  });

  it('allows fifteen', () => {
    expect(findLongWorkerEntries([file('workers/x/x.worker.ts', 'a;\n'.repeat(15))])).toEqual([]);
  });

  it('holds in the tree', () => {
    expect(findLongWorkerEntries(readSourceFiles())).toEqual([]);
  });
});

describe('every zone has a type configuration of its own', () => {
  it.each([
    ['src/core', ['src/tsconfig.json', 'src/core/a.ts']],
    ['workers', ['workers/x/a.ts']],
    ['server', ['server/a.ts', 'tsconfig.json']],
    ['src/features/tsconfig.model.json', ['src/tsconfig.json', 'src/features/x/model/a.ts']],
  ])('misses %s', (zone, paths) => {
    expect(findUncheckedZones(paths.map((path) => file(path)))).toEqual([zone]);
  });

  it('needs none for an empty zone', () => {
    expect(findUncheckedZones([])).toEqual([]);
  });

  it('holds in the tree', () => {
    expect(findUncheckedZones(readSourceFiles())).toEqual([]);
  });
});

describe('every dependency has its reason in docs/dependencies.md', () => {
  const packageJson = JSON.stringify({ dependencies: { zod: '4' }, devDependencies: { '@types/node': '20' } });

  it.each([
    ['no table at all', 'zod and @types/node are good', ['zod', '@types/node']],
    ['a row without a reason', '| `zod` | |\n| `@types/node` | types of Node |', ['zod']],
    ['a name without backticks', '| zod | checks input |\n| `@types/node` | types of Node |', ['zod']],
    ['every row', '| `zod` | 4 | checks input |\n| `@types/node`, `x` | types of Node |', []],
  ])('%s', (_case, page, missing) => {
    expect(findUnexplainedDependencies(packageJson, page)).toEqual(missing);
  });

  it('holds in the tree', () => {
    const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');
    expect(findUnexplainedDependencies(read('package.json'), read('docs/dependencies.md'))).toEqual([]);
  });
});

describe('the lock file names every variant of a package', () => {
  it('rejects a lock file without an optional package', () => {
    const packages = {
      'node_modules/a': { optionalDependencies: { 'a-linux': '1', 'a-darwin': '1' } },
      'node_modules/a-linux': {},
    };
    expect(findForgottenPackages(JSON.stringify({ packages }))).toEqual(['node_modules/a needs a-darwin']);
  });

  it('holds in the tree', () => {
    expect(findForgottenPackages(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))).toEqual([]);
  });
});
