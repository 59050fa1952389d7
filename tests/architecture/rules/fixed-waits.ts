import { isScript, type SourceFile } from '../source-files.ts';
import { lineOf } from '../syntax-tree.ts';

/** Playwright's sleep, a promise that a timer alone resolves, and Node's sleep. A timer of 0 ms ends the present task. */
const FIXED_WAIT =
  /\bwaitForTimeout\(|\((\w+)\) =>\s*(?:void\s+)?\{?\s*(?:[\w.]+\s*=\s*)?(?:window\.)?setTimeout\(\s*\1\s*,(?!\s*0\s*\))|\{[^}]*\bsetTimeout\b[^}]*\} from 'node:timers\/promises'/g;

/** Reports every wait of a fixed time in a test, as `path:line`. */
export function findFixedWaits(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => isScript(file) && file.path.startsWith('tests/'))
    .flatMap(({ path, text }) => [...text.matchAll(FIXED_WAIT)].map(({ index }) => `${path}:${lineOf(text, index)}`));
}
