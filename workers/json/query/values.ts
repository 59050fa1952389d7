import { AppError } from '../../../src/core/errors.ts';
import type { KeyIds } from '../key-ids.ts';
import { childrenOf, kindOf, type NodeKind, type NodeTable } from '../node-table.ts';
import { decodeString, tokenOf } from '../scalar.ts';
import { decoder, encoder } from '../utf8.ts';
import type { Effort } from './effort.ts';
import { orderNumbers, toExactDouble } from './number-order.ts';
import type { MadeValue, QueryValue } from './syntax.ts';

const BACKSLASH = 0x5c;
/** Levels of two values that are compared. */
const DEPTH_MAX = 2000;
/** The order of kinds in jq: null, false, true, numbers, strings, arrays, objects. */
const RANKS: Readonly<Record<NodeKind, number>> = { literal: 0, number: 1, string: 2, array: 3, object: 4 };
const LITERAL_RANKS: readonly string[] = ['null', 'false', 'true'];

/** A text in its table. */
export interface QueryData {
  readonly table: NodeTable;
  readonly keys: KeyIds;
}

/** Reads and compares values, whether they are nodes of the document or made by the query. */
export function createValues(data: QueryData, effort: Effort) {
  const reader = createReader(data, effort);
  const scalars = createScalars(reader);
  const order = createOrder(reader, scalars, effort);
  return { ...reader, isEqual: createEquality(reader, scalars, effort), order, orderOfNumbers: scalars.orderOfNumbers };
}

export type Values = ReturnType<typeof createValues>;

function createScalars({ table, textOf, stringOf }: ValueReader) {
  const { bytes, start, end } = table;
  const encoded = new WeakMap<MadeValue, Uint8Array>();
  const doubles = new WeakMap<MadeValue, number | null>();

  const isSameString = (a: QueryValue, b: QueryValue): boolean => {
    if (typeof a === 'number' && typeof b !== 'number') return isWritten(a, b);
    if (typeof a !== 'number' && typeof b === 'number') return isWritten(b, a);
    return stringOf(a) === stringOf(b);
  };
  /** Compares bytes, which is enough for a string without escapes. */
  const isWritten = (node: number, made: MadeValue): boolean => {
    let wanted = encoded.get(made);
    if (wanted === undefined) {
      wanted = encoder.encode(textOf(made));
      encoded.set(made, wanted);
    }
    const from = (start[node] ?? 0) + 1;
    const to = (end[node] ?? 0) - 1;
    let isSame = to - from === wanted.length;
    for (let at = from; at < to; at++) {
      if (bytes[at] === BACKSLASH) return stringOf(node) === textOf(made);
      isSame &&= bytes[at] === wanted[at - from];
    }
    return isSame;
  };
  const doubleOf = (value: QueryValue): number | null => {
    if (typeof value === 'number') return toExactDouble(bytes, start[value] ?? 0, end[value] ?? 0);
    let double = doubles.get(value);
    if (double === undefined) {
      const text = encoder.encode(textOf(value));
      double = toExactDouble(text, 0, text.length);
      doubles.set(value, double);
    }
    return double;
  };
  const orderOfNumbers = (a: QueryValue, b: QueryValue): number | null => {
    const [left, right] = [doubleOf(a), doubleOf(b)];
    return left !== null && right !== null ? left - right : orderNumbers(textOf(a), textOf(b));
  };

  return { isSameString, orderOfNumbers };
}

type Scalars = ReturnType<typeof createScalars>;

function createEquality(reader: ValueReader, { isSameString, orderOfNumbers }: Scalars, effort: Effort) {
  const { kind, textOf, items, members } = reader;
  const isEqual = (a: QueryValue, b: QueryValue, depth = 0): boolean => {
    effort.spend(1);
    if (depth > DEPTH_MAX) throw new AppError('query-too-costly', 'The compared values are too deep');
    const kindOfBoth = kind(a);
    if (kindOfBoth !== kind(b)) return false;
    switch (kindOfBoth) {
      case 'string':
        return isSameString(a, b);
      case 'number':
        return orderOfNumbers(a, b) === 0;
      case 'literal':
        return textOf(a) === textOf(b);
      case 'array': {
        const [left, right] = [items(a), items(b)];
        return left.length === right.length && left.every((item, at) => isEqual(item, right[at] ?? item, depth + 1));
      }
      case 'object': {
        const [left, right] = [members(a), members(b)];
        if (left.size !== right.size) return false;
        return [...left].every(([name, member]) => {
          const other = right.get(name);
          return other !== undefined && isEqual(member, other, depth + 1);
        });
      }
    }
  };
  return isEqual;
}

/** The order of jq over all values: below 0, 0 or above 0; null for numbers whose order is not known. */
function createOrder(reader: ValueReader, { orderOfNumbers }: Scalars, effort: Effort) {
  const { kind, textOf, stringOf, items, members } = reader;
  const order = (a: QueryValue, b: QueryValue, depth = 0): number | null => {
    effort.spend(1);
    if (depth > DEPTH_MAX) throw new AppError('query-too-costly', 'The compared values are too deep');
    const kindOfBoth = kind(a);
    const ranks = RANKS[kindOfBoth] - RANKS[kind(b)];
    if (ranks !== 0) return ranks;
    switch (kindOfBoth) {
      case 'string':
        return orderTexts(stringOf(a), stringOf(b));
      case 'number':
        return orderOfNumbers(a, b);
      case 'literal':
        return LITERAL_RANKS.indexOf(textOf(a)) - LITERAL_RANKS.indexOf(textOf(b));
      case 'array':
        return orderLists(items(a), items(b), depth);
      case 'object': {
        const [left, right] = [members(a), members(b)];
        const [leftNames, rightNames] = [sortNames(left), sortNames(right)];
        for (let at = 0; at < leftNames.length && at < rightNames.length; at++) {
          const names = orderTexts(leftNames[at] ?? '', rightNames[at] ?? '');
          if (names !== 0) return names;
        }
        if (leftNames.length !== rightNames.length) return leftNames.length - rightNames.length;
        const inOrder = (all: ReadonlyMap<string, QueryValue>) => leftNames.flatMap((name) => all.get(name) ?? []);
        return orderLists(inOrder(left), inOrder(right), depth);
      }
    }
  };
  const orderLists = (left: readonly QueryValue[], right: readonly QueryValue[], depth: number): number | null => {
    for (const [at, item] of left.entries()) {
      const other = right[at];
      if (other === undefined) return 1;
      const each = order(item, other, depth + 1);
      if (each !== 0) return each;
    }
    return left.length - right.length;
  };
  return order;
}

/** Reads values, whether they are nodes of the document or made by the query. */
function createReader({ table, keys }: QueryData, effort: Effort) {
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
    const children = childrenOf(table, value);
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
  /** The characters of a string, or the number of items or members; null for any other value. */
  const lengthOf = (value: QueryValue): number | null => {
    const kindOfValue = kind(value);
    if (kindOfValue === 'string') return countCharacters(stringOf(value));
    if (kindOfValue === 'array') return items(value).length;
    return kindOfValue === 'object' ? members(value).size : null;
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

  return { table, kind, textOf, stringOf, items, members, lengthOf, idOfName, findMember };
}

type ValueReader = ReturnType<typeof createReader>;

/** Names in the order of their code points, as jq lists them. */
export function sortNames(members: ReadonlyMap<string, unknown>): string[] {
  return [...members.keys()].sort(orderTexts);
}

/** The order of code points, which is not that of UTF-16 units: below 0, 0 or above 0. */
export function orderTexts(a: string, b: string): number {
  const shared = Math.min(a.length, b.length);
  for (let at = 0; at < shared; at++) {
    const [left, right] = [a.charCodeAt(at), b.charCodeAt(at)];
    if (left !== right) return rankUnit(left) - rankUnit(right);
  }
  return a.length - b.length;
}

/** Surrogates stand for code points above all other units. */
function rankUnit(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}

/** The number of code points of a text. */
function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
