import { expect, it } from 'vitest';
import { repairJson } from '../../../../workers/json/repair/repair-json.ts';
import { repairWindows } from '../../../../workers/json/repair/windows/repair-windows.ts';

/** Each repair decides between readings with other values, or with values at other levels. */
const DOUBTFUL: readonly string[] = [
  // Values at another level than the brackets of the text put them.
  '[{"a":{"b":1}}},"c":2}]',
  '{"a":[1,2,"b":3}',
  '[{"a":1,{"a":2}]',
  '{"a":{"b":1],"c":2}',
  '[{"a":[1]],"b":2}]',
  '{"rows":[{"a":1},{"a":2},"total":2}',
  '[{"a":1}, "a":2}]',
  '{"a":1, {"b":2}}',
  '[{"a":{"b":1}}}},"c":2}]',
  '[{"a":{"b":1}}],"c":2}]',
  '[{"a":[1]]},{"a":[2]}]',
  '[[1,2]],[3,4]]',
  '{"a":[1]]}}',
  '{"x":[[1,2],3,4]]}',
  '{"a":1}]',
  '["a":1}]',
  '[{"a":{"b":1,"c":2}]',
  '{"x":[[1,2,[3,4]]}',
  '{"list":[,"n":1}',
  '["a""b"]',
  '[one, two"]',
  '{"x":{"i":1},"j":{"k":2}},"l":{"m":3}}',
  '{"a":[{"b":1}]]},"c":2}',
  // Words that may be keys or labels.
  '请求参数: {"id":1}, 返回结果: {"code":0}, 耗时: 12ms',
  '方法: getUser, 参数: {"id":1}, 耗时: 12ms',
  'user: {"id":1}, ok: true',
  'a: 1, b: [{"id":1}]',
  'method=GET params={"id":1} result={"ok":true}',
  // Fields of an event stream, which are dropped.
  'event: a\ndata: {"n":1}\n\nevent: b\ndata: {"n":2}\n',
  'id: 7\ndata: {"n":1}',
  // Signs of structure in a string, word or key.
  '{a: b => c, d: 1}',
  '{"a": x={y}, "b": 1}',
  '{a: b -> c, d: 1}',
  '{"t": "say "x": y" z", "n": 1}',
  // Brackets and quotes without a partner.
  '[nine (9, 2]',
  '{"a": 5" disk}',
  '{"t": "a 5" disk", "n": 1}',
  '{"a": size [x, "b": 1}',
  '{"t": "he said "f(" aloud", "n": 1}',
  // A string behind a key without a colon, or within a word.
  "{a 'b'}",
  '{a “b”}',
  '{a ‘b’, c: 1}',
  "[one 'two', 3]",
  // A string without an end.
  '{a: "x, b: 1}',
  '{"a": "x, y, "c": 1}',
  '["hello, world]',
  '["https://x/,2]',
  '{"a":{"b":"x},"c":1}',
  '[{"a": "x}, {"a": "y"}]',
  '"hello +\n " world"',
  '"abc+/*c*/"def"',
  '{a: x="y z}',
  // A key that JSON cannot hold.
  "{('a', 1): 2}",
  'OrderedDict([((1, 2), 3)])',
  "{'o': dict([(1, 2, 3)])}",
  // One of two versions.
  ' {\n-  "a": 1,\n+  "a": 2\n }',
  '{\n<<<<<<< HEAD\n  "a": 1\n=======\n  "a": 2\n>>>>>>> x\n}',
  '{a b, c d}',
  '{\n cmd: a -- b,\n n: 1\n}',
  // A function whose name is lost.
  '{"a": [sin(x), cos(y)]}',
  '{ e: [Error: boom], n: 1 }',
  '[ <2 empty items>, 1 ]',
  // Values that a layer puts into quotes.
  'User(id=1, name=a -> b)',
  '{Id:1 Name:x) y Ok:true}',
  '{:a=>#<Foo id: 1>, :b=>2}',
  'id: 1\nuser { id: 2 }\nuser { id: 3 }',
  '@User[ id=@Long[1] ]',
  // Parts that the text does not show, or whose beginning is gone.
  '[ 1, 2, ... 98 more items ]',
  "{'w': array([1], dtype=float32)}",
  'Array(2)',
  ', "b": 2}',
];

/** Repairs with one reading. */
const PLAIN: readonly string[] = [
  "{a: don't, b: rock'n'roll}",
  '{"a": 1, /* { */ "b": [2,],}',
  "{'a': 'x => y (', 'b': \"[\", 'c': True}",
  '{a: "=>", b: 1,}',
  '{"t": "one\ntwo {", "n": 1}',
  '{"t": "use "a" (b) here", "n": 1}',
  '{a: two words, b: x (y), c: [d], e: http://x/y?z=1}',
  '{re: /[^(]+/g, n: 1}',
  '“键”：“值”，“数”：２',
  '"a":1,"b":[1,2]}',
  '{"a":[1,2}}',
  '{"a": "b, "c": 1}',
  '{"a": "b}',
  'User(id=1, name=x (y), tags=[a])',
];

const isRisky = (given: string) => repairJson(given).groups.some(({ risk }) => risk === 'risky');

it.each(DOUBTFUL)('a repair with a doubtful result is risky, whichever rule made it: %s', (given) => {
  expect(isRisky(given)).toBe(true);
});

it.each(PLAIN)('a repair with one reading stays harmless: %s', (given) => {
  expect(isRisky(given)).toBe(false);
});

it('the repair in windows finds the same doubts', async () => {
  const sizes = [{ window: 2400, reserve: 1300, margin: 1200, behind: 500, turn: 50 }];
  const given = `[${'{"a":[1,2],"b":"c"},'.repeat(200)}{"a":[1,2,"b":3},nine (9,{"t":"a 5" disk","n":1},4]`;
  const repair = await repairWindows(
    async function* () {
      yield given;
    },
    given.length,
    async () => undefined,
    sizes,
  );
  expect(repair).toMatchObject({ kind: 'repaired', report: { groups: repairJson(given).groups } });
  expect(
    repairJson(given)
      .groups.filter(({ risk }) => risk === 'risky')
      .map(({ kind }) => kind),
  ).toEqual(['missing-closer', 'missing-quote', 'unescaped-quote']);
});
