import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createLocalTransport } from '../../../server/mail/local-transport.ts';
import { decodeMail } from './decode-mail.ts';

const MESSAGE = {
  id: 'id-1',
  to: 'somebody@example.org',
  subject: '【mythinkn】登录验证码',
  text: '您好：\n\n登录验证码：048392\n',
  html: '<p>登录验证码</p>\n',
};
const NEVER = new AbortController().signal;

async function openOutbox() {
  const parent = await mkdtemp(join(tmpdir(), 'mythinkn-outbox-'));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  const outbox = join(parent, 'data', 'outbox');
  const lines: string[] = [];
  let time = Date.UTC(2026, 10, 20, 9, 30, 15, 7);
  const log = { info: (line: string) => lines.push(line), error: (line: string) => lines.push(`! ${line}`) };
  const restart = () => createLocalTransport({ outbox, log, now: () => time++ });
  return { outbox, lines, transport: restart(), restart };
}

it('writes a mail as a file that mail programs open', async () => {
  const { outbox, transport } = await openOutbox();
  await transport.send(MESSAGE, NEVER);
  expect(await readdir(outbox)).toEqual(['20261120T093015007Z-id-1.eml']);
  const mail = decodeMail(await readFile(join(outbox, '20261120T093015007Z-id-1.eml')));
  expect(mail.headers).toMatchObject({ subject: MESSAGE.subject, to: MESSAGE.to });
  expect(mail.parts).toEqual({ 'text/plain': MESSAGE.text, 'text/html': MESSAGE.html });
});

it.skipIf(process.platform === 'win32')('only its owner can read the outbox', async () => {
  const { outbox, transport } = await openOutbox();
  await transport.send(MESSAGE, NEVER);
  const [name = ''] = await readdir(outbox);
  expect((await stat(outbox)).mode & 0o777).toBe(0o700);
  expect((await stat(join(outbox, name))).mode & 0o777).toBe(0o600);
});

it('shows the mail in the terminal in a marked block with the path of the file', async () => {
  const { outbox, lines, transport } = await openOutbox();
  await transport.send(MESSAGE, NEVER);
  expect(lines).toEqual([
    [
      '════════ 本机邮件模式：下面这封邮件没有寄出，只显示在这里 ════════',
      '收件人：somebody@example.org',
      '主题：【mythinkn】登录验证码',
      '────────',
      '您好：',
      '',
      '登录验证码：048392',
      `════════ 已存为 ${join(outbox, '20261120T093015007Z-id-1.eml')} ════════`,
    ].join('\n'),
  ]);
});

it('keeps control characters of a mail out of the terminal', async () => {
  const { lines, transport } = await openOutbox();
  await transport.send({ ...MESSAGE, subject: 'a\u001b[2Jb', text: '\u001b]0;x\u0007您好\u202e：\n' }, NEVER);
  expect(lines.join('\n')).not.toMatch(/(?!\n)[\p{Cc}\u202e]/u);
  expect(lines.join('\n')).toContain('主题：a\ufffd[2Jb');
});

it('removes messages that killed processes left half written, but none of the last minute', async () => {
  const { outbox, transport, restart } = await openOutbox();
  await transport.send(MESSAGE, NEVER);
  const [mail = ''] = await readdir(outbox);
  for (const [name, ageS] of [
    ['old', 61],
    ['new', 1],
  ] as const) {
    const file = join(outbox, `${name}.eml.part`);
    await writeFile(file, '');
    const time = Date.UTC(2026, 10, 20, 9, 30, 15) / 1000 - ageS;
    await utimes(file, time, time);
  }
  restart();
  expect((await readdir(outbox)).sort()).toEqual([mail, 'new.eml.part']);
});

it('keeps the newest 200 mails', async () => {
  const { outbox, transport } = await openOutbox();
  for (let index = 0; index < 203; index += 1) await transport.send({ ...MESSAGE, id: `${index}` }, NEVER);
  const names = (await readdir(outbox)).sort();
  expect(names).toHaveLength(200);
  expect(names[0]).toMatch(/-3\.eml$/);
  expect(names.at(-1)).toMatch(/-202\.eml$/);
});
