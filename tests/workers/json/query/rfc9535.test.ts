import { describe, expect, it } from 'vitest';
import { query } from './run-query.ts';

// The examples of RFC 9535, section by section.
const STORE = JSON.stringify({
  store: {
    book: [
      { category: 'reference', author: 'Nigel Rees', title: 'Sayings of the Century', price: 8.95 },
      { category: 'fiction', author: 'Evelyn Waugh', title: 'Sword of Honour', price: 12.99 },
      { category: 'fiction', author: 'Herman Melville', title: 'Moby Dick', isbn: '0-553-21311-3', price: 8.99 },
      {
        category: 'fiction',
        author: 'J. R. R. Tolkien',
        title: 'The Lord of the Rings',
        isbn: '0-395-19395-8',
        price: 22.99,
      },
    ],
    bicycle: { color: 'red', price: 399 },
  },
});
const books = JSON.parse(STORE).store.book;
const bicycle = JSON.parse(STORE).store.bicycle;

const FILTERED = JSON.stringify({
  a: [3, 5, 1, 2, 4, 6, { b: 'j' }, { b: 'k' }, { b: {} }, { b: 'kilo' }],
  o: { p: 1, q: 2, r: 3, s: 5, t: { u: 6 } },
  e: 'f',
});
const COMPARED = '{"obj":{"x":"y"},"arr":[2,3]}';
const NULLS = '{"a":null,"b":[null],"c":[{}],"null":1}';
const DESCENDANTS = '{"o":{"j":1,"k":2},"a":[5,3,[{"j":4},{"k":6}]]}';
const LETTERS = '["a","b","c","d","e","f","g"]';

describe('the store of the introduction', () => {
  it.each([
    ['$.store.book[*].author', books.map((book: { author: string }) => book.author)],
    ['$..author', books.map((book: { author: string }) => book.author)],
    ['$.store.*', [books, bicycle]],
    ['$.store..price', [8.95, 12.99, 8.99, 22.99, 399]],
    ['$..book[2]', [books[2]]],
    ['$..book[2].author', ['Herman Melville']],
    ['$..book[2].publisher', []],
    ['$..book[-1]', [books[3]]],
    ['$..book[0,1]', [books[0], books[1]]],
    ['$..book[:2]', [books[0], books[1]]],
    ['$..book[?@.isbn]', [books[2], books[3]]],
    ['$..book[?@.price<10]', [books[0], books[2]]],
    ["$.store.book[0]['title']", ['Sayings of the Century']],
    ['$.store.book[?@.price < 10].title', ['Sayings of the Century', 'Moby Dick']],
  ])('%s', (words, values) => {
    expect(query(STORE, words).values).toEqual(values);
  });

  it('has 27 values and containers below the root', () => {
    expect(query(STORE, '$..*').values).toHaveLength(27);
  });
});

describe('the sections on selectors', () => {
  it.each([
    ['{"k":"v"}', '$', [{ k: 'v' }], ['$']],
    ['{"o":{"j j":{"k.k":3}},"\'":{"@":2}}', "$.o['j j']", [{ 'k.k': 3 }], ["$['o']['j j']"]],
    ['{"o":{"j j":{"k.k":3}},"\'":{"@":2}}', "$.o['j j']['k.k']", [3], ["$['o']['j j']['k.k']"]],
    ['{"o":{"j j":{"k.k":3}},"\'":{"@":2}}', '$.o["j j"]["k.k"]', [3], ["$['o']['j j']['k.k']"]],
    ['{"o":{"j j":{"k.k":3}},"\'":{"@":2}}', '$["\'"]["@"]', [2], ["$['\\'']['@']"]],
    ['{"o":{"j":1,"k":2},"a":[5,3]}', '$[*]', [{ j: 1, k: 2 }, [5, 3]], ["$['o']", "$['a']"]],
    ['{"o":{"j":1,"k":2},"a":[5,3]}', '$.o[*]', [1, 2], ["$['o']['j']", "$['o']['k']"]],
    ['{"o":{"j":1,"k":2},"a":[5,3]}', '$.o[*, *]', [1, 2, 1, 2], null],
    ['{"o":{"j":1,"k":2},"a":[5,3]}', '$.a[*]', [5, 3], ["$['a'][0]", "$['a'][1]"]],
    ['["a","b"]', '$[1]', ['b'], ['$[1]']],
    ['["a","b"]', '$[-2]', ['a'], ['$[0]']],
    [LETTERS, '$[1:3]', ['b', 'c'], ['$[1]', '$[2]']],
    [LETTERS, '$[5:]', ['f', 'g'], ['$[5]', '$[6]']],
    [LETTERS, '$[1:5:2]', ['b', 'd'], ['$[1]', '$[3]']],
    [LETTERS, '$[5:1:-2]', ['f', 'd'], ['$[5]', '$[3]']],
    [LETTERS, '$[::-1]', ['g', 'f', 'e', 'd', 'c', 'b', 'a'], null],
    [LETTERS, '$[1:5:0]', [], []],
    [LETTERS, '$[0, 3]', ['a', 'd'], ['$[0]', '$[3]']],
    [LETTERS, '$[0:2, 5]', ['a', 'b', 'f'], ['$[0]', '$[1]', '$[5]']],
    [LETTERS, '$[0, 0]', ['a', 'a'], ['$[0]', '$[0]']],
    [DESCENDANTS, '$..j', [1, 4], ["$['o']['j']", "$['a'][2][0]['j']"]],
    [DESCENDANTS, '$..[0]', [5, { j: 4 }], ["$['a'][0]", "$['a'][2][0]"]],
    [DESCENDANTS, '$..o', [{ j: 1, k: 2 }], ["$['o']"]],
    [DESCENDANTS, '$.o..[*, *]', [1, 2, 1, 2], null],
    [DESCENDANTS, '$.a..[0, 1]', [5, 3, { j: 4 }, { k: 6 }], null],
    [NULLS, '$.a', [null], ["$['a']"]],
    [NULLS, '$.a[0]', [], []],
    [NULLS, '$.a.d', [], []],
    [NULLS, '$.b[0]', [null], ["$['b'][0]"]],
    [NULLS, '$.b[*]', [null], null],
    [NULLS, '$.b[?@]', [null], null],
    [NULLS, '$.b[?@==null]', [null], null],
    [NULLS, '$.c[?@.d==null]', [], []],
    [NULLS, '$.null', [1], ["$['null']"]],
    ['{"\\u000b":1,"\\"\\\\\\n\\u0000":2}', '$.*', [1, 2], ["$['\\u000b']", "$['\"\\\\\\n\\u0000']"]],
    ['{"\\ud800":1}', '$.*', [1], ["$['\\ud800']"]],
  ])('over %s, %s gives the values and paths', (text, words, values, paths) => {
    const found = query(text, words);
    expect(found.values).toEqual(values);
    if (paths !== null) expect(found.paths).toEqual(paths);
  });

  it('visits parents before children, and items in their order', () => {
    const { paths } = query(DESCENDANTS, '$..*');
    expect(paths).toEqual([
      "$['o']",
      "$['a']",
      "$['o']['j']",
      "$['o']['k']",
      "$['a'][0]",
      "$['a'][1]",
      "$['a'][2]",
      "$['a'][2][0]",
      "$['a'][2][1]",
      "$['a'][2][0]['j']",
      "$['a'][2][1]['k']",
    ]);
  });
});

describe('the comparisons of a filter', () => {
  it.each([
    ['$.absent1 == $.absent2', true],
    ['$.absent1 <= $.absent2', true],
    ["$.absent == 'g'", false],
    ['$.absent1 != $.absent2', false],
    ["$.absent != 'g'", true],
    ['1 <= 2', true],
    ['1 > 2', false],
    ["13 == '13'", false],
    ["'a' <= 'b'", true],
    ["'a' > 'b'", false],
    ['$.obj == $.arr', false],
    ['$.obj != $.arr', true],
    ['$.obj == $.obj', true],
    ['$.obj != $.obj', false],
    ['$.arr == $.arr', true],
    ['$.arr != $.arr', false],
    ['$.obj == 17', false],
    ['$.obj != 17', true],
    ['$.obj <= $.arr', false],
    ['$.obj < $.arr', false],
    ['$.obj <= $.obj', true],
    ['$.arr <= $.arr', true],
    ['1 <= $.arr', false],
    ['1 >= $.arr', false],
    ['1 > $.arr', false],
    ['1 < $.arr', false],
    ['true <= true', true],
    ['true > true', false],
  ])('%s is %s', (words, isTrue) => {
    expect(query(COMPARED, `$[?${words}]`).values).toHaveLength(isTrue ? 2 : 0);
  });
});

describe('the filters of the example', () => {
  it.each([
    ["$.a[?@.b == 'kilo']", [{ b: 'kilo' }]],
    ["$.a[?(@.b == 'kilo')]", [{ b: 'kilo' }]],
    ['$.a[?@>3.5]', [5, 4, 6]],
    ['$.a[?@.b]', [{ b: 'j' }, { b: 'k' }, { b: {} }, { b: 'kilo' }]],
    ['$[?@.*]', [JSON.parse(FILTERED).a, JSON.parse(FILTERED).o]],
    ['$[?@[?@.b]]', [JSON.parse(FILTERED).a]],
    ['$.o[?@<3, ?@<3]', [1, 2, 1, 2]],
    ['$.a[?@<2 || @.b == "k"]', [1, { b: 'k' }]],
    ['$.a[?match(@.b, "[jk]")]', [{ b: 'j' }, { b: 'k' }]],
    ['$.a[?search(@.b, "[jk]")]', [{ b: 'j' }, { b: 'k' }, { b: 'kilo' }]],
    ['$.o[?@>1 && @<4]', [2, 3]],
    ['$.o[?@.u || @.x]', [{ u: 6 }]],
    ['$.a[?@.b == $.x]', [3, 5, 1, 2, 4, 6]],
    ['$.a[?@ == @]', JSON.parse(FILTERED).a],
  ])('%s', (words, values) => {
    expect(query(FILTERED, words).values).toEqual(values);
  });
});

describe('the functions', () => {
  it.each([
    ['[[1],[1,2],"ab",{"a":1},5]', '$[?length(@) == 2]', [[1, 2], 'ab']],
    ['[[1],[1,2],"😀",{"a":1},5]', '$[?length(@) == 1]', [[1], '😀', { a: 1 }]],
    ['[{"a":[1,2]},{"a":[1]}]', '$[?count(@.a[*]) > 1]', [{ a: [1, 2] }]],
    ['[{"a":{"x":1}},{"a":{"x":1,"y":{"x":1}}}]', '$[?value(@..x) == 1]', [{ a: { x: 1 } }]],
    ['["ab","abc","xab"]', "$[?match(@, 'ab')]", ['ab']],
    ['["ab","abc","xab",1]', "$[?search(@, 'ab$')]", ['ab', 'xab']],
    ['["1974-05-11","1975-05-11"]', "$[?match(@, '1974-05-..')]", ['1974-05-11']],
    ['{"p":"a.b","v":["axb","axc"]}', '$.v[?match(@, $.p)]', ['axb']],
    ['{"p":"(","v":["axb","("]}', '$.v[?match(@, $.p)]', []],
    ['[1,2]', '$[?length(@.x) == 1]', []],
    ['[{"a":1}]', '$[?length(@.x) == length(@.y)]', [{ a: 1 }]],
  ])('over %s, %s', (text, words, values) => {
    expect(query(text, words).values).toEqual(values);
  });
});

describe('numbers and strings beyond the engine', () => {
  it.each([
    ['[9007199254740993,9007199254740992]', '$[?@ == 9007199254740993]', ['9007199254740993']],
    ['[9007199254740993,9007199254740992]', '$[?@ > 9007199254740992]', ['9007199254740993']],
    ['[0.1,0.10,1e-1,0.1000000000000000000001]', '$[?@ == 0.1]', ['0.1', '0.10', '1e-1']],
    ['[-0,0,0.0]', '$[?@ == 0]', ['-0', '0', '0.0']],
    ['[1E400,1e401,-1E400]', '$[?@ > 1e400]', ['1e401']],
    ['[-12345678901234567891,-12345678901234567890]', '$[?@ < -12345678901234567890]', ['-12345678901234567891']],
  ])('over %s, %s compares exactly and keeps the text', async (text, words, texts) => {
    const { readData, runQuery } = await import('./run-query.ts');
    const { parseQuery } = await import('../../../../workers/json/query/parse-query.ts');
    expect(runQuery(readData(text), parseQuery(words)).texts).toEqual(texts);
  });

  it.each([
    ['["\\u0061b","ab","a"]', "$[?@ == 'ab']", ['ab', 'ab']],
    ['["\\uffff","😀"]', "$[?@ > '\\uffff']", ['😀']],
    ['{"\\u0061":1}', '$.a', [1]],
    ['{"a":1,"a":2}', '$.a', [2]],
    ['{"a":1,"a":2}', '$.*', [1, 2]],
    ['{"\\"":1,"\\\\":2}', "$['\"', '\\\\']", [1, 2]],
  ])('over %s, %s compares unescaped text', (text, words, values) => {
    expect(query(text, words).values).toEqual(values);
  });
});
