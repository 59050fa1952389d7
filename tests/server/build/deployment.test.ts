import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { type Deployment, writeDeployment } from '../../../server/build/deployment.ts';
import { ADMIN_ACCESS_PATHS } from '../../../src/core/contracts/admin-access.ts';
import { UPLOAD_CALLS } from '../../../src/core/contracts/admin-uploads.ts';
import { PORTAL_CONFIG_PATH } from '../../../src/core/contracts/portal.ts';
import { toPng } from '../../e2e/image-crop/picture-files.ts';
import { ROOT } from '../../runner/command.ts';
import { type BuiltServer, buildServer, startServer } from '../built-server.ts';
import { createTestDirectory } from '../create-test-directory.ts';

/** Above what the server's packages take, and far below the client's. */
const SIZE_MAX_BYTES = 60_000_000;
const TIMEOUT_MS = 60_000;
const ADMIN = { username: 'boss@example.com', password: 'Violin-Basket-42' };

let built: BuiltServer;
beforeAll(async () => {
  built = await buildServer();
}, TIMEOUT_MS);

function deploy(target: string, isWithPackages: boolean): Promise<Deployment> {
  return writeDeployment({ root: ROOT, dist: built.directory, target, isWithPackages });
}

const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8'));

it('lists the packages that the built server imports, in the versions of the lock file', async () => {
  const target = join(await createTestDirectory(), 'deploy');
  await deploy(target, false);
  const [project, own, lock] = await Promise.all(
    [join(ROOT, 'package.json'), join(target, 'package.json'), join(target, 'package-lock.json')].map(readJson),
  );
  const names = Object.keys(own.dependencies);
  expect(names).toEqual(expect.arrayContaining(['fastify', 'libsql', '@node-rs/argon2', 'pg', 'nodemailer']));
  expect(names.filter((name) => project.dependencies[name] !== own.dependencies[name])).toEqual([]);
  expect(names.filter((name) => /react|mui|three|echarts|codemirror/.test(name))).toEqual([]);
  expect(names.filter((name) => lock.packages[`node_modules/${name}`] === undefined)).toEqual([]);
  expect(Object.keys(lock.packages)).toEqual(
    expect.arrayContaining(
      [
        ...['@libsql/linux-arm64-gnu', '@node-rs/argon2-linux-x64-gnu'],
        ...['x64', 'arm64'].flatMap((cpu) => [`@img/sharp-linux-${cpu}`, `@img/sharp-libvips-linux-${cpu}`]),
      ].map((name) => `node_modules/${name}`),
    ),
  );
  expect(Object.values(lock.packages).filter((entry) => (entry as { dev?: unknown }).dev)).toEqual([]);
});

it('replaces an earlier deployment and runs on its own packages alone: health, a page, a call, an uploaded picture, a backup', {
  timeout: TIMEOUT_MS,
}, async () => {
  const target = join(await createTestDirectory(), 'deploy');
  await mkdir(join(target, 'server'), { recursive: true });
  await writeFile(join(target, 'server', 'old.js'), '');
  const { bytes } = await deploy(target, true);
  await expect(stat(join(target, 'server', 'old.js'))).rejects.toThrow('ENOENT');
  expect(bytes).toBeLessThan(SIZE_MAX_BYTES);
  const files = await readdir(join(target, 'node_modules'), { recursive: true });
  expect(files.filter((file) => /\.d\.[cm]?ts$|\.map$/.test(file))).toEqual([]);
  const data = join(target, '../data');
  const server = await startServer(join(target, 'server/main.js'), {
    PORT: '0',
    HOST: '127.0.0.1',
    MYTHINKN_DATA: data,
    ADMIN_EMAIL: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
  });
  const origin = `http://127.0.0.1:${server.port}`;
  const answers = ['/mythinkn/healthz', '/mythinkn/portal/goal-focus', PORTAL_CONFIG_PATH].map(async (path) => {
    const { status, headers } = await fetch(origin + path);
    return [status, headers.get('content-type')?.split(';', 1)[0]];
  });
  expect(await Promise.all(answers), server.output()).toEqual([
    [200, 'application/json'],
    [200, 'text/html'],
    [200, 'application/json'],
  ]);
  expect(await uploadPicture(origin)).toEqual([200, 'image/webp']);
  const env = { PATH: process.env.PATH, MYTHINKN_DATA: data };
  const backup = join(target, '../backup');
  await promisify(execFile)(process.execPath, [join(target, 'server/backup.js'), backup], { env });
  expect((await readdir(backup)).sort()).toEqual(['mythinkn.db', 'secret']);
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

/** Uploads a picture as the first administrator, which needs the native parts of sharp; returns how it is served. */
async function uploadPicture(origin: string): Promise<(number | string | null)[]> {
  const send = async (path: string, body: BodyInit, type: string, token = '') => {
    const headers = { 'content-type': type, authorization: `Bearer ${token}` };
    const reply = await fetch(origin + path, { method: 'POST', headers, body });
    return ((await reply.json()) as { readonly data: Record<string, string> }).data;
  };
  const json = 'application/json';
  const first = await send(ADMIN_ACCESS_PATHS.login, JSON.stringify(ADMIN), json);
  const change = JSON.stringify({ currentPassword: ADMIN.password, newPassword: 'Qz7-tulip-harbor' });
  const { token } = await send(ADMIN_ACCESS_PATHS.forceChangePassword, change, json, first.token);
  const picture = toPng(64, 40, (x, y) => [200, x, y, 255]);
  const { path } = await send(UPLOAD_CALLS.create.path, new Uint8Array(picture), 'image/png', token);
  const { status, headers } = await fetch(origin + path);
  return [status, headers.get('content-type')];
}

it('names a package that the server imports without listing it', async () => {
  const dist = await createTestDirectory();
  for (const part of ['server', 'client']) await mkdir(join(dist, part), { recursive: true });
  await writeFile(
    join(dist, 'server', 'main.js'),
    "import 'node:fs'; await import('@some/package/part'); export * from 'vite';",
  );
  const deployment = writeDeployment({ root: ROOT, dist, target: join(dist, 'deploy'), isWithPackages: false });
  await expect(deployment).rejects.toThrow('@some/package, vite');
});
