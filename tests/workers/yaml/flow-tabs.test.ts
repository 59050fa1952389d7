import { expect, it } from 'vitest';
import { createYamlService } from '../../../workers/yaml/yaml-service.ts';

const { format, compress } = createYamlService();
const toJson = (text: string) => compress(text, { output: 'json', fixes: false });
const toYaml = (text: string) => format(text, { output: 'yaml', indent: 2, fixes: false }).text;

it.each([
  ['a:\t[1,\t2]\t# c\nb: \t{c:\t1}\n', '{"a":[1,2],"b":{"c":1}}'],
  ['-\t[1]\n', '[[1]]'],
  ['c: [1,\t2]\n', '{"c":[1,2]}'],
  ['c: {a: 1,\tb:\t2\t}\n', '{"c":{"a":1,"b":2}}'],
  ['c: [\t1\t,\t"x\ty", p\tq]\t# d\n', '{"c":[1,"x\\ty","p\\tq"]}'],
  ['a: |\n  [1,\t2]\nb: [1,\t2]\n', '{"a":"[1,\\t2]\\n","b":[1,2]}'],
  ['- [1,\t# one\n  2]\n', '[[1,2]]'],
  ['a: [[1,\t2],\t{b:\t[3]}]\n', '{"a":[[1,2],{"b":[3]}]}'],
  ['a: [1,\t2]\r\nb:\t3\r\n', '{"a":[1,2],"b":3}'],
  ['a: [中,\t😀]\n', '{"a":["中","😀"]}'],
])('reads tabs between the parts of brackets: %j', (text, json) => {
  expect(toJson(text).text).toBe(json);
  expect(toJson(toYaml(text)).text).toBe(json);
});
