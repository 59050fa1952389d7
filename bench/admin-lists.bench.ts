import { get } from 'node:http';
import Fastify from 'fastify';
import { parseConfig } from '../server/config.ts';
import { adminRoutes } from '../server/http/admin-routes.ts';
import { serviceCalls } from '../server/http/service-calls.ts';
import { startSession } from '../server/services/accounts/sessions.ts';
import { listPeople } from '../server/services/admin/list-people.ts';
import { peopleQuerySchema, USER_CALLS } from '../src/core/contracts/admin-people.ts';
import { ADMIN_LISTS } from './budgets.ts';
import type { Bench, Part } from './part.ts';
import {
  ADMINISTRATORS_COUNT,
  DISABLED_COUNT,
  FIRST_QUARTER,
  type MeasuredPeople,
  openMeasuredPeople,
  PEOPLE_COUNT,
} from './server/admin-people.ts';
import { median } from './stats.ts';

const ROUNDS = 40;
const USERS = PEOPLE_COUNT - ADMINISTRATORS_COUNT;
const MB = 1024 * 1024;
const { from, to } = FIRST_QUARTER;

/** Requests of a list, each with its total where it is known beforehand. */
const REQUESTS: Readonly<Record<string, readonly [query: object, total: number | null]>> = {
  'the newest': [{}, USERS],
  'the last page': [{ page: USERS / 20 }, USERS],
  'sorted by name': [{ sort: 'username' }, USERS],
  'sorted by login': [{ sort: '-lastLoginAt' }, USERS],
  'a rare text': [{ text: 'user 9999' }, 11],
  'a frequent text, sorted by mail': [{ text: 'user 9', sort: 'email' }, null],
  'no such text': [{ text: 'zzzz' }, 0],
  'disabled, sorted by mail': [{ status: 'disabled', sort: 'email' }, DISABLED_COUNT],
  'active, sorted by mail': [{ status: 'active', sort: 'email' }, USERS - DISABLED_COUNT],
  'a role of all': [{ role: 'USER' }, USERS],
  'a role of 2,000, sorted by name': [{ role: 'VIP', sort: 'username' }, PEOPLE_COUNT / 50],
  'a role of 5': [{ role: 'AUTHOR', sort: '-lastLoginAt' }, 5],
  'a quarter of a year, sorted by name': [{ createdFrom: from, createdTo: to, sort: 'username' }, null],
  'logins of a quarter of a year': [{ lastLoginFrom: from, lastLoginTo: to, sort: '-lastLoginAt' }, null],
  'every filter': [{ text: 'user 1', role: 'VIP', status: 'active', createdFrom: from, lastLoginFrom: from }, null],
};

/** Pages of the administration's list of 100,000 accounts beside a read by primary key, and the export of all of them. */
export const adminLists: Part = {
  name: 'admin-lists',
  async run(bench) {
    await measure(bench, 'embedded', null);
    const postgres = process.env.TEST_DATABASE_URL;
    if (postgres) await measure(bench, 'PostgreSQL', postgres);
  },
};

async function measure(bench: Bench, database: string, postgresServer: string | null): Promise<void> {
  const people = await openMeasuredPeople(postgresServer);
  try {
    await measurePages(bench, database, people);
    await measureExport(bench, database, people);
  } finally {
    await people.close();
  }
}

/** In turns with the read by primary key, so that disturbances affect both. */
async function measurePages({ report }: Bench, database: string, { accounts, rootId }: MeasuredPeople): Promise<void> {
  const context = { accounts, publicOrigin: null };
  for (const [name, [request, expected]] of Object.entries(REQUESTS)) {
    const query = peopleQuerySchema.parse(request);
    const { total, rows } = await listPeople(context, 'users', query);
    const isRight = (expected ?? total) === total && rows.length <= query.size && (total === 0 || rows.length > 0);
    report.check(`${database}: ${name}`, isRight, `${total} accounts`);
    const samples: number[] = [];
    const keyed: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      samples.push(await time(() => listPeople(context, 'users', query)));
      const byKey = accounts.db.selectFrom('users').selectAll().where('id', '=', rootId);
      keyed.push(await time(() => byKey.executeTakeFirstOrThrow()));
    }
    const baseline = { name: 'primary key', ratio: median(keyed) / median(samples) };
    report.measure({ measure: `${database}: ${name}`, unit: 'ms', samples, baseline, bar: ADMIN_LISTS.pageP95Ms });
  }
}

/** Over HTTP, by a client that keeps nothing. */
async function measureExport({ report }: Bench, database: string, people: MeasuredPeople): Promise<void> {
  const { accounts, rootId } = people;
  const config = parseConfig({});
  const log = { info: () => {}, error: () => {} };
  const app = Fastify();
  await app.register(serviceCalls({ accounts, config, log }, adminRoutes({ accounts, config })));
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const member = await accounts.db.selectFrom('users').selectAll().where('id', '=', rootId).executeTakeFirstOrThrow();
  const caller = { address: '', network: '', networks: [] };
  const { token } = await startSession(accounts, member, caller);
  let mostBytes = 0;
  const before = process.memoryUsage().rss;
  const watch = setInterval(() => {
    mostBytes = Math.max(mostBytes, process.memoryUsage().rss);
  }, 5);
  const startedAt = performance.now();
  const lines = await countLines(`${origin}${USER_CALLS.export.path}`, token);
  const ms = performance.now() - startedAt;
  clearInterval(watch);
  await app.close();
  report.check(`${database}: the export has every account and a title`, lines === USERS + 1, `${lines} lines`);
  report.measure({ measure: `${database}: export of all accounts`, unit: 'ms', samples: [ms] });
  const grown = Math.max(mostBytes, process.memoryUsage().rss) - before;
  const samples = [Math.max(grown, 0) / MB];
  report.measure({ measure: `${database}: memory of the export`, unit: 'MB', samples, bar: ADMIN_LISTS.exportMB });
}

function countLines(url: string, token: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { authorization: `Bearer ${token}` } }, (response) => {
      let lines = 0;
      response.on('data', (chunk: Buffer) => {
        for (const byte of chunk) if (byte === 10) lines += 1;
      });
      response.once('end', () => resolve(lines));
      response.once('error', reject);
    }).once('error', reject);
  });
}

async function time(task: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await task();
  return performance.now() - before;
}
