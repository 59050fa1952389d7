import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JsonApi, JsonDifference } from '../../../../workers/json/json.api.ts';
import { createService, openText, readText } from '../a-service.ts';
import { canonical, similarValues } from './similar-values.ts';

type Direction = 'left' | 'right';

/** The text that differs, after it has taken over one difference from the other side. */
async function accept(service: JsonApi, texts: readonly [string, string], from: Direction, nth = 0, compact = '') {
  const ids = [];
  for (const text of texts) {
    const { document } = await service.format(await openText(service, text), { indent: 2, repairs: false });
    ids.push(document.id);
  }
  const [left = 0, right = 0] = ids;
  const { differences } = await service.diff(left, right, { ignoresKeyOrder: false });
  const difference = differences[nth];
  if (difference === undefined) return null;
  const to = from === 'left' ? 'right' : 'left';
  const idOf = { left, right };
  const { document } = await service.accept({
    kind: difference.kind,
    source: { id: idOf[from], side: difference[from] },
    target: { id: idOf[to], side: difference[to] },
    into: compact === '' ? idOf[to] : await openText(service, compact),
  });
  return { text: await readText(service, document.id), difference };
}

describe('one difference taken over', () => {
  test.each<[string, string, string, Direction, string]>([
    ['a changed value', '{"a": 1.0,  "b":[1]}', '{"a":1.50,"b":[1]}', 'right', '{"a": 1.50,  "b":[1]}'],
    ['the same in the other direction', '{"a":1.0}', '{ "a" : 1.50 }', 'left', '{ "a" : 1.0 }'],
    ['a notation', '{"a":"\\u6c49"}', '{"a":"汉"}', 'right', '{"a":"汉"}'],
    ['a new member on one line', '{"a":1}', '{"a":1,"b":{"c":[1,"x y"]}}', 'right', '{"a":1,"b":{"c":[1,"x y"]}}'],
    ['a new first member', '{"b":1}', '{"a":0,"b":1}', 'right', '{"a":0,"b":1}'],
    [
      'a new member with the indentation of its neighbor',
      '{\n\t"a": {\n\t\t"x": 1\n\t}\n}',
      '{"a":{"x":1,"y":{"z":2}}}',
      'right',
      '{\n\t"a": {\n\t\t"x": 1,\n\t\t"y": {\n\t\t  "z": 2\n\t\t}\n\t}\n}',
    ],
    ['the only member', '{\n  "a": {}\n}', '{"a":{"b":1}}', 'right', '{\n  "a": {\n    "b": 1\n  }\n}'],
    ['a member less', '{ "a":1, "b":2, "c":3 }', '{"a":1,"c":3}', 'right', '{ "a":1, "c":3 }'],
    ['the last member less', '[1, 2 ]', '[1]', 'right', '[1 ]'],
    ['the only member less', '{"a":[ 1 ]}', '{"a":[]}', 'right', '{"a":[]}'],
    ['a moved item', '["a", "b", "c", "d"]', '["b","c","d","a"]', 'right', '["b", "c", "d", "a"]'],
    [
      'a moved item in the other direction',
      '["a","b","c","d"]',
      '["b", "c", "d", "a"]',
      'left',
      '["a", "b", "c", "d"]',
    ],
    [
      'another order of keys',
      '{"a":1, "b":{"c":2},"d":3}',
      '{"d":3,"a":1,"b":{"c":2}}',
      'right',
      '{"d":3, "a":1,"b":{"c":2}}',
    ],
    ['another kind of value', '[1]', '{"a":1}', 'right', '{"a":1}'],
  ])('%s', async (_, left, right, from, wanted) => {
    const changed = from === 'right' ? left : right;
    const accepted = await accept(createService(), [left, right], from, 0, changed);
    expect(accepted?.text).toBe(wanted);
  });
});

test.each<Direction>(['left', 'right'])('all differences taken over from the %s give its data', async (from) => {
  const service = createService();
  await fc.assert(
    fc.asyncProperty(similarValues(), async ([left, right]) => {
      const texts = { left: JSON.stringify(left), right: JSON.stringify(right) };
      const wanted = canonical(JSON.parse(texts[from]));
      const to = from === 'left' ? 'right' : 'left';
      const seen: JsonDifference['kind'][] = [];
      for (;;) {
        const accepted = await accept(service, [texts.left, texts.right], from, 0, texts[to]);
        if (accepted === null) break;
        seen.push(accepted.difference.kind);
        if (seen.length > 60) throw new Error(`No end: ${texts.left} ${texts.right} ${seen.join()}`);
        texts[to] = accepted.text;
      }
      expect(canonical(JSON.parse(texts[to]))).toBe(wanted);
    }),
    { numRuns: 100 },
  );
});
