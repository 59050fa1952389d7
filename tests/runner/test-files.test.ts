import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { groupTestFiles } from './test-files.ts';

const SHARING = "import { it } from 'vitest';\n";
/** Built from parts, because this file itself shares its process. */
const ALONE = `${SHARING}vi.${'mock'}('../src/a.ts');\n`;

it('gives files that replace modules a process of their own, and leaves browser tests out', () => {
  const root = mkdtempSync(join(tmpdir(), 'test-files-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const files = {
    'tests/core/b.test.ts': SHARING,
    'tests/app/a.test.tsx': SHARING,
    'tests/app/c.test.tsx': ALONE,
    'tests/app/render.tsx': ALONE,
    'tests/e2e/app/shell.test.ts': SHARING,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  expect(groupTestFiles(root)).toEqual({
    sharing: ['tests/app/a.test.tsx', 'tests/core/b.test.ts'],
    alone: ['tests/app/c.test.tsx'],
  });
});
