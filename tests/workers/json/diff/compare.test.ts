import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyJsonText } from '../json-texts.ts';
import { applyDifferences, findDifferences } from './a-comparison.ts';
import { canonical, similarValues } from './similar-values.ts';

/** Kind and path of each difference, in short form. */
function tell(left: string, right: string, ignoresKeyOrder = true): string[] {
  return findDifferences(left, right, ignoresKeyOrder).map(({ kind, leftPath, rightPath }) => {
    const [from, to] = [leftPath.join('/'), rightPath.join('/')];
    if (kind === 'added') return `${kind} ${to}`;
    return from === to || kind === 'removed' ? `${kind} ${from}` : `${kind} ${from} > ${to}`;
  });
}

describe('what differs', () => {
  test.each([
    ['the same', '{"a":[1,{"b":null}]}', ' { "a" : [ 1 , {"b":null} ] } ', []],
    ['a member more', '{"a":1}', '{"a":1,"b":2}', ['added b']],
    ['a member less', '{"a":1,"b":{"c":1}}', '{"a":1}', ['removed b']],
    ['another value', '{"a":{"b":1}}', '{"a":{"b":2}}', ['changed a/b']],
    ['another kind', '{"a":{"b":1}}', '{"a":[{"b":1}]}', ['changed a']],
    ['the whole text', '1', '[]', ['changed ']],
    ['literals', '[true,null,false]', '[true,false,null]', ['moved 1 > 2']],
    ['keys in another order', '{"a":1,"b":{"c":1,"d":2}}', '{"b":{"d":2,"c":1},"a":1}', []],
    ['a key written with an escape', '{"\\u0061":1}', '{"a":1}', []],
    ['numbers in another notation', '[1.0,1e2,-0]', '[1,100,0]', ['notation 0', 'notation 1', 'notation 2']],
    ['digits beyond those of a double', '{"a":9007199254740993}', '{"a":9007199254740992}', ['changed a']],
    ['strings with another escape', '{"a":"\\u6c49\\/"}', '{"a":"汉/"}', ['notation a']],
    ['strings that differ behind an escape', '{"a":"\\u6c49a"}', '{"a":"汉b"}', ['changed a']],
    ['a lone surrogate', '["\\ud800"]', '["\\uD800"]', ['notation 0']],
    ['a key twice, pairwise', '{"a":1,"a":2}', '{"a":1,"a":3}', ['changed a']],
    ['a key once more', '{"a":1,"a":2}', '{"a":1,"a":2,"a":3}', ['added a']],
    ['a key twice, the other way round', '{"a":1,"a":2}', '{"a":2,"a":1}', ['changed a', 'changed a']],
    ['an item in front', '[1,2,3]', '[0,1,2,3]', ['added 0']],
    ['an item less in the middle', '[1,2,3]', '[1,3]', ['removed 1']],
    ['an item changed in its place', '[1,2,3]', '[1,5,3]', ['changed 1']],
    ['an item moved', '["a","b","c","d"]', '["b","c","d","a"]', ['moved 0 > 3']],
    ['an item repeated', '[0,0,1,0]', '[0,1,0]', ['removed 1']],
    [
      'an object changed behind a new one',
      '[{"n":"x","a":1,"b":2,"c":3},{"n":"y","a":4}]',
      '[{"n":"new","z":0},{"n":"x","a":1,"b":2,"c":4},{"n":"y","a":4}]',
      ['added 0', 'changed 0/c > 1/c'],
    ],
    [
      'by id',
      '[{"id":1,"v":1},{"id":2,"v":2}]',
      '[{"id":2,"v":3},{"id":1,"v":1}]',
      ['changed 1/v > 0/v', 'moved 0 > 1'].sort(),
    ],
    [
      'by id, one less and one more',
      '[{"id":1},{"id":2},{"id":3}]',
      '[{"id":1},{"id":3},{"id":4}]',
      ['removed 1', 'added 2'],
    ],
    ['a new id', '[{"id":1,"v":1},{"id":2,"v":2}]', '[{"id":1,"v":1},{"id":5,"v":2}]', ['changed 1/id']],
    ['a moved item written in another way', '[1.0,"a","b"]', '["a","b",1]', ['moved 0 > 2', 'notation 0 > 2']],
  ])('%s', (_, left, right, wanted) => {
    expect(tell(left, right).sort()).toEqual([...wanted].sort());
  });

  test('reports keys in another order when requested, once for each object', () => {
    const [left, right] = ['{"a":1,"b":{"c":1,"d":2}}', '{"b":{"d":2,"c":1},"a":1}'];
    expect(tell(left, right, false)).toEqual(['reordered ', 'reordered b']);
    expect(tell('{"a":1,"c":3}', '{"a":1,"b":2,"c":3}', false)).toEqual(['added b']);
    expect(tell('[{"a":1,"b":2}]', '[{"b":2,"a":1}]', false)).toEqual(['reordered 0']);
  });

  test('gives members in the order of the texts, new ones at their place in the right text', () => {
    expect(tell('{"a":1,"b":1,"c":1}', '{"x":0,"a":2,"y":0,"c":2,"z":0}')).toEqual([
      'added x',
      'changed a',
      'removed b',
      'added y',
      'changed c',
      'added z',
    ]);
  });
});

describe('of any texts', () => {
  const runs = { numRuns: 500 };

  test('finds no difference between a text and itself, whatever blanks are between its tokens', () => {
    fc.assert(
      fc.property(anyJsonText(), ({ text }) => {
        expect(tell(text, text, false)).toEqual([]);
        expect(tell(text, `\n${text.replace(/("(?:[^"\\]|\\.)*")|([{}[\],:])/g, '$1$2 ')}`, false)).toEqual([]);
      }),
      runs,
    );
  });

  test('finds no difference for shuffled keys', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.infiniteStream(fc.nat(97)), (value, random) => {
        const left = JSON.stringify(value);
        const right = JSON.stringify(shuffleKeys(value, () => random.next().value));
        expect(tell(left, right)).toEqual([]);
      }),
      runs,
    );
  });

  test('turns the left text into the right one when all differences are applied', () => {
    fc.assert(
      fc.property(similarValues(), ([left, right]) => {
        const [a, b] = [JSON.stringify(left), JSON.stringify(right)];
        expect(applyDifferences(a, findDifferences(a, b))).toEqual(JSON.parse(b));
      }),
      { numRuns: 2000 },
    );
  });

  test('finds the same places in the other direction', () => {
    fc.assert(
      fc.property(similarValues(), ([left, right]) => {
        const [a, b] = [JSON.stringify(left), JSON.stringify(right)];
        expect(findDifferences(a, b).length > 0).toBe(findDifferences(b, a).length > 0);
        expect(findDifferences(a, b).length > 0).toBe(canonical(left) !== canonical(right));
      }),
      runs,
    );
  });

  test('finds a single changed scalar at its path, and nothing else', () => {
    const value = fc.jsonValue({ maxDepth: 4 }).filter((each) => scalarPaths(each).length > 0);
    fc.assert(
      fc.property(value, fc.nat(), (each, pick) => {
        const paths = scalarPaths(each);
        const path = paths[pick % paths.length] ?? [];
        const left = JSON.stringify(each);
        const right = JSON.stringify(replaceAt(each, path, 'a value that is nowhere else'));
        const found = findDifferences(left, right);
        expect(found).toMatchObject([{ kind: 'changed', leftPath: path, rightPath: path }]);
      }),
      runs,
    );
  });
});

function shuffleKeys(value: unknown, random: () => number): unknown {
  if (Array.isArray(value)) return value.map((item) => shuffleKeys(item, random));
  if (value === null || typeof value !== 'object') return value;
  const members = Object.entries(value).map(([key, child]) => [random(), key, shuffleKeys(child, random)] as const);
  return Object.fromEntries(members.sort(([a], [b]) => a - b).map(([, key, child]) => [key, child]));
}

type Path = readonly (string | number)[];

/** Paths of all scalars, without keys that `__proto__` would swallow. */
function scalarPaths(value: unknown, path: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return [path];
  const entries = Array.isArray(value) ? value.map((item, at) => [at, item] as const) : Object.entries(value);
  return entries.flatMap(([step, child]) => (step === '__proto__' ? [] : scalarPaths(child, [...path, step])));
}

function replaceAt(value: unknown, [step, ...rest]: Path, by: unknown): unknown {
  if (step === undefined) return by;
  if (Array.isArray(value)) return value.map((item, at) => (at === step ? replaceAt(item, rest, by) : item));
  return Object.fromEntries(
    Object.entries(value as object).map(([key, child]) => [key, key === step ? replaceAt(child, rest, by) : child]),
  );
}
