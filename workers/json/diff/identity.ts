import type { KeyIds } from '../key-ids.ts';
import { kindOf, type NodeTable } from '../node-table.ts';
import { decodeString, tokenOf } from './scalar.ts';
import type { Side } from './side.ts';

/** Members that usually identify the objects of a list, likeliest first. */
const IDENTITY_KEYS = ['id', '_id', 'uuid', 'guid', 'key', 'code', 'name'] as const;
/**
 * When a smaller share of the shorter list is found again, the identifiers were generated for each text and mean
 * nothing.
 */
const LEAST_SHARE = 0.5;

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** The numbers of these keys in the texts. */
export function toIdentityKeys(keys: KeyIds): readonly number[] {
  const encoder = new TextEncoder();
  return IDENTITY_KEYS.map((key) => keys.idOf(encoder.encode(key)));
}

export interface Identities {
  readonly left: readonly number[];
  readonly right: readonly number[];
}

/**
 * Identifies the values of two lists: for each value a number, from the first key that every object has with a string
 * or number that is unique in its list; null when there is no such key.
 */
export function readIdentities(
  identityKeys: readonly number[],
  left: Side,
  a: readonly number[],
  right: Side,
  b: readonly number[],
): Identities | null {
  for (const key of identityKeys) {
    const ids = new Map<string, number>();
    const inLeft = readOwn(left, a, key, ids);
    const known = ids.size;
    const inRight = inLeft === null ? null : readOwn(right, b, key, ids);
    if (inLeft === null || inRight === null) continue;
    const shared = inRight.filter((identity) => identity < known).length;
    if (shared >= Math.min(a.length, b.length) * LEAST_SHARE) return { left: inLeft, right: inRight };
  }
  return null;
}

/** A number for each node by its member of that key; null unless all nodes have one and all differ. */
function readOwn({ table }: Side, nodes: readonly number[], key: number, ids: Map<string, number>): number[] | null {
  const own = new Set<number>();
  for (const node of nodes) {
    const text = readIdentity(table, node, key);
    if (text === null) return null;
    const id = ids.get(text) ?? ids.size;
    if (own.has(id)) return null;
    ids.set(text, id);
    own.add(id);
  }
  return [...own];
}

/** The member of that key: a string by its contents, a number as it is written. */
function readIdentity(table: NodeTable, node: number, key: number): string | null {
  if (kindOf(table, node) !== 'object') return null;
  const behind = table.next[node] ?? 0;
  for (let child = node + 1; child < behind; child = table.next[child] ?? behind) {
    if (table.keyId[child] !== key) continue;
    const kind = kindOf(table, child);
    if (kind === 'number') return decoder.decode(tokenOf(table, child));
    return kind === 'string' ? `"${decodeString(tokenOf(table, child))}` : null;
  }
  return null;
}
