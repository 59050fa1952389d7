import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listModuleReferences } from '../architecture/module-references.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = 'tests/server';
/** A test that imports this, directly or through other test files, runs on the database that `TEST_DATABASE_URL` names. */
const DATABASE_FILE = 'tests/server/open-test-database.ts';

/** The server's tests that touch a database and so run once more on PostgreSQL. */
export function listDatabaseTests(): string[] {
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
  const text = readFileSync(join(ROOT, path), 'utf8');
  const imported = listModuleReferences({ path, text })
    .filter(({ specifier, kind }) => kind !== 'type' && specifier.startsWith('.'))
    .map(({ specifier }) => posix.join(posix.dirname(path), specifier));
  return imported.some((file) => file.startsWith(`${FOLDER}/`) && touchesDatabase(file, seen));
}
