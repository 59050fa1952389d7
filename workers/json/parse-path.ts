import { matchAt } from './sticky.ts';

const STEP = /\.([^.[\]']+)|\[(\d+)\]|\['((?:[^'\\]|\\.)*)'\]/gsy;
const ESCAPE = /\\(?:u([0-9a-f]{4})|(.))/gs;
const LETTERS: Readonly<Record<string, string>> = { b: '\b', t: '\t', n: '\n', f: '\f', r: '\r' };

/** Names and indices of a path that `toJsonPath` wrote; null for any other text. */
export function parsePath(path: string): (string | number)[] | null {
  if (!path.startsWith('$')) return null;
  const steps: (string | number)[] = [];
  let at = 1;
  while (at < path.length) {
    const match = matchAt(STEP, path, at);
    if (match === null) return null;
    const [whole, name, index, quoted] = match;
    steps.push(index === undefined ? (name ?? resolveEscapes(quoted ?? '')) : Number(index));
    at += whole.length;
  }
  return steps;
}

function resolveEscapes(quoted: string): string {
  return quoted.replace(ESCAPE, (_, hex: string | undefined, letter: string | undefined) =>
    hex === undefined ? (LETTERS[letter ?? ''] ?? letter ?? '') : String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
