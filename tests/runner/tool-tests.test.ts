import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findToolTests } from './tool-tests.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'mythinkn-tool-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function write(path: string, text = ''): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

it('follows a tool to its bridges, workers and cores', async () => {
  await write('src/features/pond/model/a.ts', "import { swim } from '../../../bridges/swim-bridge.ts';");
  await write('src/bridges/swim-bridge.ts', "new URL('../../workers/swim/swim.worker.ts', import.meta.url)");
  await write('workers/swim/deps.ts', "import url from '../../wasm/build/fins.wasm?url';");
  await write('tests/e2e/pond/pond.spec.ts');
  expect(findToolTests('pond', root)).toEqual({
    unit: ['tests/features/pond/', 'tests/bridges/swim-bridge', 'tests/workers/swim/', 'tests/wasm/fins/'],
    e2e: ['tests/e2e/pond/'],
  });
});

it('has no browser tests for a tool without a folder of them', async () => {
  await write('src/features/words/tool.ts');
  expect(findToolTests('words', root)).toEqual({ unit: ['tests/features/words/'], e2e: [] });
});

it.each(['no-such-tool', '../features', 'tests/core', '-t'])('knows no tool named %s', (id) => {
  expect(findToolTests(id, root)).toBeNull();
});
