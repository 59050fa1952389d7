interface OddBody {
  readonly name: string;
  /** Unusual, but a body of the contract. */
  readonly isWellFormed?: true;
  readonly bytes: Buffer;
  /** Headers beside the length. */
  readonly headers?: Readonly<Record<string, string>>;
}

const NESTED_LEVELS = 31_000;
const KEYS_COUNT = 8000;

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
const WORD = '{"email":"lin@example.com"}';

/** Bodies that break parsers, or pass them as something else than an object of the contract. */
export const ODD_BODIES: readonly OddBody[] = [
  ...texts({
    'deep arrays': '['.repeat(NESTED_LEVELS),
    'deep closed arrays': '['.repeat(NESTED_LEVELS) + ']'.repeat(NESTED_LEVELS),
    'deep objects': '{"a":'.repeat(10_000),
    'deep closed objects': `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
    'own prototype': '{"__proto__":{"email":"lin@example.com"}}',
    'escaped prototype': '{"__\\u0070roto__":{"isAdmin":true}}',
    'deep prototype': '{"email":{"__proto__":{"isAdmin":true}}}',
    constructor: '{"constructor":{"prototype":{"isAdmin":true}}}',
    'only a constructor': '{"constructor":1,"prototype":1,"toString":1,"hasOwnProperty":1}',
    'many keys': `{${Array.from({ length: KEYS_COUNT }, (_, key) => `"${key}":1`).join()}}`,
    'a long key': `{"${'k'.repeat(60_000)}":1}`,
    'a huge number': `{"email":${'9'.repeat(60_000)}}`,
    'a huge exponent': '{"email":1e999999999}',
    'an array': '[{"email":"lin@example.com"}]',
    'an array with a length': '{"length":1000000000}',
    number: '7',
    null: 'null',
    text: '"lin@example.com"',
    true: 'true',
    blanks: ' '.repeat(60_000),
    'no JSON': '{email: lin@example.com}',
    'trailing comma': '{"email":"lin@example.com",}',
    comment: '/* */{"email":"lin@example.com"}',
    'two values': '{"email":"a@b.cn"}{"email":"lin@example.com"}',
    'not a number': '{"email":NaN}',
    infinity: '{"email":-Infinity}',
    'a single quote': "{'email':'lin@example.com'}",
    'unfinished escape': '{"email":"\\u12',
    'unfinished text': '{"email":"lin',
    'control characters': '{"email":"a\u0001\u0002@b.cn"}',
    'nothing but a mark': '\ufeff',
    XML: '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
  }),
  { name: 'a mark first', bytes: Buffer.from(`\ufeff${WORD}`), isWellFormed: true },
  {
    name: 'a key many times',
    bytes: Buffer.from(`{${WORD.slice(1, -1).concat(',').repeat(2000)}"more":1}`),
    isWellFormed: true,
  },
  { name: 'bad UTF-8', bytes: Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]) },
  { name: 'overlong UTF-8', bytes: Buffer.from([0x7b, 0xc0, 0xa2, 0x61, 0xc0, 0xa2, 0x3a, 0x31, 0x7d]) },
  { name: 'NUL bytes', bytes: Buffer.alloc(60_000) },
  { name: 'UTF-16', bytes: utf16(WORD) },
  { name: 'declared UTF-16', bytes: utf16(WORD), headers: { 'content-type': 'application/json; charset=utf-16' } },
  {
    name: 'an unknown charset',
    bytes: Buffer.from(WORD),
    headers: { 'content-type': 'application/json; charset=x-none' },
    isWellFormed: true,
  },
  {
    name: 'a torn media type',
    bytes: Buffer.from(WORD),
    headers: { 'content-type': 'application/json;;=;"' },
    isWellFormed: true,
  },
  { name: 'ten megabytes', bytes: Buffer.alloc(10_000_000, ' ') },
];

function texts(table: Readonly<Record<string, string>>): OddBody[] {
  return Object.entries(table).map(([name, text]) => ({ name, bytes: Buffer.from(text) }));
}

/** Values that a field of a well-formed body may carry instead of a short text. */
export const ODD_VALUES: Readonly<Record<string, unknown>> = {
  NUL: 'lin\u0000@example.com',
  'only NUL': '\u0000',
  'a lone high surrogate': 'lin\ud800@example.com',
  'a lone low surrogate': '\udc00',
  'a reversed pair': '\udc00\ud800',
  'a database operator': { $ne: null },
  'another operator': { $gt: '' },
  'an operator in an array': [{ $regex: '.*' }],
  'an object with a text form': { toString: 'x', valueOf: 'y' },
  quotes: "' or '1'='1' --",
  'a second statement': "x'; drop table users; --",
  'a wild card': '%_%',
  'a line break': 'lin@example.com\r\nBcc: mei@example.com',
  'an escape code': '\u001b[31mred\u0007',
  'a script': '<script>alert(1)</script>',
  'a template': '{{7*7}}<%= 7*7 %>',
  'a path': '../../../../etc/passwd\u0000.png',
  'right to left': '\u202egro.elpmaxe@nil',
  'stacked marks': `a${'\u0301'.repeat(200)}`,
  'a ligature that grows': '\ufdfa'.repeat(200),
  'many dots': `a@${'a.'.repeat(20_000)}`,
  'many signs': '@'.repeat(50_000),
  'many blanks': `${' '.repeat(50_000)}x`,
  'many digits': '1'.repeat(50_000),
  'a repeated password': `${'aA1!'.repeat(250)}`,
  'a run of one character': 'a'.repeat(1024),
  'a long number': 1e308,
  'a negative zero': -0,
  true: true,
  null: null,
  'an empty array': [],
  'an empty object': {},
};
