import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { ACCOUNT_PATHS } from '../../../src/core/contracts/accounts.ts';
import { type BuiltServer, buildServer, type RunningServer } from '../built-server.ts';
import { startSmtpReceiver } from './smtp-receiver.ts';

const HOST = '127.0.0.1';
const CODE_LINE = /注册验证码：(\d{6})\n/;

let server: BuiltServer;
beforeAll(async () => {
  server = await buildServer();
});

async function askForCode({ port }: RunningServer): Promise<unknown> {
  const origin = `http://${HOST}:${port}`;
  const reply = await fetch(`${origin}${ACCOUNT_PATHS.sendRegisterCode}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email: 'somebody@example.org' }),
  });
  return reply.json();
}

it('writes the code to the terminal and the outbox without a mail server', async () => {
  const data = await mkdtemp(join(tmpdir(), 'mythinkn-local-'));
  onTestFinished(() => rm(data, { recursive: true, force: true }));
  const running = await server.start({ PORT: '0', HOST, MYTHINKN_DATA: data });
  expect(await askForCode(running)).toMatchObject({ code: '200', data: { mailMode: 'local' } });
  await expect.poll(() => running.output(), { timeout: 10_000 }).toMatch(CODE_LINE);
  expect(running.output()).toContain('本机邮件模式');
  expect(await readdir(join(data, 'outbox'))).toHaveLength(1);
  running.process.kill('SIGTERM');
  expect(await running.ended).toBe(0);
});

it('mails the code with a mail server, and writes nothing of it to the terminal', async () => {
  const receiver = await startSmtpReceiver();
  const running = await server.start({
    PORT: '0',
    HOST,
    SMTP_HOST: HOST,
    SMTP_PORT: String(receiver.port),
    SMTP_FROM: 'no-reply@example.com',
    SMTP_FROM_NAME: '我的工具箱',
  });
  expect(await askForCode(running)).toMatchObject({ code: '200', data: { mailMode: 'smtp' } });
  await expect.poll(() => receiver.mails, { timeout: 10_000 }).toHaveLength(1);
  const [mail] = receiver.mails;
  expect(mail?.to).toEqual(['somebody@example.org']);
  expect(mail?.headers.from).toBe('我的工具箱 <no-reply@example.com>');
  const [, code = ''] = CODE_LINE.exec(mail?.parts['text/plain'] ?? '') ?? [];
  expect(code).toMatch(/^\d{6}$/);
  expect(running.output()).not.toContain(code);
  expect(running.output()).not.toContain('somebody');
  running.process.kill('SIGTERM');
  expect(await running.ended).toBe(0);
});
