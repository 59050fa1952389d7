import { expect, test } from 'vitest';
import { createService, openText } from './a-service.ts';

test.each([
  ['{"a":1,"b":{"a":2},"c":[{"a":1},{"a":2}]}', []],
  [
    '{"a":1,\n"a":2,\n"a":3}',
    [
      ['$', 'a', 2],
      ['$', 'a', 3],
    ],
  ],
  ['{"a":1,"\\u0061":2}', [['$', 'a', 1]]],
  ['[1,{"x y":[0,{"k":1,"k":{}}]}]', [["$[1]['x y'][1]", 'k', 1]]],
  [
    '{"a":{"b":1},"a":{"b":1,"b":2}}',
    [
      ['$', 'a', 1],
      ['$.a', 'b', 1],
    ],
  ],
  ['{"a":"a\\"a","汉":"a","b":["a","a"],"汉":1}', [['$', '汉', 1]]],
  ['{"":1,"":2}', [['$', '', 1]]],
] as const)('%s', async (text, wanted) => {
  const service = createService();
  for (const source of [text, `${' '.repeat(1_048_570)}${text}`]) {
    const found = await service.findDuplicateKeys(await openText(service, source));
    expect(found.map(({ path, key, line }) => [path, key, line])).toEqual(wanted);
  }
});

test('finds a key that is cut between two pieces at any place', async () => {
  const service = createService();
  for (let at = 0; at < 16; at++) {
    const text = `{"long\\nkey汉":1,${' '.repeat((1 << 20) - 20 - at)}"long\\nkey汉":2}`;
    expect(await service.findDuplicateKeys(await openText(service, text))).toMatchObject([{ key: 'long\nkey汉' }]);
  }
});

test('lists at most a hundred', async () => {
  const service = createService();
  const found = await service.findDuplicateKeys(await openText(service, `{${'"a":1,'.repeat(500)}"b":2}`));
  expect(found.length).toBe(100);
});
