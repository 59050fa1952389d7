import { describe, expect, test } from 'vitest';
import { checkSchema } from '../../../workers/json-types/check-schema.ts';
import { createJsonTypesService } from '../../../workers/json-types/json-types-service.ts';
import { ANSWERS } from './answers.ts';

const DRAFT_7 = 'http://json-schema.org/draft-07/schema#';

function list(text: string, schema: unknown) {
  return checkSchema(text, JSON.stringify(schema)).violations.map(
    ({ instancePath, keyword, expected, member, line }) => [instancePath, keyword, expected, member, line],
  );
}

describe('a check against a schema', () => {
  test.each<[string, string, unknown, unknown]>([
    [
      'a wrong type',
      '{\n"a": "x"}',
      { properties: { a: { type: 'integer' } } },
      [['/a', 'type', '"integer"', null, 2]],
    ],
    ['a missing member', '[\n{}]', { items: { required: ['id'] } }, [['/0', 'required', '["id"]', 'id', 2]]],
    [
      'a member that is not allowed',
      '{"a":1,\n"b/c":2}',
      { properties: { a: true }, additionalProperties: false },
      [['/b~1c', 'additionalProperties', '', 'b/c', 2]],
    ],
    ['a limit', '{"价":3}', { properties: { 价: { maximum: 2 } } }, [['/价', 'maximum', '2', null, 1]]],
    [
      'no alternative',
      '{"a":1}',
      { properties: { a: { anyOf: [{ type: 'string' }, { type: 'null' }] } } },
      [['/a', 'anyOf', '[{"type":"string"},{"type":"null"}]', null, 1]],
    ],
    [
      'a reference',
      '[1]',
      { items: { $ref: '#/$defs/s' }, $defs: { s: { type: 'string' } } },
      [['/0', 'type', '"string"', null, 1]],
    ],
    [
      'a value below a dynamic reference',
      '{"below":{"below":{"id":1}}}',
      {
        $dynamicAnchor: 'node',
        properties: { below: { $dynamicRef: '#node' }, id: { enum: [{ $dynamicRef: 'text' }] } },
      },
      [['/below/below/id', 'enum', '[{"$dynamicRef":"text"}]', null, 1]],
    ],
    ['a schema that is false', '1', false, [['', 'false', '', null, 1]]],
    [
      'a member whose schema is false',
      '{"a":1,\n"b":2}',
      { properties: { a: true, b: false } },
      [['/b', 'false', '', null, 2]],
    ],
    [
      'a member whose pattern has a schema that is false',
      '{"tmp1":1}',
      { patternProperties: { '^tmp': false } },
      [['/tmp1', 'false', '', null, 1]],
    ],
    ['an item whose schema is false', '[1,2]', { prefixItems: [true, false] }, [['/1', 'false', '', null, 1]]],
    [
      'an item whose schema is false, of draft 7',
      '[1,2]',
      { $schema: DRAFT_7, items: [true, false] },
      [['/1', 'false', '', null, 1]],
    ],
    ['one of several schemas that is false', '1', { allOf: [true, false] }, [['', 'false', '', null, 1]]],
    [
      'a reference to a schema that is false',
      '{"a":1}',
      { properties: { a: { $ref: '#/$defs/none' } }, $defs: { none: false } },
      [['/a', 'false', '', null, 1]],
    ],
    [
      'a branch that is false',
      '{"a":1}',
      JSON.parse('{"if":{"required":["a"]},"then":false}'),
      [['', 'false', '', null, 1]],
    ],
    ['no alternative when all are false', '1', { anyOf: [false, false] }, [['', 'anyOf', '[false,false]', null, 1]]],
    ['an item too many of a tuple', '[1,2]', { prefixItems: [{}], items: false }, [['', 'items', '', null, 1]]],
    [
      'items of a tuple of draft 7',
      '[1,"x"]',
      { $schema: DRAFT_7, items: [{}, { type: 'number' }] },
      [['/1', 'type', '"number"', null, 1]],
    ],
    [
      'the other branch',
      '{"a":1}',
      JSON.parse('{"if":{"required":["a"]},"then":{"required":["b"]}}'),
      [['', 'required', '["b"]', 'b', 1]],
    ],
    ['nothing', '{"a":1}', { type: 'object' }, []],
  ])('finds %s', (_, text, schema, expected) => {
    expect(list(text, schema)).toEqual(expected);
  });

  test.each([
    ['{', 'not-json'],
    ['[]', 'not-a-schema'],
    ['{"$ref":"https://example.com/a.json"}', 'remote-reference'],
    ['{"$ref":"#/$defs/a"}', 'bad-reference'],
    ['{"properties":{"a":{"$dynamicRef":"#x"}}}', 'bad-reference'],
    ['{"$dynamicAnchor":"x","properties":{"a":{"$id":"https://example.com/a","$dynamicRef":"#x"}}}', 'bad-reference'],
    ['{"properties":{"a":{"pattern":"("}}}', 'bad-pattern'],
  ])('refuses the schema %s', (schema, reason) => {
    expect(() => checkSchema('{"a":"1"}', schema)).toThrow(
      expect.objectContaining({ code: 'schema-invalid', details: expect.objectContaining({ reason }) }),
    );
  });

  test('counts all violations, lists the first, and reports rounded numbers', () => {
    const text = `[${Array.from({ length: 500 }, () => '9007199254740993').join(',')}]`;
    const check = checkSchema(text, '{"items":{"type":"string"}}');
    expect([check.count, check.violations.length, check.isRounded]).toEqual([500, 200, true]);
  });
});

test.each(Object.entries(ANSWERS))('makes a schema that its own text fulfils: %s', async (_, text) => {
  const service = createJsonTypesService();
  const schema = await service.printSchema(new Blob([text]), 'Root');
  expect(await service.checkSchema(new Blob([text]), schema.text)).toMatchObject({ draft: '2020-12', count: 0 });
});
