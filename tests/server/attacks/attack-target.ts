import { onTestFinished, vi } from 'vitest';
import { ACCOUNT_PATHS } from '../../../src/core/contracts/accounts.ts';
import { z } from '../../../src/core/schema.ts';
import { createAccountsApp } from '../accounts/create-accounts-app.ts';
import { buildServer, type RunningServer } from '../built-server.ts';
import { createTestPlace } from '../open-test-database.ts';

type CallName = keyof typeof ACCOUNT_PATHS;

export interface Answer {
  readonly status: number;
  readonly code: string;
  readonly data: unknown;
}

/** A server under attack: the application in this process, or several processes over one database. */
export interface AttackTarget {
  /** Makes a call from a network of its own, and alternates between the processes. */
  post(name: CallName, body: object, token?: string): Promise<Answer>;
  /** The latest mailed code of an address that this method has not returned before. */
  readCode(email: string): Promise<string>;
  /** Lines of errors in the logs. */
  errors(): string[];
}

/** The code of a mail, with the ticket of the request where the server hands one out. */
export type MailedCode = Readonly<Record<'verifyCode' | 'emailCode', string>> & { readonly ticket?: string };

const sentSchema = z.object({ ticket: z.string().optional() }).catch({});

/** Requests a code and reads it from the mail. Spread the result into the body of the call that uses the code. */
export async function requestCode(target: AttackTarget, name: CallName, email: string): Promise<MailedCode> {
  const sent = await target.post(name, { email });
  if (sent.status !== 200) throw new Error(`${name}: ${sent.code}`);
  return toMailedCode(sent, await target.readCode(email));
}

/** A code with the ticket of the answer that announced it. */
function toMailedCode(sent: Pick<Answer, 'data'>, code: string): MailedCode {
  const { ticket } = sentSchema.parse(sent.data ?? {});
  return { verifyCode: code, emailCode: code, ...(ticket === undefined ? {} : { ticket }) };
}

/** The real application in this process, over the database of the test. */
export async function createInjectedTarget(): Promise<AttackTarget> {
  const test = await createAccountsApp();
  const nextNetwork = createNetworks();
  return {
    async post(name, body, token) {
      const reply = await test.call(name, body, { from: nextNetwork(), ...(token !== undefined && { token }) });
      return { status: reply.statusCode, ...answerSchema.parse(reply.json()) };
    },
    readCode: test.latestCode,
    errors: () => test.lines,
  };
}

const HOST = '127.0.0.1';
const SECRET = 'xK7#qP2vR9!mW4zL8@tB5nH1^cY6dF3j';

/** Two processes of the built server over one PostgreSQL database; stopped after the test. */
export async function startTwoProcesses(): Promise<AttackTarget> {
  const server = await buildServer();
  const { databaseUrl } = await createTestPlace();
  const environment = { PORT: '0', HOST, TRUST_PROXY: 'loopback', TOKEN_SECRET: SECRET, MAIL_MODE: 'local' };
  const processes: RunningServer[] = [];
  onTestFinished(async () => {
    for (const { process } of processes) process.kill('SIGTERM');
    await Promise.all(processes.map(({ ended }) => ended));
  });
  for (let count = 0; count < 2; count += 1) {
    processes.push(await server.start({ ...environment, DATABASE_URL: databaseUrl ?? '' }));
  }
  const nextNetwork = createNetworks();
  const seen = new Set<string>();
  let calls = 0;
  return {
    async post(name, body, token) {
      const { port = 0 } = processes[calls++ % processes.length] ?? {};
      const reply = await fetch(`http://${HOST}:${port}${ACCOUNT_PATHS[name]}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': nextNetwork(),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      });
      return { status: reply.status, ...answerSchema.parse(await reply.json()) };
    },
    async readCode(email) {
      const find = () => {
        const output = processes.map((process) => process.output()).join('\n');
        const mails = output.split(email).slice(1);
        const codes = mails.flatMap((mail) => /\b\d{6}\b/.exec(mail.slice(0, 400)) ?? []);
        const code = codes.find((found) => !seen.has(`${email} ${found}`));
        if (code === undefined) throw new Error(`No code for ${email}`);
        seen.add(`${email} ${code}`);
        return code;
      };
      return vi.waitFor(find, { timeout: 5000, interval: 20 });
    },
    errors: () =>
      processes.flatMap((process) =>
        process
          .output()
          .split('\n')
          .filter((line) => line.includes('    at ')),
      ),
  };
}

const answerSchema = z.object({ code: z.string(), data: z.unknown() });

/** Addresses in as many networks, a large distance apart. */
function createNetworks(): () => string {
  let index = 0;
  return () => `100.${64 + (++index >> 14)}.${(index >> 6) & 255}.${(index & 63) << 2}`;
}
