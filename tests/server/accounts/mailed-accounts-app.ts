import { randomUUID } from 'node:crypto';
import { expect, onTestFinished } from 'vitest';
import type { MailConfig } from '../../../server/config.ts';
import { createMailer } from '../../../server/mail/create-mailer.ts';
import { scheduleWithTimer } from '../../../server/schedule.ts';
import { createTestDirectory } from '../create-test-directory.ts';
import { smtpAt } from '../mail/open-mail-queue.ts';
import { readOutbox } from '../mail/read-outbox.ts';
import { startSmtpReceiver } from '../mail/smtp-receiver.ts';
import { type AccountsApp, createAccountsApp, type MailerDeps } from './create-accounts-app.ts';

/** How a mail names its code. */
type MailedCode = '登录' | '注册' | '重置密码' | '修改密码';

interface MailedAccountsApp extends AccountsApp {
  /** Waits for the mail and reads its code. */
  readCode(email: string, name: MailedCode): Promise<string>;
}

const KEY = Buffer.alloc(32, 5);

/** The application with the product's mailer: over a mail server on loopback, or with the outbox of local mode. */
export async function createMailedAccountsApp(mode: MailConfig['mode']): Promise<MailedAccountsApp> {
  const dataDirectory = await createTestDirectory();
  const receiver = await startSmtpReceiver();
  const lines: string[] = [];
  const log = { info: (line: string) => lines.push(line), error: (line: string) => lines.push(line) };
  const toMailer = ({ db, now }: MailerDeps) => {
    const config = mode === 'smtp' ? smtpAt(receiver.port) : ({ mode: 'local' } as const);
    const schedule = scheduleWithTimer;
    const mailer = createMailer({
      db,
      config,
      dataDirectory,
      keys: { current: KEY, previous: [] },
      log,
      now,
      schedule,
      createId: randomUUID,
      beatMs: 0,
    });
    onTestFinished(() => mailer.stop());
    return mailer;
  };
  const test = await createAccountsApp({}, { toMailer });

  const readMails = async () => (mode === 'smtp' ? receiver.mails : readOutbox(dataDirectory));
  return {
    ...test,
    async readCode(email, name) {
      let code: string | undefined;
      const find = async () => {
        const mails = (await readMails()).filter(({ headers }) => headers.to === email);
        const texts = mails.map(({ parts }) => parts['text/plain'] ?? '');
        code = texts.map((text) => new RegExp(`(?:^|\\n)${name}验证码：(\\d{6})\\n`).exec(text)?.[1]).findLast(Boolean);
        return code;
      };
      await expect.poll(find, { timeout: 5000 }).toBeDefined();
      return code ?? '';
    },
  };
}
