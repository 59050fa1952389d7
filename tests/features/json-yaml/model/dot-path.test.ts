import { expect, test } from 'vitest';
import { toDotPath } from '../../../../src/features/json-yaml/tree/tree-actions.ts';

test.each([
  ['$', '.'],
  ['$.a.b[0]', '.a.b[0]'],
  ['$[0].a', '.[0].a'],
  ["$['a b']['it\\'s'].c", '.["a b"]["it\'s"].c'],
  ['$[\'say "hi"\'][2]', '.["say \\"hi\\""][2]'],
  ["$['a\\\\b\\n']", '.["a\\\\b\\n"]'],
  ["$['[\\'x\\']'].名称", '.["[\'x\']"].名称'],
])('writes %s as %s', (jsonPath, path) => {
  expect(toDotPath(jsonPath)).toBe(path);
});
