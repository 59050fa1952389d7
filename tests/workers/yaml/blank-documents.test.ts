import { describe, expect, it } from 'vitest';
import { createYamlService } from '../../../workers/yaml/yaml-service.ts';

const { compress } = createYamlService();
const toJson = (text: string) => compress(text, { output: 'json', fixes: false });

describe('a blank document', () => {
  it.each([
    ['a: 1\n---\n', '{"a":1}', 1],
    ['a: 1\n---\n# end\n', '{"a":1}', 1],
    ['a: 1\n--- \n---\n', '{"a":1}', 1],
    ['- 1\n---\n- 2\n---\n', '[[1],[2]]', 2],
    ['a: 1\n---\n---\nb: 2\n', '[{"a":1},null,{"b":2}]', 3],
    ['a: 1\n--- ~\n', '[{"a":1},null]', 2],
    ["a: 1\n--- ''\n", '[{"a":1},""]', 2],
    ['a: 1\n--- !!null\n', '[{"a":1},null]', 2],
    ['---\n', 'null', 1],
  ])('of %j adds no value behind the last one: %s', (text, json, documentCount) => {
    expect(toJson(text)).toMatchObject({ text: json, documentCount });
  });
});
