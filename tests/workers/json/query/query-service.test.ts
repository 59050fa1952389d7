import { describe, expect, it } from 'vitest';
import type { QueryResultForm } from '../../../../workers/json/json.api.ts';
import { createService, failureOf, openText, problemOf, readText } from '../a-service.ts';

const LIST = '{"list": [ {"id": 1.10, "s": "a  b"},\n {"id": 2, "s": "\\u0061"} ]}';

async function queryText(text: string, query: string, form: QueryResultForm = 'array') {
  const service = createService();
  const result = await service.query(await openText(service, text), query, { form, indent: 2 });
  return { ...result, text: await readText(service, result.document.id) };
}

describe('the result of a query', () => {
  it.each([
    ['$.list[*].id', 'array', '[\n  1.10,\n  2\n]'],
    ['$.list[0]', 'array', '[\n  {\n    "id": 1.10,\n    "s": "a  b"\n  }\n]'],
    ['.list[0]', 'array', '{\n  "id": 1.10,\n  "s": "a  b"\n}'],
    ['.list[].s', 'array', '[\n  "a  b",\n  "\\u0061"\n]'],
    ['$.none', 'array', '[]'],
    ['.list.none', 'array', '[]'],
    ['$.list[*]', 'lines', '{"id":1.10,"s":"a  b"}\n{"id":2,"s":"\\u0061"}'],
    ['.list[] | {s, n: .id}', 'lines', '{"s":"a  b","n":1.10}\n{"s":"\\u0061","n":2}'],
    ['$.list[*].id', 'paths', "[\n  \"$['list'][0]['id']\",\n  \"$['list'][1]['id']\"\n]"],
    ['$.none', 'lines', ''],
  ] as const)('of %s as %s keeps numbers and escapes as written', async (query, form, text) => {
    expect((await queryText(LIST, query, form)).text).toBe(text);
  });

  it('counts its values and the values that were skipped', async () => {
    expect(await queryText('[1,{"a":2}]', '.[].a')).toMatchObject({
      count: 1,
      skippedCount: 1,
      repair: null,
      document: { lineCount: 3 },
    });
  });

  it('stays on one line when it is too deep for an indent', async () => {
    const deep = '['.repeat(3000) + ']'.repeat(3000);
    expect((await queryText(deep, '$')).text).toBe(`[${deep}]`);
  });

  it('names patterns of the document that are no regular expression', async () => {
    expect((await queryText('[{"s":"a","p":"\\\\d"}]', '$[?match(@.s, @.p)]')).badPatterns).toEqual(['\\d']);
  });
});

describe('a query that fails', () => {
  const fail = async (text: string, query: string, form: QueryResultForm = 'array') => {
    const service = createService();
    return service.query(await openText(service, text), query, { form, indent: 2 });
  };

  it('names the place of an error in the document', async () => {
    expect(await problemOf(fail('{"a":1,}', '$.a'))).toMatchObject({ line: 1, column: 8 });
  });

  it('has no paths for values that it makes', async () => {
    expect((await failureOf(fail('[1]', 'length', 'paths'))).code).toBe('query-no-paths');
  });

  it('ends when one decision visits too many values', async () => {
    const text = '['.repeat(900) + ']'.repeat(900);
    expect((await failureOf(fail(text, '$[?@..[?@..[?count(@..*) < 0]]]'))).code).toBe('query-too-costly');
  });

  it('ends with too many results', async () => {
    const text = `[[${'0,'.repeat(2999)}0]]`;
    expect((await failureOf(fail(text, `$[*][${'*,'.repeat(1999)}*]`))).code).toBe('query-too-many');
  });
});

describe('the count of a query', () => {
  it('tells an error of the query and its place', async () => {
    const service = createService();
    const id = await openText(service, '[1,2]');
    expect(await service.countQuery(id, '$[')).toMatchObject({ problem: { at: 2, kind: 'unexpected-end' } });
    expect(await service.checkQuery('$[0]')).toBeNull();
  });

  it('counts without making a document, and ends when the next one begins', async () => {
    const service = createService();
    const id = await openText(service, '[1,2]');
    const first = failureOf(service.countQuery(id, '$..*'));
    const second = service.countQuery(id, '$[*]');
    expect((await first).code).toBe('cancelled');
    expect((await second).outcome?.count).toBe(2);
  });

  it('fails for a text that is no JSON', async () => {
    const service = createService();
    expect((await problemOf(service.countQuery(await openText(service, '{'), '$'))).line).toBe(1);
  });
});

describe('the names that may follow', () => {
  it.each([
    ['', ['list', 'x y']],
    ['$.list[*]', ['id', 's', 't']],
    ['.list[]', ['id', 's', 't']],
    ['list[1]', ['t']],
    ['$.list', []],
    ['$.list[', []],
  ])('behind %s', async (before, names) => {
    const service = createService();
    const id = await openText(service, '{"list":[{"id":1,"s":2},{"t":3}],"x y":0}');
    expect(await service.listQueryNames(id, before)).toEqual(names);
  });
});
