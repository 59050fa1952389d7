import { describe, expect, it } from 'vitest';
import { parseQuery } from '../../../../workers/json/query/parse-query.ts';
import { readData, runQuery } from './run-query.ts';

const USERS = '[{"name":"a","age":1,"tags":["x","y"]},{"name":"b","age":3.0},{"age":2,"name":null}]';

const run = (text: string, words: string) => runQuery(readData(text), parseQuery(words));

describe('the short form', () => {
  it.each([
    ['{"a":{"b":[1,2]}}', '.', ['{"a":{"b":[1,2]}}']],
    ['{"a":{"b":[1,2]}}', '.a.b[]', ['1', '2']],
    ['{"a":{"b":[1,2]}}', '.a["b"][-1]', ['2']],
    ['{"a":{"b":[1,2]}}', '.["a"].b | .[0]', ['1']],
    ['{"a":{"b":[1,2]}}', '."a"."b"', ['[1,2]']],
    ['{"a":1}', '.b', ['null']],
    ['{"a":null}', '.a.b[0]', ['null']],
    ['{"a":1,"b":[2,{"c":3}]}', '..', ['{"a":1,"b":[2,{"c":3}]}', '1', '[2,{"c":3}]', '2', '{"c":3}', '3']],
    [USERS, '.[] | .name', ['"a"', '"b"', 'null']],
    [USERS, '.[].name', ['"a"', '"b"', 'null']],
    [USERS, '.[] | select(.age > 1) | .age', ['3.0', '2']],
    [USERS, '.[] | select(.age > 1 and .name != null) | .name', ['"b"']],
    [USERS, '.[] | select(.name == "a" or .age == 3) | .name', ['"a"', '"b"']],
    [USERS, '.[] | select(.tags | not) | .name', ['"b"', 'null']],
    [USERS, '.[] | select(has("tags")) | .tags | length', ['2']],
    [USERS, '.[0] | keys', ['["age","name","tags"]']],
    ['[5,6]', 'keys', ['[0,1]']],
    [USERS, 'length', ['3']],
    [USERS, '.[0].name, .[1].age', ['"a"', '3.0']],
    [USERS, '.[1] | {name, years: .age}', ['{"name":"b","years":3.0}']],
    [USERS, '.[0] | {"x y": .tags[], k: 1}', ['{"x y":"x","k":1}', '{"x y":"y","k":1}']],
    [USERS, 'map(.age)', ['[1,3.0,2]']],
    [USERS, 'map(select(.age >= 2)) | length', ['2']],
    [USERS, '[.[] | .name]', ['["a","b",null]']],
    [USERS, '.[1:] | length', ['2']],
    [USERS, '.[:-2][0].name', ['"a"']],
    [USERS, 'first | .name', ['"a"']],
    [USERS, 'last | .age', ['2']],
    [USERS, '(.[0], .[1]).name', ['"a"', '"b"']],
    [USERS, '.[].tags[]?', ['"x"', '"y"']],
    [USERS, '.[] | select(.name | test("^[ab]$")) | .name', ['"a"', '"b"']],
    ['"中文😀"', '.[1:], length', ['"文😀"', '3']],
    ['[-1.50,null,"x"]', '.[] | length', ['1.50', '0', '1']],
    ['[null,true,1,"a",[],{}]', '.[] | type', ['"null"', '"boolean"', '"number"', '"string"', '"array"', '"object"']],
    ['[1,2]', '[] , {}', ['[]', '{}']],
    ['{"数据":{"列表":[1]}}', '.数据.列表[0]', ['1']],
    ['[12345678901234567891]', '.[] | select(. > 12345678901234567890)', ['12345678901234567891']],
    ['[[1,2],[1,3],{"a":1},null,false]', '.[] | select(. > [1,2])', ['[1,3]', '{"a":1}']],
  ])('over %s, %s', (text, words, texts) => {
    expect(run(text, words).texts).toEqual(texts);
  });

  it('counts the values that a step does not apply to', () => {
    const { texts, count } = run('[1,{"a":2},"x"]', '.[].a');
    expect(texts).toEqual(['2']);
    expect(count.skippedCount).toBe(2);
  });

  it.each([
    ['.a.b', true],
    ['map(.a)', true],
    ['{a, b: .c}', true],
    ['.[]', false],
    ['.a, .b', false],
    ['.[] | length', false],
  ])('gives the single value of %s on its own: %s', (words, isOneValue) => {
    expect(run('{"a":{"b":1},"c":{}}', words).isOneValue).toBe(isOneValue);
  });
});

describe('a path without its first sign', () => {
  const text = '{"a":{"b":[1,{"c":2}]},"keys":7,"length":[8]}';

  it.each([
    ['a.b[0]', ['1'], "$['a']['b'][0]"],
    ['a.b[*].c', ['2'], "$['a']['b'][1]['c']"],
    ['["a"].b[0]', ['1'], "$['a']['b'][0]"],
    ['..c', ['2'], "$['a']['b'][1]['c']"],
    ['a.b[?@.c]', ['{"c":2}'], "$['a']['b'][1]"],
    ['a.b[].c', ['2'], "$['a']['b'][1]['c']"],
    ['length[0]', ['8'], "$['length'][0]"],
  ])('%s', (words, texts, path) => {
    const found = run(text, words);
    expect(found.texts).toEqual(texts);
    expect(found.paths).toEqual([path]);
  });
});
