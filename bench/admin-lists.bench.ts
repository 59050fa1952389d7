import { setTimeout as wait } from 'node:timers/promises';
import type { AdminContext } from '../server/services/admin/admin-context.ts';
import { listAuditLog } from '../server/services/admin/audit-log.ts';
import { listPeople } from '../server/services/admin/list-people.ts';
import { previewRole } from '../server/services/admin/preview-role.ts';
import { listMembers } from '../server/services/admin/roles.ts';
import { listSignIns } from '../server/services/admin/sign-ins.ts';
import { AUDIT_CALLS, auditQuerySchema } from '../src/core/contracts/admin-audit.ts';
import { ADMIN_CALLS, peopleQuerySchema, USER_CALLS } from '../src/core/contracts/admin-people.ts';
import { SIGN_IN_CALLS, signInQuerySchema } from '../src/core/contracts/admin-sign-ins.ts';
import type { Page, PageRequest } from '../src/core/contracts/page.ts';
import { ADMIN_LISTS } from './budgets.ts';
import type { Bench, Part } from './part.ts';
import {
  ADMINISTRATORS_COUNT,
  AUDIT_COUNT,
  createPeople,
  DISABLED_COUNT,
  FIRST_QUARTER,
  type MeasuredPeople,
  openPeople,
  PEOPLE_COUNT,
  type Place,
  SIGN_INS_COUNT,
} from './server/admin-people.ts';
import { measureExport } from './server/measure-export.ts';
import { median } from './stats.ts';

const ROUNDS = 40;
/** Rounds with a light call beside the list. */
const WAIT_ROUNDS = 5;
const LIGHT_CALL_EVERY_MS = 10;
const USERS = PEOPLE_COUNT - ADMINISTRATORS_COUNT;
const MB = 1024 * 1024;
const { from, to } = FIRST_QUARTER;
/** Whose lists are measured. */
const ROOT = { roles: ['SUPER_ADMIN'], permissions: ['*:*:*'] };

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

/** Requests of the log of sign-ins, each with its total. */
const SIGN_IN_REQUESTS: Readonly<Record<string, readonly [query: object, total: number | null]>> = {
  'sign-ins, the newest': [{}, SIGN_INS_COUNT],
  'sign-ins, the last page': [{ page: SIGN_INS_COUNT / 20 }, SIGN_INS_COUNT],
  'sign-ins that failed': [{ result: 'failed' }, SIGN_INS_COUNT / 10],
  'sign-ins that failed, a page in the middle': [{ result: 'failed', page: SIGN_INS_COUNT / 400 }, SIGN_INS_COUNT / 10],
  'sign-ins of an address': [{ address: '203.0.113.7' }, SIGN_INS_COUNT / 250],
  'sign-ins of an account': [{ account: 'user 77' }, SIGN_INS_COUNT / PEOPLE_COUNT],
  'sign-ins of a quarter of a year, the oldest first': [{ from, to, sort: 'at' }, null],
};

/** Requests of the members of the role of all users. */
const MEMBER_REQUESTS: Readonly<Record<string, PageRequest<'username' | 'email'>>> = {
  'members, the first': { page: 1, size: 20, sort: { by: 'username', direction: 'asc' } },
  'members, a page in the middle': { page: USERS / 40, size: 20, sort: { by: 'email', direction: 'asc' } },
  'members, the last page': { page: USERS / 20, size: 20, sort: { by: 'email', direction: 'asc' } },
};

const OF_ONE = 'audit log of one administrator';
/** Requests of the audit log, each with its total. */
const AUDIT_REQUESTS: Readonly<Record<string, readonly [query: object, total: number | null]>> = {
  'audit log, the newest': [{}, AUDIT_COUNT],
  'audit log, the last page': [{ page: AUDIT_COUNT / 20 }, AUDIT_COUNT],
  'audit log of one action': [{ action: 'user.roles' }, AUDIT_COUNT / 2],
  'audit log of a quarter of a year, the oldest first': [{ from, to, sort: 'at' }, null],
  [OF_ONE]: [{}, AUDIT_COUNT / ADMINISTRATORS_COUNT],
};

/** Every file, with the address of a small part and of everything. */
const EXPORTS: readonly {
  readonly name: string;
  readonly part: string;
  readonly all: string;
  readonly entries: number;
}[] = [
  { name: 'users', part: `${USER_CALLS.export.path}?role=AUTHOR`, all: USER_CALLS.export.path, entries: USERS },
  {
    name: 'administrators',
    part: `${ADMIN_CALLS.export.path}?role=SUPER_ADMIN`,
    all: ADMIN_CALLS.export.path,
    entries: ADMINISTRATORS_COUNT,
  },
  {
    name: 'the log of sign-ins',
    part: `${SIGN_IN_CALLS.export.path}?address=none`,
    all: SIGN_IN_CALLS.export.path,
    entries: SIGN_INS_COUNT,
  },
  {
    name: 'the audit log',
    part: `${AUDIT_CALLS.export.path}?action=none`,
    all: AUDIT_CALLS.export.path,
    // Four files, this one last, each exported twice: every export is recorded.
    entries: AUDIT_COUNT + 4 * 2,
  },
];

/**
 * Pages of the administration's list of 100,000 accounts, of the members of their role, of an audit log and a log of sign-ins
 * twice as long, beside a read by primary key, whose waits meanwhile are measured too; the preview of a changed role; and the
 * exports of all of them. Measures PostgreSQL as well with `TEST_DATABASE_URL`, as `.ci/with-postgresql` sets it.
 */
export const adminLists: Part = {
  name: 'admin-lists',
  async run(bench) {
    await measure(bench, 'embedded', null);
    const postgres = process.env.TEST_DATABASE_URL;
    if (postgres) await measure(bench, 'PostgreSQL', postgres);
    else console.log('PostgreSQL is not measured: TEST_DATABASE_URL is not set');
  },
};

async function measure(bench: Bench, database: string, postgresServer: string | null): Promise<void> {
  const { place, remove } = await createPeople(postgresServer);
  try {
    const people = await openPeople(place);
    try {
      await measurePages(bench, database, people);
    } finally {
      // The embedded database has one process at a time.
      await people.close();
    }
    for (const file of EXPORTS) await measureFile(bench, database, place, file);
  } finally {
    await remove();
  }
}

/** What the preview reads is no page: its total are the members, its row the role. */
async function previewAll(context: AdminContext): Promise<Page<unknown>> {
  const { memberCount, ...role } = await previewRole(context, ROOT, 'USER', ['USER:REPORT:READ']);
  return { rows: [role], total: memberCount, page: 1, size: 1 };
}

async function measurePages(bench: Bench, database: string, { accounts, rootId }: MeasuredPeople): Promise<void> {
  const context = { accounts, publicOrigin: null };
  const byKey = accounts.db.selectFrom('users').selectAll().where('id', '=', rootId);
  const readByKey = () => byKey.executeTakeFirstOrThrow();
  const waits: { readonly list: string; readonly ms: number }[] = [];
  const measureList = async (list: string, read: () => Promise<Page<unknown>>, expected: number | null) => {
    await measurePage(bench, `${database}: ${list}`, read, expected, readByKey);
    waits.push({ list, ms: await findLongestWait(read, readByKey) });
  };
  for (const [name, [request, expected]] of Object.entries(REQUESTS)) {
    const query = peopleQuerySchema.parse(request);
    await measureList(name, () => listPeople(context, ROOT, 'users', query), expected);
  }
  const all = peopleQuerySchema.parse({});
  await measureList('administrators', () => listPeople(context, ROOT, 'admins', all), ADMINISTRATORS_COUNT);
  for (const [name, [request, expected]] of Object.entries(AUDIT_REQUESTS)) {
    const query = auditQuerySchema.parse({ ...request, ...(name === OF_ONE && { actor: rootId }) });
    await measureList(name, () => listAuditLog(context, query), expected);
  }
  for (const [name, [request, expected]] of Object.entries(SIGN_IN_REQUESTS)) {
    const query = signInQuerySchema.parse(request);
    await measureList(name, () => listSignIns(context, query), expected);
  }
  for (const [name, request] of Object.entries(MEMBER_REQUESTS)) {
    await measureList(name, () => listMembers(context, ROOT, 'USER', request), USERS);
  }
  await measureList('preview of the role of all', () => previewAll(context), USERS);
  bench.report.measure({
    measure: `${database}: longest wait of a light call beside a list`,
    unit: 'ms',
    samples: waits.map(({ ms }) => ms),
    bar: ADMIN_LISTS.waitMs,
    note: `longest: ${waits.toSorted((a, b) => b.ms - a.ms)[0]?.list}`,
  });
}

/** How long a read by primary key takes that is due every 10 ms, while the list is read again and again. */
async function findLongestWait(read: () => Promise<unknown>, readByKey: () => Promise<unknown>): Promise<number> {
  let longestMs = 0;
  let isOver = false;
  const callLightly = async () => {
    while (!isOver) {
      const dueAt = performance.now() + LIGHT_CALL_EVERY_MS;
      await wait(LIGHT_CALL_EVERY_MS);
      await readByKey();
      longestMs = Math.max(longestMs, performance.now() - dueAt);
    }
  };
  const light = callLightly();
  for (let round = 0; round < WAIT_ROUNDS; round += 1) {
    await read();
    await wait(LIGHT_CALL_EVERY_MS);
  }
  isOver = true;
  await light;
  return longestMs;
}

/** In turns with the read by primary key, so that disturbances affect both. */
async function measurePage(
  { report }: Bench,
  measure: string,
  read: () => Promise<Page<unknown>>,
  expected: number | null,
  readByKey: () => Promise<unknown>,
): Promise<void> {
  const { total, rows, size } = await read();
  const isRight = (expected ?? total) === total && rows.length <= size && (total === 0 || rows.length > 0);
  report.check(measure, isRight, `${total} entries`);
  const samples: number[] = [];
  const keyed: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    samples.push(await time(read));
    keyed.push(await time(readByKey));
  }
  const baseline = { name: 'primary key', ratio: median(keyed) / median(samples) };
  report.measure({ measure, unit: 'ms', samples, baseline, bar: ADMIN_LISTS.pageP95Ms });
}

async function measureFile(
  { report }: Bench,
  database: string,
  place: Place,
  { name, part, all, entries }: (typeof EXPORTS)[number],
): Promise<void> {
  const { lines, bytes, ms, grownBytes } = await measureExport(place, part, all);
  const size = `${lines} lines, ${(bytes / MB).toFixed(1)} MB`;
  report.check(`${database}: the export of ${name} has every entry and a title`, lines === entries + 1, size);
  report.measure({ measure: `${database}: export of ${name}`, unit: 'ms', samples: [ms] });
  const samples = [Math.max(grownBytes, 0) / MB];
  report.measure({
    measure: `${database}: memory of the export of ${name}`,
    unit: 'MB',
    samples,
    bar: ADMIN_LISTS.exportMB,
  });
}

async function time(task: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await task();
  return performance.now() - before;
}
