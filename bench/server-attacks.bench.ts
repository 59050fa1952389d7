import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { ACCOUNT_PATHS } from '../src/core/contracts/accounts.ts';
import { PORTAL_CONFIG_PATH } from '../src/core/contracts/portal.ts';
import { z } from '../src/core/schema.ts';
import { SERVER } from './budgets.ts';
import type { Bench, Part } from './part.ts';
import { ask, closeConnections, type Reply, wait } from './server/load.ts';
import { CODE, emailOf, MEMORY_PATH, PASSWORD } from './server/measured-routes.ts';
import { type MeasuredServer, startMeasuredServer } from './server/start-measured-server.ts';
import { median } from './stats.ts';

const ATTACKERS = 20;
const UPGRADES = 4000;
const VISITORS = 40;
/** Handles that come and go without an attack: timers, and the call that counts them. */
const HANDLES_SPARE = 4;
const POLL_MS = 50;
const QUIET_MS = 30;
const GIVE_UP_MS = 12_000;
const GUESSES = 100;
const ACCOUNTS = 8;
/** Of right and wrong passwords for each account; a right one mails a code, which is limited. */
const PAIRS = 6;
const WRONG = 'Kettle-Lamp-17';

const memorySchema = z.object({ handles: z.number() });

/**
 * Two attacks: requests for another protocol whose clients do not read, and guesses that close an account. People are served
 * meanwhile, the owner of a closed account signs in, and its answers do not tell whether a password was right.
 */
export const serverAttacks: Part = {
  name: 'server-attacks',
  async run(bench) {
    await attack(bench, 'embedded', null);
    const postgres = process.env.TEST_DATABASE_URL;
    if (postgres) await attack(bench, 'PostgreSQL', postgres);
  },
};

async function attack(bench: Bench, database: string, postgresServer: string | null): Promise<void> {
  const measured = await startMeasuredServer(postgresServer, {});
  try {
    await holdUpgrades(bench, database, measured);
    await closeAccounts(bench, database, measured);
  } finally {
    closeConnections();
    await measured.stop();
  }
}

async function holdUpgrades({ report }: Bench, database: string, measured: MeasuredServer): Promise<void> {
  // Opens the connections to the database that the attack needs, too.
  await visit(measured, 1);
  closeConnections();
  const before = await countHandles(measured);
  const attackers: Socket[] = [];
  for (let index = 0; index < UPGRADES; index += 1) {
    const socket = openUpgrade(measured, addressOf(1, index));
    attackers.push(socket);
    if (index % 100 === 99) await once(socket, 'connect');
  }
  const meanwhile = await visit(measured, 2);
  closeConnections();
  for (const socket of attackers) socket.destroy();
  const leftAt = performance.now();
  let handles = await countHandles(measured);
  while (handles > before + HANDLES_SPARE && performance.now() - leftAt < GIVE_UP_MS) {
    await wait(POLL_MS);
    handles = await countHandles(measured);
  }
  const releaseMs = performance.now() - leftAt;
  const later = await visit(measured, 3);
  const note = `${before} before, ${handles} after`;
  report.check(`${database}: handles of ${UPGRADES} upgrades are gone`, handles <= before + HANDLES_SPARE, note);
  for (const [when, replies] of [
    ['during', meanwhile],
    ['after', later],
  ] as const) {
    const served = replies.filter(({ status }) => status === 200);
    report.check(`${database}: visitors served ${when} the upgrades`, served.length === VISITORS, `${served.length}`);
    report.measure({
      measure: `${database}: a visit ${when} the upgrades`,
      unit: 'ms',
      samples: replies.map(({ ms }) => ms),
    });
  }
  report.measure({
    measure: `${database}: handles are gone after`,
    unit: 'ms',
    samples: [releaseMs],
    bar: SERVER.releaseMs,
  });
}

/** The client writes and never reads. */
function openUpgrade({ app }: MeasuredServer, localAddress: string): Socket {
  const { hostname, port } = new URL(app);
  const socket = connect({ port: Number(port), host: hostname, localAddress });
  socket.on('error', () => {});
  socket.pause();
  socket.write(
    `GET ${PORTAL_CONFIG_PATH} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n`,
  );
  return socket;
}

function visit({ app }: MeasuredServer, range: number): Promise<Reply[]> {
  const visits = Array.from({ length: VISITORS }, (_, index) =>
    ask({ url: app + PORTAL_CONFIG_PATH, from: `127.0.${range}.${index + 1}` }),
  );
  return Promise.all(visits);
}

async function countHandles({ bare }: MeasuredServer): Promise<number> {
  return memorySchema.parse(JSON.parse((await ask({ url: bare + MEMORY_PATH })).body)).handles;
}

async function closeAccounts({ report }: Bench, database: string, measured: MeasuredServer): Promise<void> {
  const guesses = { right: [] as number[], wrong: [] as number[] };
  const answers = new Set<string>();
  const owners: number[] = [];
  for (let account = 0; account < ACCOUNTS; account++) {
    const statuses = new Set<number>();
    for (let index = 0; index < GUESSES; index += ATTACKERS) {
      const round = Array.from({ length: ATTACKERS }, (_, attacker) =>
        logIn(measured, account, addressOf(4 + account, attacker), { password: `${WRONG}-${index}` }),
      );
      for (const { status } of await Promise.all(round)) statuses.add(status);
    }
    report.check(`${database}: account ${account} can be guessed until it closes`, [...statuses].join() === '400');
    for (let round = 0; round < PAIRS; round++) {
      const pair = [['right', PASSWORD] as const, ['wrong', WRONG] as const];
      for (const [kind, password] of round % 2 === 0 ? pair : pair.reverse()) {
        const { status, body, ms } = await logIn(measured, account, `127.0.4.${PAIRS * account + round}`, { password });
        guesses[kind].push(ms);
        answers.add(`${status} ${body.replace(/"ticket":"[^"]+"/, '')}`);
        // Waits for the mail, whose sending must not slow the next answer down.
        await wait(QUIET_MS);
      }
    }
    owners.push(await signInAsOwner(measured, account));
  }
  report.check(`${database}: a closed account answers alike`, answers.size === 1, [...answers].join(' | '));
  const ratio = median(guesses.right) / median(guesses.wrong);
  report.measure({
    measure: `${database}: a closed account, right and wrong password apart by`,
    unit: '×',
    samples: [Math.max(ratio, 1 / ratio)],
    bar: SERVER.apart,
    note: `${median(guesses.right).toFixed(2)} and ${median(guesses.wrong).toFixed(2)} ms`,
  });
  const statuses = [...new Set(owners)].join();
  report.check(`${database}: ${ACCOUNTS} owners sign in with the mailed code`, statuses === '200', statuses);
}

/** From a network that was never seen before. Returns the status of the answer to password and code. */
async function signInAsOwner(measured: MeasuredServer, account: number): Promise<number> {
  const from = `127.0.5.${account + 1}`;
  const closed = await logIn(measured, account, from, { password: PASSWORD });
  const { ticket } = JSON.parse(closed.body).data;
  return (await logIn(measured, account, from, { password: PASSWORD, emailCode: CODE, ticket })).status;
}

function logIn({ app }: MeasuredServer, account: number, from: string, rest: object): Promise<Reply> {
  return ask({ url: app + ACCOUNT_PATHS.login, from, body: { username: emailOf(account), ...rest } });
}

/** Each attacker has a network of its own, and the wider ones around it. */
function addressOf(group: number, index: number): string {
  return `127.${10 + (index % ATTACKERS)}.${group}.1`;
}
