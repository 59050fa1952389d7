import type { SourceFile } from '../source-files.ts';

const ZONES = /^(?:src|workers|server)\//;
/** Names without a topic. */
const EMPTY_NAME = /^(?:utils?|helpers?|common|misc|index)(?:\.\w+)*$/i;
/** A page's own entry file is not a barrel. */
const SCRIPT_NAME = /^(?:[A-Z][A-Za-z0-9]*\.tsx|[a-z0-9-]+(?:\.[a-z0-9]+)*\.(?:m?ts|mjs|tsx))$/;

/** Reports every file and folder of the product whose name has no topic or the wrong shape. */
export function findBadNames(files: readonly SourceFile[]): string[] {
  return files
    .map(({ path }) => path)
    .filter((path) => ZONES.test(path) && (hasEmptyName(path) || hasWrongShape(path)));
}

function hasEmptyName(path: string): boolean {
  return path.split('/').some((segment) => EMPTY_NAME.test(segment));
}

function hasWrongShape(path: string): boolean {
  const name = path.split('/').at(-1) ?? '';
  return /\.(?:m?tsx?|mjs)$/.test(name) && !SCRIPT_NAME.test(name);
}
