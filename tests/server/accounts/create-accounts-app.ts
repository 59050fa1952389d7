import { createHash, randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { Kysely } from 'kysely';
import { onTestFinished } from 'vitest';
import { type MailConfig, parseConfig } from '../../../server/config.ts';
import { createTextCipher } from '../../../server/db/encryption.ts';
import type { Database } from '../../../server/db/schema.ts';
import { lanSignalling } from '../../../server/http/lan-signalling.ts';
import type { SecurityEvent } from '../../../server/log/security-log.ts';
import type { Mail, Mailer, SentMail } from '../../../server/mail/mail.ts';
import { MAIL_PRIORITIES } from '../../../server/mail/mail-classes.ts';
import type { MailTest } from '../../../server/mail/mail-test.ts';
import type { MailMessage } from '../../../server/mail/mail-transport.ts';
import { type AccountsContext, createAccountsContext } from '../../../server/services/accounts/accounts-context.ts';
import { createPasswords, type Passwords } from '../../../server/services/accounts/passwords.ts';
import type { AdminAccessContext } from '../../../server/services/admin-access/admin-access-context.ts';
import { createAudit } from '../../../server/services/audit.ts';
import { createFlockContext, type FlockContext } from '../../../server/services/flock/flock-context.ts';
import { createFlockVerifier } from '../../../server/services/flock/flock-verifier.ts';
import { createLan, type Lan } from '../../../server/services/lan/create-lan.ts';
import { followAnalytics } from '../../../server/services/settings/analytics-setting.ts';
import { createSettings, type Settings } from '../../../server/services/settings/settings.ts';
import { ACCOUNT_PATHS } from '../../../src/core/contracts/accounts.ts';
import { readCore } from '../../wasm/flock/load-core.ts';
import { borrowTestApp, createTestApp, type TestApp } from '../create-test-app.ts';
import { openTestDatabase } from '../open-test-database.ts';
import { QUICK_HASH } from './quick-hash.ts';
import { createTickets } from './tickets.ts';

const CIPHER = createTextCipher(Buffer.alloc(32, 3));
export const TOKEN_KEY = new Uint8Array(32).fill(1);
const PASSWORDS = await createPasswords(QUICK_HASH);
const VERIFIER = await createFlockVerifier(new Uint8Array(readCore('flock')));

interface Call {
  readonly token?: string;
  /** Client address. Every address is another network. */
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface AccountsApp extends TestApp {
  readonly accounts: AccountsContext;
  readonly settings: Settings;
  readonly db: Kysely<Database>;
  readonly dataDirectory: string;
  readonly lan: Lan;
  readonly flock: FlockContext;
  readonly adminAccess: AdminAccessContext;
  /** Test mails of the administration, and what happens to them; by default they are delivered. */
  readonly mailTests: MailTests;
  /** What the station's signalling reported to the security log. */
  readonly lanEvents: SecurityEvent[];
  /** Passwords that were verified against a hash, including the decoy hash. */
  readonly checked: string[];
  advance(ms: number): void;
  now(): number;
  /**
   * Sends a GET to `profile`, otherwise a POST. Like the forms, it keeps the tickets of each address that it calls from, and
   * adds them to bodies without one.
   */
  call(name: keyof typeof ACCOUNT_PATHS, body?: object | null, call?: Call): Promise<LightMyRequestResponse>;
  /** Mails in the queue that will be sent. */
  mails(): Promise<SentMail[]>;
  setMailDown(isDown: boolean): void;
  /** The code of the latest mail to an address. */
  latestCode(email: string): Promise<string>;
}

interface MailTests {
  readonly sent: { readonly config: MailConfig; readonly message: MailMessage }[];
  run: MailTest;
}

export interface AccountsAppOptions {
  readonly toMailer?: (deps: MailerDeps) => Mailer;
  /** The test listens on the application, closes it or adds routes, so it cannot share one with other tests. */
  readonly isAlone?: boolean;
}

/** The real application with accounts, over an empty database, with a stopped clock and a mailer that only collects. */
export async function createAccountsApp(
  settingsOfTest: Readonly<Record<string, string>> = {},
  { toMailer = createCollectingMailer, isAlone = false }: AccountsAppOptions = {},
): Promise<AccountsApp> {
  const { db, dataDirectory, databaseUrl } = await openTestDatabase();
  const database = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
  const environment = { MYTHINKN_DATA: dataDirectory, ...database, ...settingsOfTest };
  let time = Date.UTC(2030, 0, 1);
  let codes = 0;
  let isMailDown = false;
  const now = () => time;
  const checked: string[] = [];
  const passwords: Passwords = {
    ...PASSWORDS,
    verify(hash, password, networks) {
      checked.push(password);
      return PASSWORDS.verify(hash, password, networks);
    },
  };
  const createId = randomUUID;
  const accounts = createAccountsContext({
    db,
    mailer: toMailer({ db, now, isDown: () => isMailDown }),
    passwords,
    keys: {
      tokens: { current: TOKEN_KEY, previous: [] },
      devices: { current: new Uint8Array(32).fill(4), previous: [] },
      codes: new Uint8Array(32).fill(2),
    },
    now,
    createId,
    createCode: () => String(100_000 + ++codes),
  });
  const settings = createSettings({ db, cipher: CIPHER, audit: createAudit({ now, createId }), now });
  const lanEvents: SecurityEvent[] = [];
  const lan = await createLan({
    // The presence of a single process.
    config: { databaseUrl: null, lanIceServers: parseConfig(environment).lanIceServers },
    db,
    secret: { deriveKeys: (purpose) => ({ current: createHash('sha256').update(purpose).digest(), previous: [] }) },
    accounts,
    log: { error: (message, cause) => test.lines.push(`${message} ${String(cause)}`) },
    securityLog: { record: (event) => lanEvents.push(event) },
  });
  onTestFinished(() => lan.relay.stop());
  const upgrades = [lanSignalling(lan.relay)];
  const mailTests: MailTests = { sent: [], run: async () => {} };
  const flock = createFlockContext({ db, now, verifier: VERIFIER });
  const adminAccess: AdminAccessContext = {
    accounts,
    settings,
    config: parseConfig(environment),
    async testMail(config, message) {
      mailTests.sent.push({ config, message });
      await mailTests.run(config, message);
    },
    removeInitialPassword: () => {},
    readLastBackup: () => null,
    readIntegrity: () => ({ state: 'unchecked' }),
  };
  const services = {
    ...{ accounts, settings, flock, lan: lan.context, adminAccess, upgrades },
    readAnalytics: await followAnalytics(settings),
  };
  const test = await (isAlone ? createTestApp(environment, services) : borrowTestApp(environment, services));
  onTestFinished(() => test.close());

  const tickets = createTickets();
  const mails = async () => {
    const rows = await db.selectFrom('mail_queue').select('sealed_message').orderBy('due_at').execute();
    return rows.map((row) => JSON.parse(row.sealed_message) as Mail).filter(isSent);
  };
  return {
    ...test,
    accounts,
    settings,
    db,
    dataDirectory,
    lan,
    flock,
    adminAccess,
    mailTests,
    lanEvents,
    checked,
    now,
    mails,
    setMailDown: (isDown) => {
      isMailDown = isDown;
    },
    advance: (ms) => {
      time += ms;
    },
    async call(name, body = {}, { token, from = '203.0.113.1', headers = {} } = {}) {
      const payload = tickets.add(name, body, from);
      const reply = await test.app.inject({
        method: name === 'profile' ? 'GET' : 'POST',
        url: ACCOUNT_PATHS[name],
        remoteAddress: from,
        headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
        ...(name !== 'profile' && payload !== null && { payload }),
      });
      tickets.keep(name, body, from, reply);
      return reply;
    },
    async latestCode(email) {
      const mail = (await mails()).findLast((each) => each.to === email && 'code' in each);
      if (mail === undefined || !('code' in mail)) throw new Error(`No code for ${email}`);
      return mail.code;
    },
  };
}

const isSent = (mail: Mail): mail is SentMail => mail.purpose !== 'nothing';

export interface MailerDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly isDown: () => boolean;
}

/** Stores the mails unencrypted in the real table, where a rollback removes them again. */
function createCollectingMailer({ now, isDown }: MailerDeps): Mailer {
  let order = 0;
  return {
    mode: 'local',
    async enqueue(transaction, mail, mailClass) {
      const priority = MAIL_PRIORITIES[mailClass];
      const row = {
        id: randomUUID(),
        sealed_message: JSON.stringify(mail),
        purpose: mail.purpose,
        priority,
        attempts: 0,
      };
      const times = { due_at: ++order, expires_at: mail.expiresAt, created_at: now(), last_error: null };
      await transaction
        .insertInto('mail_queue')
        .values({ ...row, ...times })
        .execute();
    },
    async discard(transaction, to) {
      const rows = await transaction.selectFrom('mail_queue').select(['id', 'sealed_message']).execute();
      const ids = rows.filter((row) => JSON.parse(row.sealed_message).to === to).map(({ id }) => id);
      for (const id of ids) await transaction.deleteFrom('mail_queue').where('id', '=', id).execute();
    },
    isFull: async () => isDown(),
    isDown,
    wake: () => {},
    stop: async () => {},
  };
}

export const EMAIL = 'lin@example.com';
/** An address without an account in `createMemberApp`. */
export const OTHER = 'mei@example.com';
export const PASSWORD = 'Kettle-Lamp-71';
export const MINUTE_MS = 60_000;

/** The application with one account: `EMAIL`, named Lin. */
export async function createMemberApp(
  settings: Readonly<Record<string, string>> = {},
  options: AccountsAppOptions = {},
): Promise<AccountsApp> {
  const test = await createAccountsApp(settings, options);
  await register(test, EMAIL, 'Lin');
  return test;
}

/** Registers an account, whose password is `PASSWORD`. Ends the session that starts with it, so that tests count their own. */
export async function register(test: AccountsApp, email: string, username: string): Promise<void> {
  await test.call('sendRegisterCode', { email });
  const verifyCode = await test.latestCode(email);
  const reply = await test.call('register', { email, username, password: PASSWORD, verifyCode });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  await test.call('logout', {}, { token: reply.json().data.token });
}

/** Signs in; returns the token. */
export async function signIn(test: AccountsApp, email: string, password = PASSWORD): Promise<string> {
  await test.call('sendLoginCode', { email });
  const emailCode = await test.latestCode(email);
  const reply = await test.call('login', { username: email, password, emailCode });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json().data.token;
}

/** An answer without its ticket, which differs between all requests. */
export function toSameBody(reply: LightMyRequestResponse): readonly [status: number, body: string] {
  return [reply.statusCode, reply.body.replace(/"ticket":"[^"]+"/, '"ticket":""')];
}

/** An answer as one line of a table. */
export function toFacts(reply: LightMyRequestResponse): readonly [status: number, code: string, message: string] {
  const { code, message } = reply.json();
  return [reply.statusCode, code, message];
}
