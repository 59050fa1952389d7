import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

interface TestFiles {
  /** Files without a document that run one after the other in the same process. */
  readonly rules: readonly string[];
  /** Files with a document that run one after the other in the same process. */
  readonly components: readonly string[];
  /** Files that need a process of their own. */
  readonly alone: readonly string[];
  /** Files that kill, attack or wait. They run apart from the others, each in a process of its own. */
  readonly long: readonly string[];
}

const FOLDER = 'tests';
/** Browser tests have a runner of their own. */
const BROWSER_FOLDER = 'tests/e2e/';
const LONG_NAME = /\.long\.(?:test|spec)\.tsx?$/;
const TEST_NAME = /\.test\.tsx?$/;
/** A module that another file has loaded before cannot be replaced. */
const REPLACES_MODULES = /\bvi\.(?:mock|doMock)\(/;
const NEEDS_DOCUMENT = /@vitest-environment happy-dom/;

/** Finds all test files that run without a browser, as paths relative to `root`. */
export function groupTestFiles(root: string): TestFiles {
  const entries = readdirSync(join(root, FOLDER), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEST_NAME.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !file.startsWith(BROWSER_FOLDER))
    .sort();
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const long = files.filter(isLongTest);
  const others = files.filter((file) => !isLongTest(file));
  const select = (isWanted: (text: string) => boolean) => others.filter((file) => isWanted(texts.get(file) ?? ''));
  const isAlone = (text: string) => REPLACES_MODULES.test(text);
  const isComponent = (text: string) => NEEDS_DOCUMENT.test(text);
  return {
    rules: select((text) => !isAlone(text) && !isComponent(text)),
    components: select((text) => !isAlone(text) && isComponent(text)),
    alone: select(isAlone),
    long,
  };
}

/** Whether the test with this path belongs to `npm test -- long`. */
export function isLongTest(path: string): boolean {
  return LONG_NAME.test(path);
}
