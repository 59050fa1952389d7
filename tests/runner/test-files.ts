import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export interface TestFiles {
  /** Files that run one after the other in the same process. */
  readonly sharing: readonly string[];
  /** Files that need a process of their own. */
  readonly alone: readonly string[];
}

const FOLDER = 'tests';
/** Browser tests have a runner of their own. */
const BROWSER_FOLDER = 'tests/e2e/';
const TEST_NAME = /\.test\.tsx?$/;
/** A module that another file has loaded before cannot be replaced. */
const REPLACES_MODULES = /\bvi\.(?:mock|doMock)\(/;

/** Finds all test files that run without a browser, as paths relative to `root`. */
export function groupTestFiles(root: string): TestFiles {
  const entries = readdirSync(join(root, FOLDER), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEST_NAME.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !file.startsWith(BROWSER_FOLDER))
    .sort();
  const isAlone = (file: string) => REPLACES_MODULES.test(readFileSync(join(root, file), 'utf8'));
  return { sharing: files.filter((file) => !isAlone(file)), alone: files.filter(isAlone) };
}
