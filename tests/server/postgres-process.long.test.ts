import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { ACCOUNT_PATHS } from '../../src/core/contracts/accounts.ts';
import { type BuiltServer, buildServer, type RunningServer } from './built-server.ts';
import { type DatabaseProxy, startDatabaseProxy } from './db/database-proxy.ts';
import { createTestPlace } from './open-test-database.ts';

const HOST = '127.0.0.1';
const CALLERS = 15;

describe.skipIf(!process.env.TEST_DATABASE_URL)('a server on PostgreSQL', () => {
  let server: BuiltServer;
  beforeAll(async () => {
    server = await buildServer();
  });

  async function start(): Promise<{ readonly running: RunningServer; readonly proxy: DatabaseProxy }> {
    const { databaseUrl } = await createTestPlace();
    const proxy = await startDatabaseProxy(databaseUrl ?? '');
    const running = await server.start({ PORT: '0', HOST, TRUST_PROXY: 'loopback', DATABASE_URL: proxy.url });
    onTestFinished(async () => {
      running.process.kill('SIGKILL');
      await running.ended;
    });
    return { running, proxy };
  }

  let people = 0;
  /** Asks for a code, which needs a transaction, from another address each time. Returns status and code. */
  async function ask({ port }: RunningServer): Promise<string> {
    people += 1;
    const reply = await fetch(`http://${HOST}:${port}${ACCOUNT_PATHS.sendRegisterCode}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${people >> 8}.${people & 255}` },
      body: JSON.stringify({ email: `p${people}@example.cn` }),
    });
    return `${reply.status} ${((await reply.json()) as { code: string }).code}`;
  }

  it('refuses to start where commits may be lost', async () => {
    const url = new URL(process.env.TEST_DATABASE_URL ?? '');
    url.searchParams.set('options', '-c synchronous_commit=off');
    const running = await server.start({ PORT: '0', HOST, DATABASE_URL: url.href });
    expect(await running.ended).toBe(1);
    expect(running.output()).toMatch(/没有按要求落盘（synchronous_commit=off）[\s\S]*请检查数据库设置/);
    expect(running.output()).not.toContain('    at ');
  });

  it('answers 503 while PostgreSQL restarts under callers, lives on, and works again within five seconds', async () => {
    const { running, proxy } = await start();
    const answers: string[] = [];
    let isOver = false;
    const callers = Array.from({ length: CALLERS }, async () => {
      while (!isOver) {
        answers.push(await ask(running).catch(String));
        await wait(50);
      }
    });
    for (let restart = 0; restart < 2; restart += 1) {
      await wait(300);
      await proxy.stop();
      await wait(300);
      await proxy.start();
      const startedAt = performance.now();
      while ((await ask(running)) !== '200 200') expect(performance.now() - startedAt).toBeLessThan(5000);
    }
    isOver = true;
    await Promise.all(callers);
    expect([...new Set(answers)].sort()).toEqual(['200 200', '503 TOO_BUSY']);
    // The queue of mails has survived, too.
    expect(await ask(running)).toBe('200 200');
    await expect.poll(() => running.output(), { timeout: 20_000 }).toContain(`p${people}@example.cn`);
    expect(running.output()).toContain('PostgreSQL 暂时不可用');
    expect(running.output()).not.toContain('    at ');
    running.process.kill('SIGTERM');
    expect(await running.ended).toBe(0);
  }, 60_000);

  it('answers 503 within 15 seconds while PostgreSQL stands still, and stops within 20', async () => {
    const { running, proxy } = await start();
    await Promise.all(Array.from({ length: CALLERS }, () => ask(running)));
    proxy.freeze();
    const startedAt = performance.now();
    expect(new Set(await Promise.all(Array.from({ length: CALLERS }, () => ask(running))))).toEqual(
      new Set(['503 TOO_BUSY']),
    );
    expect(performance.now() - startedAt).toBeLessThan(15_000);
    expect((await fetch(`http://${HOST}:${running.port}/mythinkn/healthz`)).status).toBe(200);
    const stoppedAt = performance.now();
    running.process.kill('SIGTERM');
    await running.ended;
    expect(performance.now() - stoppedAt).toBeLessThan(20_000);
  }, 45_000);
});
