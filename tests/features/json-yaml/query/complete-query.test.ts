import { describe, expect, it } from 'vitest';
import {
  completeQuery,
  readQueryEnd,
  toCharacterPlace,
} from '../../../../src/features/json-yaml/query/model/complete-query.ts';

describe('the end of a query', () => {
  it.each([
    ['$', { path: '$', begun: '' }],
    ['$.', { path: '$', begun: '' }],
    ['$.li', { path: '$', begun: 'li' }],
    ['$.list[*].na', { path: '$.list[*]', begun: 'na' }],
    ['$.list[*]', { path: '$.list[*]', begun: '' }],
    ['.na', { path: '', begun: 'na' }],
    ['na', { path: '', begun: 'na' }],
    ['a.b.中', { path: 'a.b', begun: '中' }],
    ['$.list[?@.ag', { path: '$.list[*]', begun: 'ag' }],
    ['$.list[?@.age > 1 && @.n', { path: '$.list[*]', begun: 'n' }],
    ['.list[] | .na', { path: '.list[] | .', begun: 'na' }],
    ['.list[] | select(.na', { path: '.list[] | .', begun: 'na' }],
    ['.list | map(.na', { path: '.list | .[]', begun: 'na' }],
    ['', null],
    ['$[0', null],
  ])('of %s is %j', (query, end) => {
    expect(readQueryEnd(query)).toEqual(end);
  });

  it.each([
    ['$', 'id', '$.id'],
    ['$.', 'id', '$.id'],
    ['$.i', 'id', '$.id'],
    ['.i', 'id', '.id'],
    ['i', 'id', 'id'],
    ['$.list[*]', 'id', '$.list[*].id'],
    ['$.list[*].f', 'first name', '$.list[*]["first name"]'],
    ['.', 'a-b', '$["a-b"]'],
    ['.list[].', 'a"b', '.list[]["a\\"b"]'],
  ])('of %s takes the name %s: %s', (query, name, completed) => {
    expect(completeQuery(query, name)).toBe(completed);
  });

  it('counts places in characters', () => {
    expect(toCharacterPlace('$.😀[', 5)).toBe(5);
  });
});
