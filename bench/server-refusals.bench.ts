import { ACCOUNT_PATHS } from '../src/core/contracts/accounts.ts';
import { HEALTH_PATH, PORTAL_PATH, withBase } from '../src/core/paths.ts';
import { z } from '../src/core/schema.ts';
import { type Bar, SERVER } from './budgets.ts';
import type { Bench, Part } from './part.ts';
import { type Ask, ask, closeConnections, type Reply } from './server/load.ts';
import { emailOf, MEMORY_PATH, PAGE_LENGTH, PASSWORD } from './server/measured-routes.ts';
import { type MeasuredServer, type MeasuredSettings, startMeasuredServer } from './server/start-measured-server.ts';
import { median } from './stats.ts';

const CONNECTIONS = 100;
const LOGINS = 30;
/** The server costs a third once its code is compiled for speed, which takes about 4,000 calls. */
const WARM_UP_ROUNDS = 5;
const ROUNDS = 5;
const CALLS_A_ROUND = 1000;
/** Connections that measure calls; of calls that are held before they are refused, all of the attacker's. */
const MEASURING = 16;
/** Wrong passwords after which a network must wait. */
const GUESSES = 60;
const ATTACKER = '127.99.9.9';
/** The bound of calls shall not refuse what a limit of the service refuses. */
const ANY_RATE: MeasuredSettings = { CALLS_PER_SECOND: '999999' };

const memorySchema = z.object({ cpuMs: z.number() });

/** What refused calls and pages cost, and a login while another network must wait and does not stop guessing. */
export const serverRefusals: Part = {
  name: 'server-refusals',
  async run(bench) {
    await measure(bench, 'embedded', null);
    const postgres = process.env.TEST_DATABASE_URL;
    if (postgres) await measure(bench, 'PostgreSQL', postgres);
  },
};

async function measure(bench: Bench, database: string, postgres: string | null): Promise<void> {
  await withServer(postgres, {}, async (measured) => {
    const name = `${database}: a login refused by the bound of calls`;
    await measureCpu(bench, name, measured, toGuess(measured), {
      status: 429,
      bar: SERVER.refusedCpuMs,
      connections: CONNECTIONS,
    });
    await logInBeside(bench, `${database}: a login beside refused ones`, measured);
  });
  await withServer(postgres, ANY_RATE, async (measured) => {
    const name = `${database}: a login refused by the limit of guesses`;
    await measureCpu(bench, name, measured, toGuess(measured), { status: 429, bar: SERVER.refusedCpuMs });
    const health = { url: measured.app + HEALTH_PATH };
    await measureCpu(bench, `${database}: healthz`, measured, health, { status: 200 });
    const page = { url: measured.app + withBase(PORTAL_PATH), headers: { 'accept-encoding': 'br' } };
    const pageName = `${database}: a page of ${PAGE_LENGTH} characters`;
    await measureCpu(bench, pageName, measured, page, { status: 200, bar: SERVER.pageCpuMs });
  });
}

/** A server where one network has guessed until it must wait. */
async function withServer(
  postgres: string | null,
  settings: MeasuredSettings,
  task: (measured: MeasuredServer) => Promise<void>,
): Promise<void> {
  const measured = await startMeasuredServer(postgres, settings);
  try {
    for (let index = 0; index < GUESSES; index++) await ask(toGuess(measured, index));
    await task(measured);
  } finally {
    closeConnections();
    await measured.stop();
  }
}

function toGuess({ app }: MeasuredServer, index = 0): Ask {
  const body = { username: `guess-${index}@example.com`, password: 'wrong' };
  return { url: app + ACCOUNT_PATHS.login, from: ATTACKER, body };
}

interface Expected {
  readonly status: number;
  readonly bar?: Bar;
  readonly connections?: number;
}

/** The processor time of the server's process for each call. */
async function measureCpu(
  { report }: Bench,
  name: string,
  measured: MeasuredServer,
  what: Ask,
  { status, bar, connections = MEASURING }: Expected,
): Promise<void> {
  const samples: number[] = [];
  const statuses = new Set<number>();
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
    const before = await readCpu(measured);
    const replies = await askOften(what, CALLS_A_ROUND, connections);
    const each = ((await readCpu(measured)) - before) / CALLS_A_ROUND;
    if (round >= WARM_UP_ROUNDS) samples.push(each);
    for (const reply of replies) statuses.add(reply.status);
  }
  const seen = [...statuses].join();
  report.check(`${name} answers ${status}`, seen === `${status}`, seen);
  report.measure({ measure: `${name}, processor`, unit: 'ms', samples, ...(bar && { bar }) });
}

async function askOften(what: Ask, count: number, connections: number): Promise<Reply[]> {
  const replies: Reply[] = [];
  let left = count;
  const connection = async () => {
    while (left-- > 0) replies.push(await ask(what));
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return replies;
}

/** Right passwords from other networks, one after another: alone, then beside the attacker's connections. */
async function logInBeside({ report }: Bench, name: string, measured: MeasuredServer): Promise<void> {
  const alone = await logInOften(measured, 0);
  let isOver = false;
  let refused = 0;
  const attack = Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (!isOver) if ((await ask(toGuess(measured))).status === 429) refused++;
    }),
  );
  const beside = await logInOften(measured, LOGINS);
  isOver = true;
  await attack;
  const ms = [alone, beside].map((replies) => replies.map((reply) => reply.ms));
  const [aloneMs = [], besideMs = []] = ms;
  const codes = [...new Set([...alone, ...beside].map(({ body }) => JSON.parse(body).code))].join();
  report.check(`${name} asks for the mailed code`, codes === 'NEED_EMAIL_VERIFICATION', codes);
  report.measure({ measure: `${name}, alone`, unit: 'ms', samples: aloneMs });
  report.measure({ measure: name, unit: 'ms', samples: besideMs, note: `${refused} refused meanwhile` });
  const samples = [median(besideMs) / median(aloneMs)];
  report.measure({ measure: `${name} ÷ alone`, unit: '×', samples, bar: SERVER.loginBesideRefused });
}

async function logInOften({ app }: MeasuredServer, first: number): Promise<Reply[]> {
  const replies: Reply[] = [];
  for (let index = first; index < first + LOGINS; index++) {
    const body = { username: emailOf(index), password: PASSWORD };
    replies.push(await ask({ url: app + ACCOUNT_PATHS.login, from: `127.20.${index}.1`, body }));
  }
  return replies;
}

async function readCpu({ bare }: MeasuredServer): Promise<number> {
  return memorySchema.parse(JSON.parse((await ask({ url: bare + MEMORY_PATH })).body)).cpuMs;
}
