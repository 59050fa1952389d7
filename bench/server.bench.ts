import { ACCOUNT_PATHS } from '../src/core/contracts/accounts.ts';
import { PORTAL_CONFIG_PATH } from '../src/core/contracts/portal.ts';
import { HEALTH_PATH } from '../src/core/paths.ts';
import { SERVER } from './budgets.ts';
import type { Bench, Part } from './part.ts';
import { type Ask, ask, closeConnections, type Load, load, wait } from './server/load.ts';
import { ACCOUNTS, BARE_PATH, CODE, emailOf, MEMORY_PATH, networkOf, PASSWORD } from './server/measured-routes.ts';
import { type MeasuredServer, startMeasuredServer } from './server/start-measured-server.ts';
import { median, quantile } from './stats.ts';

const ROUNDS = 7;
const ROUND_MS = 1000;
const CONNECTIONS = 16;
/** Accounts for comparing a known address with an unknown one; other accounts are used for the logins. */
const COMPARED = 100;
const PROBE_INTERVAL_MS = 10;
const QUIET_MS = 30;
const MB = 1024 * 1024;

type DatabaseName = keyof typeof SERVER.overBare;

/**
 * Service calls over HTTP: their rate beside a bare route, 500 simultaneous logins, and whether answers reveal
 * accounts.
 */
export const server: Part = {
  name: 'server',
  async run(bench) {
    await measure(bench, 'embedded', null);
    const postgres = process.env.TEST_DATABASE_URL;
    if (postgres) await measure(bench, 'PostgreSQL', postgres);
  },
};

async function measure(bench: Bench, database: DatabaseName, postgresServer: string | null): Promise<void> {
  const measured = await startMeasuredServer(postgresServer);
  try {
    const token = await signIn(measured, 0);
    const calls: Record<'portal-config' | 'profile', Ask> = {
      'portal-config': { url: measured.app + PORTAL_CONFIG_PATH },
      profile: { url: measured.app + ACCOUNT_PATHS.profile, headers: { authorization: `Bearer ${token}` } },
    };
    await measureCalls(bench, database, measured, calls);
    await compareAnswers(bench, database, measured);
    await measureLogins(bench, database, measured);
  } finally {
    closeConnections();
    await measured.stop();
  }
}

/** In turns with the bare route, so that disturbances affect both. */
async function measureCalls(
  { report }: Bench,
  database: DatabaseName,
  { bare }: MeasuredServer,
  calls: Readonly<Record<'portal-config' | 'profile', Ask>>,
): Promise<void> {
  for (const [name, call] of Object.entries(calls) as [keyof typeof calls, Ask][]) {
    const rounds: { readonly call: Load; readonly bare: Load }[] = [];
    await load(call, CONNECTIONS, ROUND_MS);
    for (let round = 0; round < ROUNDS; round++) {
      const bareLoad = await load({ url: bare + BARE_PATH }, CONNECTIONS, ROUND_MS);
      rounds.push({ bare: bareLoad, call: await load(call, CONNECTIONS, ROUND_MS) });
    }
    const ratios = rounds.map((round) => round.bare.perSecond / round.call.perSecond);
    const unit = '1/s';
    const baseline = { name: 'bare route', ratio: median(ratios) };
    report.measure({
      measure: `${database}: ${name}`,
      unit,
      samples: rounds.map((round) => round.call.perSecond),
      baseline,
    });
    report.measure({
      measure: `${database}: ${name}, p99`,
      unit: 'ms',
      samples: rounds.map((round) => round.call.p99Ms),
    });
    report.measure({
      measure: `${database}: bare route ÷ ${name}`,
      unit: '×',
      samples: ratios,
      bar: SERVER.overBare[database][name],
    });
    const slower = rounds.map((round) => round.call.p99Ms / round.bare.p99Ms);
    report.measure({
      measure: `${database}: p99 of ${name} ÷ bare`,
      unit: '×',
      samples: slower,
      bar: SERVER.p99OverBare,
    });
  }
}

/** The time of an answer must not reveal whether an address has an account. */
async function compareAnswers({ report }: Bench, database: DatabaseName, { app }: MeasuredServer): Promise<void> {
  const known = (account: number) => ({ email: emailOf(account), from: networkOf(account) });
  const unknown = (account: number) => ({ email: `no-${emailOf(account)}`, from: networkOf(account) });
  const compared: Record<string, (person: ReturnType<typeof known>) => Ask> = {
    'login with a wrong password': ({ email, from }) =>
      toCall(app + ACCOUNT_PATHS.login, from, { username: email, password: 'wrong' }),
    'a reset code': ({ email, from }) => toCall(app + ACCOUNT_PATHS.sendResetCode, from, { email }),
  };
  for (const [name, toAsk] of Object.entries(compared)) {
    const times = { known: [] as number[], unknown: [] as number[] };
    const answers = new Set<string>();
    for (let account = 1; account <= COMPARED; account++) {
      // Either goes first equally often, because the second finds warm caches.
      const pair = [['known', known(account)] as const, ['unknown', unknown(account)] as const];
      for (const [kind, person] of account % 2 === 0 ? pair : pair.reverse()) {
        const { ms, status, body } = await ask(toAsk(person));
        times[kind].push(ms);
        // Every answer has another ticket.
        answers.add(`${status} ${body.replace(/"ticket":"[^"]+"/, '')}`);
        // Waits for the mail, whose sending must not slow the next answer down.
        await wait(QUIET_MS);
      }
    }
    report.check(`${database}: ${name} is answered alike`, answers.size === 1, [...answers].join(' | '));
    const ratio = median(times.known) / median(times.unknown);
    report.measure({
      measure: `${database}: ${name}, known and unknown apart by`,
      unit: '×',
      samples: [Math.max(ratio, 1 / ratio)],
      bar: SERVER.apart,
      note: `${median(times.known).toFixed(2)} and ${median(times.unknown).toFixed(2)} ms`,
    });
  }
}

/** All sign in at the same time, with the right password and code; meanwhile the health check must answer. */
async function measureLogins({ report }: Bench, database: DatabaseName, measured: MeasuredServer): Promise<void> {
  const people = Array.from({ length: ACCOUNTS - COMPARED - 1 }, (_, index) => COMPARED + 1 + index);
  const tickets = new Map<number, string>();
  for (const account of people) tickets.set(account, await sendCode(measured, account));
  const bareLoad = await load({ url: measured.bare + BARE_PATH }, CONNECTIONS, ROUND_MS);
  const probe = watch(measured);
  const before = performance.now();
  const crowd = people.map((account) => login(measured, account, tickets.get(account)));
  // Up to 500, with unknown people.
  const strangers = Array.from({ length: ACCOUNTS - people.length }, (_, index) => login(measured, ACCOUNTS + index));
  const replies = await Promise.all(crowd);
  const refused = await Promise.all(strangers);
  const seconds = (performance.now() - before) / 1000;
  const { healthMs, rssMB, errors } = await probe.stop();
  const statuses = [...new Set(replies.map(({ status }) => status))].join();
  report.check(`${database}: ${people.length} of ${ACCOUNTS} logins at once succeed`, statuses === '200', statuses);
  report.check(
    `${database}: strangers are refused`,
    refused.every(({ status }) => status === 400),
  );
  report.check(`${database}: nothing was logged as an error`, errors.length === 0, errors[0] ?? '');
  const perSecond = ACCOUNTS / seconds;
  const baseline = { name: 'bare route', ratio: bareLoad.perSecond / perSecond };
  report.measure({ measure: `${database}: logins`, unit: '1/s', samples: [perSecond], baseline });
  const waits = replies.map(({ ms }) => ms);
  report.measure({ measure: `${database}: login in a crowd, p99`, unit: 'ms', samples: [quantile(waits, 0.99)] });
  report.measure({
    measure: `${database}: healthz meanwhile, p99`,
    unit: 'ms',
    samples: [quantile(healthMs, 0.99)],
    bar: SERVER.healthP99Ms,
    note: `${healthMs.length} probes, slowest ${Math.max(...healthMs).toFixed(0)} ms`,
  });
  report.measure({ measure: `${database}: memory meanwhile`, unit: 'MB', samples: rssMB, bar: SERVER.rssMB });
}

/** Requests health and memory at intervals. */
function watch({ app, bare }: MeasuredServer) {
  const healthMs: number[] = [];
  const rssMB: number[] = [];
  let errors: readonly string[] = [];
  let isOver = false;
  const probing = (async () => {
    while (!isOver) {
      healthMs.push((await ask({ url: app + HEALTH_PATH })).ms);
      const memory = JSON.parse((await ask({ url: bare + MEMORY_PATH })).body);
      rssMB.push(memory.rssBytes / MB);
      errors = memory.errors;
      await wait(PROBE_INTERVAL_MS);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await probing;
      return { healthMs, rssMB, errors };
    },
  };
}

function toCall(url: string, from: string, body: object): Ask {
  return { url, headers: { 'x-forwarded-for': from }, body };
}

/** Returns the ticket of the code. */
async function sendCode({ app }: MeasuredServer, account: number): Promise<string> {
  const reply = await ask(toCall(app + ACCOUNT_PATHS.sendLoginCode, networkOf(account), { email: emailOf(account) }));
  if (reply.status !== 200) throw new Error(reply.body);
  return JSON.parse(reply.body).data.ticket;
}

function login({ app }: MeasuredServer, account: number, ticket = '') {
  const body = { username: emailOf(account), password: PASSWORD, emailCode: CODE, ticket };
  return ask(toCall(app + ACCOUNT_PATHS.login, networkOf(account), body));
}

async function signIn(measured: MeasuredServer, account: number): Promise<string> {
  const ticket = await sendCode(measured, account);
  return JSON.parse((await login(measured, account, ticket)).body).data.token;
}
