import { toBracketed } from '../json-path.ts';
import { NO_KEY } from '../key-ids.ts';
import type { QueryData } from './value-reader.ts';

/**
 * Normalized paths of nodes: `$['list'][0]`. Reads the parents of all nodes first, and yields the finished share of
 * that from time to time.
 */
export function* createNodePaths({ table, keys }: QueryData): Generator<number, (node: number) => string> {
  const { count, next, keyId } = table;
  const parents = new Uint32Array(count);
  const places = new Uint32Array(count);
  for (let node = 0; node < count; node++) {
    const behind = next[node] ?? 0;
    let place = 0;
    for (let child = node + 1; child < behind; child = next[child] ?? behind) {
      parents[child] = node;
      places[child] = place;
      place += 1;
    }
    if ((node & 0xffff) === 0xffff) yield node / count;
  }
  return (node) => {
    const steps: string[] = [];
    for (let at = node; at > 0; at = parents[at] ?? 0) {
      const key = keyId[at] ?? NO_KEY;
      steps.push(key === NO_KEY ? `[${places[at]}]` : toBracketed(keys.nameOf(key)));
    }
    return `$${steps.reverse().join('')}`;
  };
}
