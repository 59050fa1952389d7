import { type DataEntry, type DataNode, type DataPath, toJsonString } from '../convert/data.ts';
import type { LossLog } from '../convert/loss-log.ts';
import { joinPropertyPath, type PathStep, parsePropertyPath } from './property-path.ts';
import type { PropertiesEntry } from './read-properties.ts';

/** Texts that every YAML reader turns back into the same text. */
const INTEGER = /^(?:0|-?[1-9][0-9]*)$/;
const DECIMAL = /^-?(?:0|[1-9][0-9]*)\.[0-9]*[1-9]$/;
const DECIMAL_CHARS_MAX = 15;

type Branch = Map<PathStep, Built>;

type Built =
  | { readonly kind: 'leaf'; readonly json: string; readonly comments: readonly string[] }
  | { readonly kind: 'object' | 'array'; readonly children: Branch };

/**
 * Builds the nested data of a file. A key that contradicts another one, such as `a.b` beside `a`, or a list with gaps,
 * stays undivided at the root, where Spring reads it the same way. Conflicts and repeated keys go into `log`.
 */
export function propertiesToData(
  entries: readonly PropertiesEntry[],
  rootPath: DataPath | null,
  log: LossLog,
): DataNode {
  const root: Branch = new Map();
  const last = new Map(entries.map((entry) => [entry.key, entry]));
  const divisible = findDivisible(last);
  for (const entry of entries) {
    const counted = last.get(entry.key) ?? entry;
    const place = { path: { parent: rootPath, segment: entry.key }, offset: entry.offset };
    if (counted !== entry) {
      log.add('duplicate-key', place, entry.value, counted.value);
      continue;
    }
    const leaf: Built = { kind: 'leaf', json: toLeaf(entry.value), comments: entry.comments };
    const steps = divisible.get(entry.key);
    if (steps !== undefined && tryPlace(root, steps, leaf)) continue;
    root.set(entry.key, leaf);
    log.add('key-conflict', place, entry.key, toJsonString(entry.key));
  }
  return finish({ kind: 'object', children: root });
}

/** Whether a key that leads to this one has a value itself. */
function hasValueAbove(steps: readonly PathStep[], keys: ReadonlyMap<string, unknown>): boolean {
  let above: string | null = null;
  return steps.slice(0, -1).some((step) => {
    above = joinPropertyPath(above, step);
    return keys.has(above);
  });
}

/** A number or a boolean where its text comes back unchanged, otherwise a string. */
function toLeaf(value: string): string {
  if (value === 'true' || value === 'false' || INTEGER.test(value)) return value;
  return DECIMAL.test(value) && value.length <= DECIMAL_CHARS_MAX ? value : toJsonString(value);
}

/** False when a step contradicts the existing branches. It changes nothing then. */
function tryPlace(root: Branch, steps: readonly PathStep[], leaf: Built): boolean {
  let branch = root;
  for (const [i, step] of steps.entries()) {
    const below = branch.get(step);
    const next = steps[i + 1];
    if (next === undefined) {
      if (below !== undefined) return false;
      branch.set(step, leaf);
      return true;
    }
    const kind = typeof next === 'number' ? 'array' : 'object';
    if (below === undefined) {
      const made: Built = { kind, children: new Map() };
      branch.set(step, made);
      branch = made.children;
      continue;
    }
    if (below.kind !== kind) return false;
    branch = below.children;
  }
  return false;
}

/** The steps of the keys that can be divided: no key above has a value, and no list on the way has a gap. */
function findDivisible(keys: ReadonlyMap<string, unknown>): ReadonlyMap<string, readonly PathStep[]> {
  const divisible = new Map([...keys.keys()].map((key) => [key, parsePropertyPath(key)] as const));
  for (const [key, steps] of divisible) if (hasValueAbove(steps, keys)) divisible.delete(key);
  // A key that stays undivided may leave a gap in an outer list.
  for (let broken = findBrokenLists(divisible); broken.size > 0; broken = findBrokenLists(divisible)) {
    for (const [key, steps] of divisible) {
      if (listsOf(steps).some(({ list }) => broken.has(list))) divisible.delete(key);
    }
  }
  return divisible;
}

/** The keys of the lists whose indices do not run from 0 without a gap. */
function findBrokenLists(divisible: ReadonlyMap<string, readonly PathStep[]>): ReadonlySet<string> {
  const indices = new Map<string, { readonly found: Set<number>; max: number }>();
  for (const steps of divisible.values()) {
    for (const { list: name, index } of listsOf(steps)) {
      const list = indices.get(name) ?? { found: new Set(), max: 0 };
      list.found.add(index);
      list.max = Math.max(list.max, index);
      indices.set(name, list);
    }
  }
  return new Set([...indices].flatMap(([key, { found, max }]) => (max + 1 === found.size ? [] : [key])));
}

/** The keys of the lists on the way, with the index in each. */
function listsOf(steps: readonly PathStep[]): { readonly list: string; readonly index: number }[] {
  let above: string | null = null;
  return steps.flatMap((step) => {
    const list = above ?? '';
    above = joinPropertyPath(above, step);
    return typeof step === 'number' ? [{ list, index: step }] : [];
  });
}

function finish(built: Built): DataNode {
  if (built.kind === 'leaf') return { kind: 'leaf', json: built.json };
  const children = [...built.children];
  if (built.kind === 'array') {
    return {
      kind: 'array',
      items: children.toSorted((a, b) => Number(a[0]) - Number(b[0])).map(([, child]) => finish(child)),
    };
  }
  const entries = children.map(([name, child]): DataEntry => {
    const key = toJsonString(String(name));
    return child.kind === 'leaf' ? [key, finish(child), child.comments] : [key, finish(child)];
  });
  return { kind: 'object', entries };
}
