import { expect, test } from 'vitest';
import { toJsonPath } from '../../../workers/json/json-path.ts';

test.each([
  [[], '$'],
  [['a', 0, 'b_1'], '$.a[0].b_1'],
  [['名称', '😀', 'é'], '$.名称.😀.é'],
  [['a b', ''], "$['a b']['']"],
  [['1a', '-', '$', 'a.b', '*'], "$['1a']['-']['$']['a.b']['*']"],
  [["it's", '\\', '"', '/'], "$['it\\'s']['\\\\']['\"']['/']"],
  [['\b\t\n\f\r', '\u0000\u001f'], "$['\\b\\t\\n\\f\\r']['\\u0000\\u001f']"],
  [['\ud800', 'a\udfff'], "$['\\ud800']['a\\udfff']"],
  [['\u007f', '\u00a0'], "$['\u007f'].\u00a0"],
])('%j is %s', (steps, path) => {
  expect(toJsonPath(steps)).toBe(path);
});
