import type { KeyIds } from '../key-ids.ts';
import { kindOf } from '../node-table.ts';
import { decodeString, tokenOf } from '../scalar.ts';
import { decoder } from '../utf8.ts';
import { isIgnored, type Nodes, type Side } from './side.ts';

/** Members that usually identify the objects of a list, likeliest first. */
const IDENTITY_KEYS = ['id', '_id', 'uuid', 'guid', 'key', 'code', 'name'] as const;
/**
 * When a smaller share of the shorter list is found again, the identifiers were generated for each text and mean
 * nothing.
 */
const LEAST_SHARE = 0.5;

/** The numbers that the keys of identities have in the texts. */
export interface IdentityKeys {
  readonly single: readonly number[];
  /** Of Kubernetes: objects are identified by their kind, and by namespace and name in `metadata`. */
  readonly kind: number;
  readonly metadata: number;
  readonly namespace: number;
  readonly name: number;
}

/** Looks up the numbers of these keys, which both texts share. */
export function toIdentityKeys(keys: KeyIds): IdentityKeys {
  const encoder = new TextEncoder();
  const idOf = (key: string) => keys.idOf(encoder.encode(key));
  const [kind, metadata, namespace, name] = [idOf('kind'), idOf('metadata'), idOf('namespace'), idOf('name')];
  return { single: IDENTITY_KEYS.map(idOf), kind, metadata, namespace, name };
}

export interface Identities {
  readonly left: readonly number[];
  readonly right: readonly number[];
}

/**
 * Identifies the values of two lists: for each value a number, from the first key that every object has with a string
 * or number that is unique in its list, or from the name of a Kubernetes object; null when there is no such key.
 */
export function readIdentities(identityKeys: IdentityKeys, left: Nodes, right: Nodes): Identities | null {
  const readers = identityKeys.single.map(
    (key): Reader =>
      (side, node) =>
        readIdentity(side, node, key),
  );
  for (const read of [...readers, toResourceReader(identityKeys)]) {
    const ids = new Map<string, number>();
    const inLeft = readOwn(left, read, ids);
    const known = ids.size;
    const inRight = inLeft === null ? null : readOwn(right, read, ids);
    if (inLeft === null || inRight === null) continue;
    const shared = inRight.filter((identity) => identity < known).length;
    if (shared >= Math.min(left.nodes.length, right.nodes.length) * LEAST_SHARE)
      return { left: inLeft, right: inRight };
  }
  return null;
}

/** Reads the identity of a value; null when it has none. */
type Reader = (side: Side, node: number) => string | null;

function toResourceReader({ kind, metadata, namespace, name }: IdentityKeys): Reader {
  return (side, node) => {
    const kindText = readIdentity(side, node, kind);
    const meta = kindText === null ? null : findMember(side, node, metadata);
    const nameText = meta === null ? null : readIdentity(side, meta, name);
    if (meta === null || nameText === null) return null;
    return `${kindText}${readIdentity(side, meta, namespace) ?? ''}${nameText}`;
  };
}

/** A number for each node by its identity; null unless all nodes have one and all differ. */
function readOwn({ side, nodes }: Nodes, read: Reader, ids: Map<string, number>): number[] | null {
  const own = new Set<number>();
  for (const node of nodes) {
    const text = read(side, node);
    if (text === null) return null;
    const id = ids.get(text) ?? ids.size;
    if (own.has(id)) return null;
    ids.set(text, id);
    own.add(id);
  }
  return [...own];
}

/** The member of that key: a string by its contents, a number as it is written. */
function readIdentity(side: Side, node: number, key: number): string | null {
  const { table } = side;
  const child = findMember(side, node, key);
  if (child === null) return null;
  const kind = kindOf(table, child);
  if (kind === 'number') return decoder.decode(tokenOf(table, child));
  return kind === 'string' ? `"${decodeString(tokenOf(table, child))}` : null;
}

/** The first member of that key which is not left out. */
function findMember(side: Side, node: number, key: number): number | null {
  const { table } = side;
  if (kindOf(table, node) !== 'object') return null;
  const behind = table.next[node] ?? 0;
  for (let child = node + 1; child < behind; child = table.next[child] ?? behind) {
    if (table.keyId[child] === key && !isIgnored(side, child)) return child;
  }
  return null;
}
