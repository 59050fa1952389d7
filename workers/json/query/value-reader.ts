import type { KeyIds } from '../key-ids.ts';
import { kindOf, type NodeKind, type NodeTable } from '../node-table.ts';
import { decodeString, tokenOf } from '../scalar.ts';
import type { Effort } from './effort.ts';
import type { QueryValue } from './syntax.ts';

/** A text in its table. */
export interface QueryData {
  readonly table: NodeTable;
  readonly keys: KeyIds;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Reads values, whether they are nodes of the document or made by the query. */
export function createReader({ table, keys }: QueryData, effort: Effort) {
  const { next, keyId } = table;

  const kind = (value: QueryValue): NodeKind => (typeof value === 'number' ? kindOf(table, value) : value.kind);
  /** A number or a literal as written. */
  const textOf = (value: QueryValue): string =>
    typeof value === 'number' ? decoder.decode(tokenOf(table, value)) : 'text' in value ? value.text : '';
  /** The contents of a string. */
  const stringOf = (value: QueryValue): string =>
    typeof value === 'number' ? decodeString(tokenOf(table, value)) : textOf(value);
  const items = (value: QueryValue): readonly QueryValue[] => {
    if (typeof value !== 'number') return value.kind === 'array' ? value.items : [...members(value).values()];
    const children: number[] = [];
    const behind = next[value] ?? 0;
    for (let child = value + 1; child < behind; child = next[child] ?? behind) children.push(child);
    effort.spend(children.length + 1);
    return children;
  };
  /** The members of an object by name; of those with the same name, the last. */
  const members = (value: QueryValue): ReadonlyMap<string, QueryValue> => {
    if (typeof value !== 'number') return value.kind === 'object' ? value.members : new Map();
    const found = new Map<string, QueryValue>();
    for (const child of items(value)) found.set(keys.nameOf(keyId[child as number] ?? 0), child);
    return found;
  };
  const idOfName = (name: string): number => keys.idOf(encoder.encode(JSON.stringify(name).slice(1, -1)));
  /** The last member with this key; -1 when there is none, and for a value that is no object. */
  const findMember = (node: number, id: number): number => {
    let found = -1;
    let visits = 1;
    const behind = next[node] ?? 0;
    for (let child = node + 1; child < behind; child = next[child] ?? behind) {
      if (keyId[child] === id) found = child;
      visits += 1;
    }
    effort.spend(visits);
    return found;
  };

  return { table, kind, textOf, stringOf, items, members, idOfName, findMember };
}

export type ValueReader = ReturnType<typeof createReader>;
