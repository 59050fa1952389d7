import type { SourceFile } from '../source-files.ts';

const ENTRY = /^workers\/.*\.worker\.tsx?$/;
const LINES_MAX = 15;

/** Reports every worker entry that does more than create its dependencies and expose its service. */
export function findLongWorkerEntries(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => ENTRY.test(path))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > LINES_MAX)
    .map(({ path, lines }) => `${path}: ${lines} lines, at most ${LINES_MAX}`);
}
