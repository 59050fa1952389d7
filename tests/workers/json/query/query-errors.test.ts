import { describe, expect, it } from 'vitest';
import { problem, strictProblem } from './run-query.ts';

describe('queries that RFC 9535 does not allow', () => {
  it.each([
    ['', '0 unexpected-end'],
    [' $', '0 unexpected-character'],
    ['$ ', '2 unexpected-end'],
    ['$.', '2 unexpected-end'],
    ['$..', '3 unexpected-end'],
    ['$.&', '2 name-expected'],
    ['$.1', '2 name-expected'],
    ['$. a', '2 name-expected'],
    ['$a', '1 unexpected-character'],
    ['$[]', '2 selector-expected'],
    ['$[', '2 unexpected-end'],
    ['$[0', '3 unexpected-end'],
    ['$[0 2]', '4 closer-expected'],
    ['$[a]', '2 selector-expected'],
    ['$[01]', '2 bad-number'],
    ['$[-0]', '2 bad-number'],
    ['$[1.0]', '2 bad-number'],
    ['$[1e1]', '2 bad-number'],
    ['$[9007199254740992]', '2 integer-too-large'],
    ['$[-9007199254740992]', '2 integer-too-large'],
    ['$[1:2:3:4]', '7 closer-expected'],
    ["$['a", '2 string-not-closed'],
    ["$['a\nb']", '4 control-character'],
    ["$['\\x']", '3 bad-escape'],
    ["$['\\u00']", '3 bad-escape'],
    ["$['\\ud800']", '3 bad-escape'],
    ["$['\\udc00']", '3 bad-escape'],
    ["$['\\\"']", '3 bad-escape'],
    ['$["\\\'"]', '3 bad-escape'],
    ['$[?]', '3 operand-expected'],
    ['$[?@.a = 1]', '7 single-equals'],
    ['$[?@.a ==]', '9 operand-expected'],
    ['$[?1]', '3 literal-is-no-test'],
    ['$[?true]', '3 literal-is-no-test'],
    ['$[?@.a && true]', '10 literal-is-no-test'],
    ['$[?@[*] == 1]', '3 comparison-needs-one-value'],
    ['$[?@.a == $..b]', '10 comparison-needs-one-value'],
    ['$[?@[0,0] == 42]', '3 comparison-needs-one-value'],
    ['$[?@.a == tRue]', '10 operand-expected'],
    ['$[?@.a == 01]', '10 bad-number'],
    ['$[?@.a == 1.]', '11 closer-expected'],
    ['$[?@.a == .1]', '10 operand-expected'],
    ['$[?@.a == {}]', '10 operand-expected'],
    ['$[?(@.a]', '7 closer-expected'],
    ['$[?!1]', '4 literal-is-no-test'],
    ['$[?length(@.a)]', '3 call-must-be-compared'],
    ['$[?count(@.a)]', '3 call-must-be-compared'],
    ["$[?match(@.a, 'a') == true]", '3 call-is-no-value'],
    ['$[?length(@.*) < 3]', '10 argument-is-no-value'],
    ['$[?count(1) > 2]', '9 argument-is-no-query'],
    ['$[?count() > 2]', '3 argument-count'],
    ['$[?length(@.a, 1) > 2]', '3 argument-count'],
    ["$[?value('a') == 4]", '9 argument-is-no-query'],
    ["$[?match(@.*, 'a')]", '9 argument-is-no-value'],
    ['$[?match(@.a)]', '3 argument-count'],
    ['$[?foo(@.a) == 1]', '3 unknown-function'],
    ['$[?length (@.a) == 1]', '3 operand-expected'],
    ["$[?match(@.a, '(')]", '14 pattern-not-supported'],
    ["$[?match(@.a, '\\\\d')]", '14 pattern-not-supported'],
    ['$.a|b', '3 unsupported'],
  ])('%s fails at %s', (words, expected) => {
    expect(strictProblem(words)).toBe(expected);
  });

  it.each([
    '$',
    '$.☺',
    '$._a9',
    '$ .a',
    '$\n[0]',
    "$[ 'a' , 1 ]",
    '$[ 1 : 2 : 3 ]',
    '$[::]',
    '$[?@.a==1&&@.b==2||!@.c]',
    '$[? ( @.a ) ]',
    '$[?!(@.a)]',
    '$[?!match(@.a, "x")]',
    '$[?length( @.a ) >= 1]',
    '$[?@.a == 1.5E-3]',
    '$[?@.a == -0]',
    "$['\\u263A\\uD834\\uDD1E\\b\\/']",
    '$[9007199254740991]',
    '$[?count($..*)>=0]',
    '$[?value(@..a)==length(value($..b))]',
  ])('%s is allowed', (words) => {
    expect(strictProblem(words)).toBeNull();
  });
});

it('refuses a query with too many levels of brackets', () => {
  expect(strictProblem(`$${'[?@'.repeat(300)}`)).toBe('601 too-deep');
});

describe('the other forms', () => {
  it.each([
    ['   ', '3 empty'],
    ['  $.', '4 unexpected-end'],
    ['$[0】', '3 full-width'],
    ['$，a', '1 full-width'],
    ['a.b[', '4 unexpected-end'],
    ['a..', '3 unexpected-end'],
    ['.a[', '3 unexpected-end'],
    ['.a | sort_by(.b)', '5 unsupported'],
    ['.a + 1', '3 unsupported'],
    ['.a = 1', '3 single-equals'],
    ['.[] | select(.a > 1', '19 unexpected-end'],
    ['{id, }', '5 name-expected'],
    ['select', '0 argument-count'],
    ["'a'", '0 name-expected'],
  ])('%s fails at %s', (words, expected) => {
    expect(problem(words)).toBe(expected);
  });
});
