import { expect, it } from 'vitest';
import { toJson } from '../../../../src/features/json-yaml/tree/edited-value.ts';
import { createJsonTool } from '../json/a-json-tool.ts';

it.each<[text: string, json: string | null]>([
  ['7', '7'],
  [' -0.10e+400\n', '-0.10e+400'],
  ['12345678901234567890', '12345678901234567890'],
  ['true', 'true'],
  ['null', 'null'],
  ['"引\\"号"', '"引\\"号"'],
  ['{"a":1.0}', '{\n  "a": 1.0\n}'],
  [' []', '[]'],
  ['', null],
  ['1 2', null],
  ['01', null],
  ['你好', null],
  ['[1', null],
  ['{"a":1} 2', null],
])('%j is written as %j, or is not a value', async (text, json) => {
  expect(await toJson(createJsonTool().tool, { isNew: false, name: null, form: 'json', text })).toBe(json);
});
