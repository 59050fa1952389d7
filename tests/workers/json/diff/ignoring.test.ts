import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { IgnoredPath, JsonDiffOptions } from '../../../../workers/json/json.api.ts';
import { createService, openText } from '../a-service.ts';
import { findDifferences } from './a-comparison.ts';
import { canonical, similarValues } from './similar-values.ts';

async function diff(left: string, right: string, options: Partial<JsonDiffOptions>) {
  const service = createService();
  const ids = [await openText(service, left), await openText(service, right)] as const;
  return service.diff(...ids, { ignoresKeyOrder: true, ...options });
}

const both = (path: string): IgnoredPath => ({ left: path, right: path });

describe('ignored paths', () => {
  test.each<[string, string, string, readonly IgnoredPath[], readonly string[]]>([
    ['a name anywhere', '{"t":1,"a":{"t":2,"b":1}}', '{"t":3,"a":{"t":4,"b":2}}', [both('$..t')], ['changed $.a.b']],
    ['a member that one side lacks', '{"a":1,"t":1}', '{"a":1}', [both('$..t')], []],
    ['a member with everything in it', '{"a":{"b":[1,2]}}', '{"a":{"c":1}}', [both('$.a')], []],
    ['all items of an array', '{"a":[1,2],"b":1}', '{"a":[3],"b":1}', [both('$.a[*]')], []],
    ['a place in every item', '[{"v":1,"w":1},{"v":2,"w":2}]', '[{"v":3,"w":1},{"v":4,"w":2}]', [both('$[*].v')], []],
    ['one place on each side', '["x","a"]', '["n","x","b"]', [{ left: '$[1]', right: '$[2]' }], ['added $[0]']],
    ['one place of several', '[[1],[2]]', '[[3],[4]]', [both('$[0][0]')], ['changed $[1][0]']],
    ['two paths', '{"a":1,"b":1,"c":1}', '{"a":2,"b":2,"c":2}', [both('$.a'), both('$.b')], ['changed $.c']],
    ['a path that is none', '{"a":1}', '{"a":2}', [both('$.['), both('nothing')], ['changed $.a']],
    ['the whole text never', '1', '2', [both('$')], ['changed $']],
    ['the order of an ignored key', '{"t":1,"a":1}', '{"a":1,"t":2}', [both('$.t')], []],
  ])('%s', async (_, left, right, ignored, wanted) => {
    const { differences } = await diff(left, right, { ignored, ignoresKeyOrder: false });
    expect(differences.map(({ kind, path }) => `${kind} ${path}`)).toEqual(wanted);
  });

  test('pairs items by their other fields', async () => {
    const items = (ids: readonly number[], shift: number) =>
      JSON.stringify(ids.map((at) => ({ trace: at + shift, v: `v${at}` })));
    const { counts } = await diff(items([1, 2, 3], 100), items([2, 3, 1], 200), { ignored: [both('$..trace')] });
    expect(counts).toMatchObject({ changed: 0, moved: 1 });
  });

  test('counts the values of each path, and offers paths that ignore the difference', async () => {
    const [left, right] = ['{"list":[{"a b":1,"t":1}]}', '{"list":[{"a b":2,"t":2}]}'];
    const { differences, ignoredCounts } = await diff(left, right, { ignored: [both('$..t'), both('$..none')] });
    expect(ignoredCounts).toEqual([2, 0]);
    const choices = differences[0]?.ignore;
    expect(choices).toEqual({
      named: { name: 'a b', path: '$..["a b"]' },
      inItems: '$.list[*]["a b"]',
      exact: { left: '$.list[0]["a b"]', right: '$.list[0]["a b"]' },
    });
    for (const path of [choices?.named?.path, choices?.inItems, choices?.exact?.left]) {
      const again = await diff(left, right, { ignored: [both('$..t'), both(path ?? '')] });
      expect(again.differences).toEqual([]);
    }
  });

  test('offers nothing for the whole text, and no exact path for a very long one', async () => {
    const whole = await diff('1', '2', {});
    expect(whole.differences[0]?.ignore).toEqual({ named: null, inItems: null, exact: null });
    const deep = (value: number) => `${'{"level":'.repeat(500)}${value}${'}'.repeat(500)}`;
    const { differences } = await diff(deep(1), deep(2), {});
    expect(differences[0]?.ignore).toMatchObject({ named: { path: '$..level' }, inItems: null, exact: null });
  });
});

describe('without the order of items', () => {
  const tell = (left: string, right: string) =>
    findDifferences(left, right, true, true).map(
      ({ kind, leftPath, rightPath }) => `${kind} ${kind === 'added' ? rightPath.join('/') : leftPath.join('/')}`,
    );

  test.each([
    ['[1,2,3]', '[3,1,2]', []],
    ['[[1,2],[3]]', '[[3],[2,1]]', []],
    ['[1,1,2]', '[1,2,2]', ['changed 1']],
    ['[1,2]', '[2]', ['removed 0']],
    ['[2]', '[1,2]', ['added 0']],
    ['[{"a":1,"b":1,"c":1},{"a":9}]', '[{"a":9},{"a":1,"b":1,"c":2}]', ['changed 0/c']],
    ['[{"id":1,"v":1},{"id":2,"v":2}]', '[{"id":2,"v":3},{"id":1,"v":1}]', ['changed 1/v']],
    ['{"a":[1.0,2]}', '{"a":[2,1]}', ['notation a/0']],
  ])('%s and %s', (left, right, wanted) => {
    expect(tell(left, right)).toEqual(wanted);
  });

  test('finds differences exactly when the sorted items differ', () => {
    const sorted = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(sorted).sort((a, b) => (canonical(a) < canonical(b) ? -1 : 1));
      if (value === null || typeof value !== 'object') return value;
      return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, sorted(child)]));
    };
    const shuffled = fc.tuple(similarValues(), fc.infiniteStream(fc.nat(97))).map(([[value, other], random]) => {
      return [value, random.next().value % 3 === 0 ? other : shuffleItems(value, () => random.next().value)] as const;
    });
    fc.assert(
      fc.property(shuffled, ([left, right]) => {
        const isSame = canonical(sorted(left)) === canonical(sorted(right));
        expect(tell(JSON.stringify(left), JSON.stringify(right)).length === 0).toBe(isSame);
      }),
      { numRuns: 300 },
    );
  });
});

test('pairs Kubernetes objects by kind, namespace and name', async () => {
  const service = (name: string, port: number) => ({ kind: 'Service', metadata: { name }, port });
  const left = JSON.stringify([service('a', 1), service('b', 2), { kind: 'Deployment', metadata: { name: 'a' } }]);
  const right = JSON.stringify([{ kind: 'Deployment', metadata: { name: 'a' } }, service('b', 3), service('a', 1)]);
  const { differences } = await diff(left, right, { ignoresItemOrder: true });
  expect(differences.map(({ kind, path, rightPath }) => [kind, path, rightPath])).toEqual([
    ['changed', '$[1].port', null],
  ]);
});

function shuffleItems(value: unknown, random: () => number): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (!Array.isArray(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, shuffleItems(child, random)]));
  }
  const items = value.map((item) => [random(), shuffleItems(item, random)] as const);
  return items.sort(([a], [b]) => a - b).map(([, item]) => item);
}
