import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSourceFingerprint, STAMP_FILE } from '../../server/build/source-fingerprint.mjs';
import { ROOT } from '../runner/command.ts';

const SERVER = 'console.log("running", process.pid);';
const BUILDS = `import { mkdirSync, writeFileSync } from 'node:fs';
mkdirSync('dist/server', { recursive: true });
writeFileSync('dist/server/main.js', ${JSON.stringify(SERVER)});
console.log('built', ...process.argv.slice(2));`;

/** A project of the same structure with a tiny build tool and server. */
let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'mythinkn-start-'));
  for (const file of ['start.mjs', 'build/source-fingerprint.mjs']) {
    await cp(join(ROOT, 'server', file), join(root, 'server', file), { recursive: true });
  }
  await write('package.json', '{"type":"module"}');
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

async function writeSources(buildTool: string): Promise<void> {
  await write('index.html', 'page');
  await write('src/main.tsx', 'source');
  await write('node_modules/vite/bin/vite.js', buildTool);
}

async function start(): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['server/start.mjs'], { cwd: root, env: { PATH: process.env.PATH } });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, output };
}

it('builds everything at the first start, then runs the server', async () => {
  await writeSources(BUILDS);
  const { code, output } = await start();
  expect(code).toBe(0);
  expect(output).toMatch(/built build --app[\s\S]*running/);
});

it('runs an existing build of the same sources', async () => {
  await writeSources(BUILDS);
  await write('dist/server/main.js', SERVER);
  await write(STAMP_FILE, readSourceFingerprint(root));
  const { output } = await start();
  expect(output).toMatch(/^running \d+\n$/);
});

it('rebuilds when the sources have changed', async () => {
  await writeSources(BUILDS);
  await write('dist/server/main.js', SERVER);
  await write(STAMP_FILE, readSourceFingerprint(root));
  await write('src/main.tsx', 'changed');
  expect((await start()).output).toContain('built');
});

it('says what to do after a failed build, and does not run the server of an older one', async () => {
  await writeSources('console.error("syntax error"); process.exit(1);');
  await write('dist/server/main.js', SERVER);
  const { code, output } = await start();
  expect(code).toBe(1);
  expect(output).toMatch(/syntax error[\s\S]*npm run build/);
  expect(output).not.toContain('running');
});

it('runs the build of a deployment without sources', async () => {
  await write('dist/server/main.js', SERVER);
  expect((await start()).output).toMatch(/^running \d+\n$/);
});

it('names the missing build of a deployment', async () => {
  const { code, output } = await start();
  expect(code).toBe(1);
  expect(output).toContain('dist/server/main.js is missing');
  expect(output).not.toContain('    at ');
});

it('reports a missing package of the server as such, not as a missing build', async () => {
  await write('dist/server/main.js', "import 'a-missing-package';");
  const { code, output } = await start();
  expect(code).toBe(1);
  expect(output).toContain('a-missing-package');
});

it('ends with the npm process that started it, even when no signal arrives', async () => {
  await write('dist/server/main.js', `${SERVER} setInterval(() => {}, 1000);`);
  const script = `const c = require('child_process').spawn(process.execPath, ['server/start.mjs'], { stdio: 'inherit' });`;
  const environment = { PATH: process.env.PATH, npm_lifecycle_event: 'start' };
  const npm = spawn(process.execPath, ['-e', script], { cwd: root, env: environment });
  await once(npm.stdout, 'data');
  npm.kill('SIGKILL');
  // The server keeps the other end of this pipe open.
  await once(npm.stdout, 'close');
});
