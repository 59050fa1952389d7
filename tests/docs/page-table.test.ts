import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { registry } from '../../src/app/registry.ts';
import { ROOT } from '../runner/command.ts';

/** Rows of the README's table of pages. */
const ROW = /^\| (\S[^|]*) \| `([\w-]+)` \|$/gm;

it('README has a row for every registered page, in order', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const rows = [...readme.matchAll(ROW)].map(([, name, folder]) => ({ name, folder }));
  expect(rows).toEqual(registry.map((page) => ({ name: page.name, folder: page.id })));
});
