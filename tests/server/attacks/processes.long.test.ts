import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../server/db/open-database.ts';
import { ACCOUNT_PATHS } from '../../../src/core/contracts/accounts.ts';
import { HEALTH_PATH } from '../../../src/core/paths.ts';
import { type BuiltServer, buildServer, type RunningServer } from '../built-server.ts';

const HOST = '127.0.0.1';
const QUIET = { info: () => {}, error: () => {} };

let server: BuiltServer;
beforeAll(async () => {
  server = await buildServer();
});

function createParent(): string {
  const parent = mkdtempSync(join(tmpdir(), 'mythinkn-attack-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  return parent;
}

it('runs one of five processes that start at once on one data directory, also through a link', async () => {
  const parent = createParent();
  const [data, link] = [join(parent, 'data'), join(parent, 'link')];
  symlinkSync(data, link);
  mkdirSync(data);
  const directories = [data, link, data, link, join(parent, '.', 'data', '..', 'data')];
  const started = await Promise.all(
    directories.map((MYTHINKN_DATA) => server.start({ PORT: '0', HOST, MYTHINKN_DATA })),
  );
  const running = started.filter(({ port }) => port > 0);
  expect(running).toHaveLength(1);
  const holder = running[0]?.process.pid;
  for (const refused of started.filter(({ port }) => port === 0)) {
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toContain('MYTHINKN_DATA');
    expect(refused.output()).not.toContain('    at ');
  }
  expect(holder).toBeDefined();
  for (const { process } of running) process.kill('SIGTERM');
  expect(await running[0]?.ended).toBe(0);
}, 90_000);

const PRLIMIT = '/usr/bin/prlimit';

/** Lets a running process write files only up to a size in bytes, like a full disk; null lifts the limit. */
function limitFiles({ process: { pid } }: RunningServer, bytes: number | null): void {
  execFileSync(PRLIMIT, ['--pid', String(pid), `--fsize=${bytes ?? 'unlimited'}:unlimited`]);
}

it.runIf(existsSync(PRLIMIT))(
  'answers reads while no file can grow, and works again as soon as one can',
  async () => {
    const data = join(createParent(), 'data');
    const running = await server.start({ PORT: '0', HOST, MYTHINKN_DATA: data, TRUST_PROXY: 'loopback' });
    let clients = 0;
    const send = (email: string) =>
      fetch(`http://${HOST}:${running.port}${ACCOUNT_PATHS.sendRegisterCode}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${++clients}` },
        body: JSON.stringify({ email }),
      });
    const read = (path: string) => fetch(`http://${HOST}:${running.port}${path}`);
    expect((await send('before@example.com')).status).toBe(200);

    limitFiles(running, 1);
    const refused: number[] = [];
    for (let index = 0; index < 20; index += 1) refused.push((await send(`full-${index}@example.com`)).status);
    expect(refused.filter((status) => status < 500)).toEqual([]);
    const reads = [HEALTH_PATH, '/mythinkn/portal', '/mythinkn/api/system/config/public/portal-config'];
    for (const path of reads) expect([path, (await read(path)).status]).toEqual([path, 200]);

    limitFiles(running, null);
    expect((await send('after@example.com')).status).toBe(200);
    running.process.kill('SIGTERM');
    expect(await running.ended).toBe(0);
    const { db, close } = await openDatabase({ dataDirectory: data, databaseUrl: null }, QUIET);
    onTestFinished(close);
    expect((await sql`pragma integrity_check`.execute(db)).rows).toEqual([{ integrity_check: 'ok' }]);
    const rows = await db.selectFrom('email_codes').select('email').orderBy('email').execute();
    expect(rows.map(({ email }) => email)).toEqual(['after@example.com', 'before@example.com']);
  },
  90_000,
);
