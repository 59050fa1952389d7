import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { groupTestFiles } from './test-files.ts';

const RULES = "import { it } from 'vitest';\n";
/** Built from parts, because this file itself holds rules. */
const COMPONENTS = `// @vitest-${'environment'} happy-dom\n${RULES}`;
const ALONE = `${RULES}vi.${'mock'}('../src/a.ts');\n`;

it('tells rules, components, files that replace modules and long ones apart, and leaves browser tests out', () => {
  const root = mkdtempSync(join(tmpdir(), 'test-files-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const files = {
    'tests/core/b.test.ts': RULES,
    'tests/app/a.test.tsx': COMPONENTS,
    'tests/app/c.test.tsx': ALONE,
    'tests/app/render.tsx': ALONE,
    'tests/server/kill.long.test.ts': RULES,
    'tests/app/soak.long.test.tsx': ALONE,
    'tests/e2e/app/shell.test.ts': RULES,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  expect(groupTestFiles(root)).toEqual({
    rules: ['tests/core/b.test.ts'],
    components: ['tests/app/a.test.tsx'],
    alone: ['tests/app/c.test.tsx'],
    long: ['tests/app/soak.long.test.tsx', 'tests/server/kill.long.test.ts'],
  });
});
