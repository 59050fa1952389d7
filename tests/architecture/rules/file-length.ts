import { isScript, type SourceFile } from '../source-files.ts';

const FILE_LINES_MAX = 300;

/** Reports every script with more lines than the maximum. Such a file has two subjects. */
export function findLongFiles(files: readonly SourceFile[]): string[] {
  return files
    .filter(isScript)
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > FILE_LINES_MAX)
    .map(({ path, lines }) => `${path}: ${lines} lines`);
}
