import { compare, type Difference, type Trail } from '../../../../workers/json/diff/compare.ts';
import { hashNodes } from '../../../../workers/json/diff/hash-nodes.ts';
import { isAbsent } from '../../../../workers/json/diff/step.ts';
import { createKeyIds } from '../../../../workers/json/key-ids.ts';
import { type NodeTable, readNodes } from '../../../../workers/json/node-table.ts';

/** A difference with the values themselves. */
interface FoundDifference {
  readonly kind: Difference['kind'];
  readonly leftPath: readonly (string | number)[];
  readonly rightPath: readonly (string | number)[];
  /** Undefined where the value is absent. */
  readonly left: unknown;
  readonly right: unknown;
}

/** All differences between two valid texts. */
export function findDifferences(
  leftText: string,
  rightText: string,
  ignoresKeyOrder = true,
  ignoresItemOrder = false,
): FoundDifference[] {
  const keys = createKeyIds();
  const read = (text: string) => {
    const table = runOut(readNodes(new TextEncoder().encode(text), keys, 1e6));
    return { table, hashes: runOut(hashNodes(table, { ignored: null, ignoresItemOrder })), ignored: null };
  };
  const [left, right] = [read(leftText), read(rightText)];
  const found: FoundDifference[] = [];
  const toPath = (trail: Trail | null): (string | number)[] => {
    if (trail === null) return [];
    return [...toPath(trail.before), 'key' in trail.step ? keys.nameOf(trail.step.key) : trail.step.index];
  };
  const onDifference = ({ kind, left: l, right: r, leftTrail, rightTrail }: Difference) => {
    found.push({
      kind,
      leftPath: toPath(leftTrail),
      rightPath: toPath(rightTrail),
      left: readValue(left.table, l),
      right: readValue(right.table, r),
    });
  };
  runOut(compare(left, right, { keys, ignoresKeyOrder, ignoresItemOrder, onDifference }));
  return found;
}

/** The left value after all its differences have been applied. */
export function applyDifferences(leftText: string, found: readonly FoundDifference[]): unknown {
  const root: Container = { value: JSON.parse(leftText) };
  const gone = Symbol('gone');
  const inserts: { readonly path: readonly (string | number)[]; readonly value: unknown }[] = [];
  const moved = new Map<FoundDifference, unknown>();
  // The item that arrives is the changed one, so changes are applied before moves.
  for (const each of found) {
    if (each.kind === 'changed' || each.kind === 'notation') put(root, ['value', ...each.leftPath], each.right);
  }
  for (const each of found) if (each.kind === 'moved') moved.set(each, at(root, ['value', ...each.leftPath]));
  // The contents of a container come before the container.
  for (const each of found.toReversed()) {
    const isMember = typeof each.leftPath.at(-1) === 'string';
    if (each.kind === 'removed' && isMember) remove(root, ['value', ...each.leftPath]);
    else if (each.kind === 'removed' || each.kind === 'moved') put(root, ['value', ...each.leftPath], gone);
    if (each.kind === 'added') inserts.push({ path: each.rightPath, value: each.right });
    if (each.kind === 'moved') inserts.push({ path: each.rightPath, value: moved.get(each) });
  }
  for (const value of [root, ...moved.values()]) dropGone(value, gone);
  inserts.sort((a, b) => comparePaths(a.path, b.path));
  for (const { path, value } of inserts) insert(root, ['value', ...path], value);
  return root.value;
}

type Container = Record<string | number, unknown>;

function at(root: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce((value, step) => (value as Container)[step], root);
}

function put(root: Container, path: readonly (string | number)[], value: unknown): void {
  (at(root, path.slice(0, -1)) as Container)[path.at(-1) ?? ''] = value;
}

function remove(root: Container, path: readonly (string | number)[]): void {
  delete (at(root, path.slice(0, -1)) as Container)[path.at(-1) ?? ''];
}

function insert(root: Container, path: readonly (string | number)[], value: unknown): void {
  const holder = at(root, path.slice(0, -1));
  const step = path.at(-1) ?? '';
  if (Array.isArray(holder)) holder.splice(Number(step), 0, value);
  else (holder as Container)[step] = value;
}

function dropGone(value: unknown, gone: symbol): void {
  if (value === null || typeof value !== 'object') return;
  if (Array.isArray(value)) value.splice(0, value.length, ...value.filter((item) => item !== gone));
  for (const child of Object.values(value)) dropGone(child, gone);
}

/** A container comes before its contents, and items in their order. */
function comparePaths(a: readonly (string | number)[], b: readonly (string | number)[]): number {
  for (const [depth, step] of a.entries()) {
    const other = b[depth];
    if (other === undefined) return 1;
    if (step === other) continue;
    return step < other ? -1 : 1;
  }
  return a.length - b.length;
}

function readValue({ bytes, start, end }: NodeTable, node: number): unknown {
  if (isAbsent(node)) return undefined;
  return JSON.parse(new TextDecoder().decode(bytes.subarray(start[node], end[node])));
}

function runOut<Result>(job: Generator<unknown, Result>): Result {
  for (;;) {
    const { done, value } = job.next();
    if (done) return value;
  }
}
