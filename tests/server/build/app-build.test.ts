import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createBuilder } from 'vite';
import { beforeEach, expect, it } from 'vitest';
import { appBuild, STAGED_CLIENT, STAGED_PRERENDER, STAGED_SERVER } from '../../../server/build/app-build.ts';
import { isBuildCurrent } from '../../../server/build/source-fingerprint.mjs';
import { createTestDirectory } from '../create-test-directory.ts';

let root: string;
beforeEach(async () => {
  root = await createTestDirectory();
  await write('package.json', '{ "type": "module" }');
  await write('index.html', '<script type="module" src="/src/main.ts"></script>');
  await write('src/main.ts', "document.title = 'first';");
  await write('src/prerender.ts', 'export const page = 1;');
  await write('server/main.ts', "console.log('first');");
  await write('wasm/build/flock.wasm', 'core');
});

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

/** A whole build of a small project, in the order of the product's. */
async function build(): Promise<void> {
  const builder = await createBuilder({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [appBuild()],
    environments: {
      client: { build: { outDir: STAGED_CLIENT } },
      prerender: { consumer: 'server', build: { outDir: STAGED_PRERENDER, ssr: 'src/prerender.ts' } },
      ssr: { build: { outDir: STAGED_SERVER, ssr: true, rolldownOptions: { input: 'server/main.ts' } } },
    },
    builder: {},
  });
  await builder.buildApp();
}

/** Every published file with its text. */
async function readPublished(): Promise<Map<string, string>> {
  const entries = await readdir(join(root, 'dist'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const)));
}

it('publishes client, server and core, and names their sources', async () => {
  await build();
  const names = [...(await readPublished()).keys()].map((file) => file.slice(root.length + 1)).sort();
  expect(names).toEqual([
    'dist/build-stamp.txt',
    expect.stringMatching(/^dist\/client\/assets\/index-.*\.js$/),
    'dist/client/index.html',
    'dist/release.json',
    'dist/server/flock.wasm',
    'dist/server/main.js',
  ]);
  expect(isBuildCurrent(root)).toBe(true);
});

it.each([
  ['the client', 'src/main.ts'],
  ['what prerenders', 'src/prerender.ts'],
  ['the server, which is built last', 'server/main.ts'],
])('a build that fails at %s leaves the published release as it was', async (_part, file) => {
  await build();
  const before = await readPublished();
  await write('src/main.ts', "document.title = 'next';");
  await write(file, "import './no-such-file.ts';");
  await expect(build()).rejects.toThrow('no-such-file');
  expect(await readPublished()).toEqual(before);
  expect(isBuildCurrent(root)).toBe(false);
});
