import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, runNode } from '../runner/command.ts';
import { type Example, listExamples, listLocalLinks, readDocuments } from './documents.ts';

const README_BYTES_MAX = 10_000;
const COMPILER_TIMEOUT_MS = 60_000;

const documents = readDocuments();

it('keeps README short', () => {
  const readme = documents.find(({ path }) => path === 'README.md');
  expect(Buffer.byteLength(readme?.text ?? '')).toBeGreaterThan(0);
  expect(Buffer.byteLength(readme?.text ?? '')).toBeLessThanOrEqual(README_BYTES_MAX);
});

it.each(documents)('$path links to files that exist', (document) => {
  const missing = listLocalLinks(document).filter((link) => !existsSync(join(ROOT, dirname(document.path), link)));
  expect(missing).toEqual([]);
});

describe('examples', () => {
  const examples = documents.flatMap(listExamples);

  it('each name the file that they stand for', () => {
    expect(examples.length).toBeGreaterThan(0);
    expect(examples.filter(({ file }) => file === '')).toEqual([]);
  });

  it('compile beside the sources', { timeout: COMPILER_TIMEOUT_MS }, async () => {
    const tree = await createTreeWith(examples);
    try {
      const { output } = await runNode('typescript/bin/tsc', ['-p', join(tree, 'tsconfig.json')], {
        output: 'captured',
      });
      expect(output).toBe('');
    } finally {
      await rm(tree, { recursive: true, force: true });
    }
  });
});

/** A folder that looks like the repository with the examples' files added: everything else is a link. */
async function createTreeWith(added: readonly Example[]): Promise<string> {
  const tree = await mkdtemp(join(tmpdir(), 'mythinkn-examples-'));
  await symlink(join(ROOT, 'node_modules'), join(tree, 'node_modules'), 'dir');
  for (const { file, code } of added) {
    await mkdir(dirname(join(tree, file)), { recursive: true });
    await writeFile(join(tree, file), code);
  }
  for (const folder of [
    'src',
    'src/features',
    'src/core',
    'src/core/contracts',
    'src/bridges',
    'workers',
    'server',
    'server/http',
  ]) {
    await linkMissing(folder, tree);
  }
  // The examples belong to several zones; the zones' own configurations check what may stand where.
  const compilerOptions = { types: ['vite/client', 'node'] };
  const files = added.map(({ file }) => join(tree, file));
  await writeFile(
    join(tree, 'tsconfig.json'),
    JSON.stringify({ extends: join(ROOT, 'src', 'tsconfig.json'), compilerOptions, include: [], files }),
  );
  return tree;
}

async function linkMissing(folder: string, tree: string): Promise<void> {
  await mkdir(join(tree, folder), { recursive: true });
  for (const name of await readdir(join(ROOT, folder))) {
    const link = join(tree, folder, name);
    if (!existsSync(link)) await symlink(join(ROOT, folder, name), link);
  }
}
