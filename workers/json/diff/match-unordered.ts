import { indicesWithout, type Pair } from './common-sequence.ts';
import { type Identities, type IdentityKeys, readIdentities } from './identity.ts';
import { scoreOf } from './pair-similar.ts';
import { hashesOf, type Nodes } from './side.ts';

/** More items than this that have no equal are paired in their order. */
const MAX_COMBINATIONS = 10_000;

/**
 * Pairs the items of two arrays whose order does not matter: by identity where every item has one; otherwise equal items
 * first, then the most similar ones, as many as possible. In the order of the left array.
 */
export function pairInAnyOrder(left: Nodes, right: Nodes, identityKeys: IdentityKeys): readonly Pair[] {
  const [a, b] = [left.nodes, right.nodes];
  if (a.length === 0 || b.length === 0) return [];
  const identities = readIdentities(identityKeys, left, right);
  if (identities !== null) return pairEqual(identities);
  const equal = pairEqual({ left: hashesOf(left), right: hashesOf(right) });
  const restLeft = indicesWithout(a.length, equal, 'left');
  const restRight = indicesWithout(b.length, equal, 'right');
  const similar = pairMostSimilar(restLeft, restRight, (i, j) => scoreOf(left.side, a[i] ?? 0, right.side, b[j] ?? 0));
  return [...equal, ...similar].sort((one, other) => one.left - other.left);
}

/** Each value with the first equal value that is not taken. */
function pairEqual({ left, right }: Identities): Pair[] {
  const waiting = new Map<number, number[]>();
  for (let at = right.length - 1; at >= 0; at--) {
    const value = right[at] ?? 0;
    const places = waiting.get(value);
    if (places === undefined) waiting.set(value, [at]);
    else places.push(at);
  }
  return left.flatMap((value, at) => {
    const place = waiting.get(value)?.pop();
    return place === undefined ? [] : [{ left: at, right: place }];
  });
}

function pairMostSimilar(
  left: readonly number[],
  right: readonly number[],
  score: (i: number, j: number) => number,
): Pair[] {
  const count = Math.min(left.length, right.length);
  if (left.length * right.length > MAX_COMBINATIONS) {
    return Array.from({ length: count }, (_, at) => ({ left: left[at] ?? 0, right: right[at] ?? 0 }));
  }
  const candidates = left.flatMap((i) => right.map((j) => ({ left: i, right: j, score: score(i, j) })));
  // Equal scores keep the order of the arrays, because sorting is stable.
  candidates.sort((one, other) => other.score - one.score);
  const [takenLeft, takenRight] = [new Set<number>(), new Set<number>()];
  const pairs: Pair[] = [];
  for (const candidate of candidates) {
    if (takenLeft.has(candidate.left) || takenRight.has(candidate.right)) continue;
    takenLeft.add(candidate.left);
    takenRight.add(candidate.right);
    pairs.push({ left: candidate.left, right: candidate.right });
  }
  return pairs;
}
