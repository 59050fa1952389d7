import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listModuleReferences } from '../architecture/module-references.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = 'tests/server';
/** A test that imports this, directly or through other test files, uses the database that `TEST_DATABASE_URL` names. */
const DATABASE_FILE = 'tests/server/open-test-database.ts';

/**
 * Tests that use a database and do not run once more on PostgreSQL, because the rule that they check never reaches SQL in
 * another way. The reason names what does run there. A new test runs there unless it is added here.
 */
export const EMBEDDED_ONLY: Readonly<Record<string, string>> = {
  'accounts/checks.test.ts': 'Forms and attempts at codes. code-rejections and email-codes count attempts in tables.',
  'accounts/password-rejections.test.ts': 'Rules of passwords. registration-session and account-flow store them.',
  'accounts/service-calls.test.ts': 'Envelopes and headers of answers.',
  'accounts/shared-network.test.ts': 'Counts by network. lock-out and throttles run the same queries.',
  'accounts/tokens.test.ts': 'Signatures and claims. sessions finds the rows.',
  'admin-access/mail-config.test.ts': 'Rules of the mail form. settings saves and reads it.',
  'admin-access/set-up-guard.test.ts': 'Order of the guards in front of a call.',
  'admin/backup-download.test.ts': 'There is no download of a PostgreSQL database.',
  'admin/escalation.test.ts':
    'Who may change what is decided in the program. people-changes, roles and races run the queries.',
  'admin/offered-controls.test.ts':
    'What is offered and what is refused is decided in the program. people-changes and roles run the queries.',
  'admin/preview-effect.test.ts': 'Sets of codes, compared in the program. roles makes the same calls.',
  'admin/stored-backups.test.ts': 'The server backs up no PostgreSQL database.',
  'attacks/account-existence.test.ts': 'Texts of answers. code-rejections makes the same calls.',
  'attacks/client-origins.test.ts': 'Headers, refused before a query.',
  'attacks/foreign-pages.test.ts': 'Headers, refused before a query.',
  'attacks/framing.test.ts': 'HTTP parser.',
  'attacks/mail-servers.test.ts': 'Connections to mail servers. mailer-lifecycle runs the queue.',
  'attacks/mail-servers.long.test.ts': 'Connections to mail servers.',
  'attacks/methods.test.ts': 'HTTP parser.',
  'attacks/odd-bodies.long.test.ts': 'Bodies that are refused before a query. odd-values reaches the queries.',
  'attacks/signalling-frames.test.ts': 'WebSockets, with presence in memory.',
  'attacks/signalling-frames.long.test.ts': 'WebSockets, with presence in memory.',
  'attacks/slow-senders.test.ts': 'Time limits of connections.',
  'attacks/spoofed-addresses.test.ts': 'Forwarded headers. throttles counts addresses.',
  'attacks/tokens.test.ts': 'Signatures and claims.',
  'db/statement-cache.test.ts': 'Statements of the embedded database.',
  'flock/refusals.test.ts': 'Games are replayed and dates compared in the program. submissions stores games.',
  'http/access-matrix.test.ts': 'The guard decides in the program. sessions and roles run its queries.',
  'http/security-events.test.ts': 'What is logged about a call.',
  'http/upload-resource-policy.test.ts': 'Headers. admin/uploads stores pictures.',
  'key-rotation.test.ts': 'Keys of the program. settings stores what they encrypt.',
  'lan/admit.test.ts': 'Presence of one process, in memory. shared-rooms has two on PostgreSQL.',
  'lan/limits.test.ts': 'Limits of connections, with presence in memory.',
  'lan/membership.test.ts':
    'Presence of one process, in memory. removals reads and writes who is removed, shared-rooms has two processes.',
  'lan/signalling.test.ts': 'Presence of one process, in memory. shared-rooms has two on PostgreSQL.',
  'mail/create-mailer.test.ts':
    'Conversations with mail servers. mail-queue and mailer-lifecycle run the queries of the queue.',
  'metrics/metrics-route.test.ts': 'Text of the metrics. admin/health counts the same rows.',
};

/** The server's tests that run once more on PostgreSQL. */
export function listDatabaseTests(): string[] {
  return listTestsWithDatabase().filter((test) => !(test.slice(FOLDER.length + 1) in EMBEDDED_ONLY));
}

/** The server's tests that touch a database. */
export function listTestsWithDatabase(): string[] {
  const entries = readdirSync(join(ROOT, FOLDER), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const tests = files
    .map((file) => relative(ROOT, file).split(sep).join('/'))
    .filter((file) => /\.test\.ts$/.test(file));
  return tests.filter((test) => touchesDatabase(test, new Set()) || readsAddress(test)).sort();
}

/** Some tests start a whole server and pass the address to it themselves. */
function readsAddress(path: string): boolean {
  return readFileSync(join(ROOT, path), 'utf8').includes('process.env.TEST_DATABASE_URL');
}

function touchesDatabase(path: string, seen: Set<string>): boolean {
  if (path === DATABASE_FILE) return true;
  if (seen.has(path)) return false;
  seen.add(path);
  return listImports(path).some((file) => touchesDatabase(file, seen));
}

const imports = new Map<string, readonly string[]>();

/** The test files that a test file loads. */
function listImports(path: string): readonly string[] {
  const known = imports.get(path);
  if (known !== undefined) return known;
  const text = readFileSync(join(ROOT, path), 'utf8');
  const files = listModuleReferences({ path, text })
    .filter(({ specifier, kind }) => kind !== 'type' && specifier.startsWith('.'))
    .map(({ specifier }) => posix.join(posix.dirname(path), specifier))
    .filter((file) => file.startsWith(`${FOLDER}/`));
  imports.set(path, files);
  return files;
}
