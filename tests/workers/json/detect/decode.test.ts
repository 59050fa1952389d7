import { deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { detectText } from '../../../../workers/json/detect/detect-text.ts';
import type { Decoding, Encoding } from '../../../../workers/json/json.api.ts';
import { repairJson } from '../../../../workers/json/repair/repair-json.ts';
import { createService } from '../a-service.ts';
import { PRINTED_TABLES } from './printed-tables.ts';
import { NO_SQL_INSERTS, SQL_INSERTS } from './sql-inserts.ts';
import { TEXTS_WITH_SIGNS } from './texts-with-signs.ts';

const tool = createService();
const toBase64 = (text: string) => Buffer.from(text).toString('base64');

async function decode(text: string | Blob, decoding: Decoding) {
  const { id } = await tool.open(text);
  const result = await tool.decode(id, decoding, { indent: 2 });
  const json = await tool.getText(result.document.id, Number.POSITIVE_INFINITY);
  return { text: json, isJson: result.isJson, facts: result.facts };
}

async function encode(text: string, encoding: Encoding): Promise<string> {
  const { id } = await tool.open(text);
  const { document } = await tool.encode(id, encoding);
  return tool.getText(document.id, Number.POSITIVE_INFINITY);
}

const compact = (json: string) => json.replaceAll(/\n\s*/g, '').replaceAll('": ', '":');

const JWT = `${toBase64('{"alg":"HS256"}').replaceAll('=', '')}.${Buffer.from('{"id":9007199254740993,"exp":1714550400,"p":1.10}').toString('base64url')}.sig`;

test.each<readonly [Decoding, string, string]>([
  [
    'jwt',
    JWT,
    '{"header":{"alg":"HS256"},"payload":{"id":9007199254740993,"exp":1714550400,"p":1.10},"signature":"sig"}',
  ],
  ['base64', toBase64('{"a":1.10}'), '{"a":1.10}'],
  ['base64', `"${toBase64('plain 文字')}"\n`, 'plain 文字'],
  ['base64', `data:application/json;base64,${toBase64('[1]')}`, '[1]'],
  ['base64', 'data:application/json,%7B%22a%22%3A1%7D', '{"a":1}'],
  ['base64', gzipSync('{"a":"中"}').toString('base64'), '{"a":"中"}'],
  ['base64', deflateSync('{"a":1}').toString('base64'), '{"a":1}'],
  ['url', '%7B%22name%22%3A%22%E5%BC%A0%E4%B8%89%22%7D', '{"name":"张三"}'],
  ['url', '%D6%D0%CE%C4', '中文'],
  ['url', '100%+1', '100%+1'],
  ['form', 'a=1&b=2&a=3&c&d=x+y%2B', '{"a":["1","3"],"b":"2","c":"","d":"x y+"}'],
  ['form', 'https://a.com/s?wd=%E4%B8%AD&x=%D6%D0#top', '{"wd":"中","x":"中"}'],
  ['form', '__proto__=1&constructor=2', '{"__proto__":"1","constructor":"2"}'],
  ['hex', '7b2261223a317d0a7b7d', '{"a":1}\n{}'],
  ['hex', '00000000: 7b22 6122 3a31 7d0a                      {"a":1}.\n', '{"a":1}'],
  ['hex', '00000000  7b 22 61 22 3a 31 7d 0a                           |{"a":1}.|\n00000008\n', '{"a":1}'],
  ['curl', `curl https://a.com \\\n --data-raw '{"a":"it'\\''s"}'`, '{"a":"it\'s"}'],
  ['curl', 'curl https://a.com -d a=1 -d b=2', '{"a":"1","b":"2"}'],
  ['curl', 'curl "https://a.com" ^\n  --data-raw "^{^\\^"a^\\^":1^}"', '{"a":1}'],
  ['curl', `curl a.com -H 'Content-Type: application/json' --data-raw $'{"a":"\\u4f60\\'s"}'`, '{"a":"你\'s"}'],
  ['http', 'HTTP/1.1 200 OK\r\nA: b\r\n\r\n{"a":1}', '{"a":1}'],
  ['http', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n9\r\n{"a":"中\r\n2\r\n"}\r\n0\r\n', '{"a":"中"}'],
  ['ini', 'top=0\n[a]\n; c\nx = 1\nx = 2\n[b]\nflag\n', '{"top":"0","a":{"x":["1","2"]},"b":{"flag":""}}'],
  ...PRINTED_TABLES.map(([text, json]) => ['printed-table', text, json] as const),
  ...SQL_INSERTS.map(([text, json]) => ['sql-insert', text, json] as const),
  [
    'php',
    'Array\n(\n    [id] => 1\n    [tags] => Array\n        (\n            [0] => a\n            [1] => 007\n        )\n\n    [s] => \n    [n] => 1.10\n)\n',
    '{"id":1,"tags":["a","007"],"s":"","n":1.10}',
  ],
  [
    'php',
    'User Object\n(\n    [id:protected] => 1\n    [name:User:private] => x y\nz\n)\n',
    '{"id":1,"name":"x y\\nz"}',
  ],
  [
    'php',
    'array(3) {\n  ["id"]=>\n  int(1)\n  ["name"]=>\n  string(6) "张三"\n  [0]=>\n  array(2) {\n    [0]=>\n    bool(true)\n    [1]=>\n    NULL\n  }\n}\n',
    '{"id":1,"name":"张三","0":[true,null]}',
  ],
  [
    'php',
    "array (\n  'id' => 1,\n  'x' => \n  array (\n    0 => 'it\\'s',\n    1 => NULL,\n  ),\n)",
    '{"id":1,"x":["it\'s",null]}',
  ],
  ['php', 'a:2:{s:2:"id";i:1;s:4:"name";s:6:"张三";}', '{"id":1,"name":"张三"}'],
  ['php', 'O:4:"User":2:{s:1:"a";a:2:{i:0;b:1;i:1;d:1.5;}s:5:"\0*\0id";N;}', '{"a":[true,1.5],"id":null}'],
])('decodes %s: %j', async (decoding, packed, expected) => {
  const { text } = await decode(packed, decoding);
  expect(compact(text)).toBe(compact(expected));
});

test.each<readonly [Decoding, string]>([
  ['jwt', 'a.b.c'],
  ['base64', 'not base64!'],
  ['base64', gzipSync('x'.repeat(100)).subarray(0, 20).toString('base64')],
  ['form', 'no fields'],
  ['hex', 'xyz'],
  ['curl', 'curl https://a.com'],
  ['http', 'GET / HTTP/1.1\n\n'],
  ['ini', 'a=1'],
  ['printed-table', 'a | b\n1 | 2\n'],
  ['printed-table', '| a | b |\n|---|---|\n| 1 | 2 | 3 |\n'],
  ['printed-table', '+---+---+\n| a | b |\n+---+---+\n| x|y | 2 |\n+---+---+\n'],
  ['printed-table', '*** 1. row ***\na: 1\n*** 2. row ***\nb: 1\n'],
  ['printed-table', '# Title\n\n| a | b |\n|---|---|\n| 1 | 2 |\n'],
  ...NO_SQL_INSERTS.map((text) => ['sql-insert', text] as const),
  ['php', 'Array\n(\n    [id] => 1\n'],
  ['php', 'a:2:{s:2:"id";i:1;}'],
])('refuses to decode %s: %j', async (decoding, text) => {
  await expect(decode(text, decoding)).rejects.toMatchObject({ code: 'decode-failed' });
});

test('refuses bytes that are no text', async () => {
  const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0, 1, 2, 3, 4]).toString('base64');
  await expect(decode(picture, 'base64')).rejects.toMatchObject({ code: 'decode-binary' });
});

test('refuses a compressed text that inflates to more than the limit', async () => {
  const bomb = gzipSync(Buffer.alloc(65 << 20, 'a')).toString('base64');
  await expect(decode(bomb, 'base64')).rejects.toMatchObject({ code: 'decode-too-large' });
});

test('says what a reader should know about the result', async () => {
  expect((await decode(JWT, 'jwt')).facts).toEqual([
    { kind: 'jwt', issuedMs: null, notBeforeMs: null, expiresMs: 1_714_550_400_000 },
  ]);
  expect((await decode('%D6%D0%CE%C4', 'url')).facts).toEqual([{ kind: 'encoding', encoding: 'gb18030' }]);
  expect((await decode(gzipSync('abc').toString('base64'), 'base64')).facts).toEqual([{ kind: 'inflated' }]);
  expect((await decode('[a]\n; c\nx=1', 'ini')).facts).toEqual([{ kind: 'comments-dropped', count: 1 }]);
  expect((await decode('Array\n(\n    [a] => 1\n)\n', 'php')).facts).toEqual([{ kind: 'types-guessed' }]);
  expect(
    (await decode("SET x = 1; INSERT INTO t (a, b) VALUES (NOW(), 'C:\\d'), (f(1), '');", 'sql-insert')).facts,
  ).toEqual([{ kind: 'sql', dropped: 1, expressions: 2, backslashes: 1 }]);
  expect((await decode("INSERT INTO `t` (a) VALUES ('C:\\\\d');", 'sql-insert')).facts).toEqual([]);
});

test.each(TEXTS_WITH_SIGNS.filter(([kind]) => ['java', 'go', 'python', 'console'].includes(kind)))(
  'finds only dumps that formatting reads: %s %j',
  (_, text) => {
    expect(() => JSON.parse(repairJson(text).text)).not.toThrow();
  },
);

const DECODED: Partial<Record<string, Decoding>> = {
  jwt: 'jwt',
  base64: 'base64',
  compressed: 'base64',
  'data-url': 'base64',
  url: 'url',
  form: 'form',
  hex: 'hex',
  curl: 'curl',
  http: 'http',
  php: 'php',
  ini: 'ini',
  'printed-table': 'printed-table',
  'sql-insert': 'sql-insert',
};

test.each(
  TEXTS_WITH_SIGNS.flatMap(([kind, text]) => {
    const decoding = DECODED[kind];
    return decoding === undefined ? [] : [[decoding, text] as const];
  }),
)('decodes every text recognized as %s: %j', async (decoding, text) => {
  await expect(decode(text, decoding)).resolves.toBeDefined();
});

/** A small generator of random numbers from 0 to 1, the same for a seed. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const WORDS = ['a', '中文', '🎉', '"', '\\', '\n', ' ', '=', '&', '%41', '+', '/', '{', '}', '0', "'", 'ü'];

function makeText(random: () => number): string {
  return Array.from({ length: 8 + Math.floor(random() * 60) }, () => WORDS[Math.floor(random() * WORDS.length)]).join(
    '',
  );
}

describe.each([1, 2, 3])('with seed %i', (seed) => {
  const random = createRandom(seed);
  const texts = Array.from({ length: 60 }, () => makeText(random));

  test.each<Exclude<Encoding, 'form'>>(['base64', 'base64url', 'url'])(
    'decodes every text encoded as %s',
    async (encoding) => {
      for (const text of texts) {
        const decoded = await decode(await encode(text, encoding), encoding === 'url' ? 'url' : 'base64');
        expect(decoded.text).toBe(text);
      }
    },
  );

  test('recognizes and decodes every JSON text that was encoded', async () => {
    for (const text of texts) {
      const json = JSON.stringify({ [text]: text, list: [text] });
      for (const encoding of ['base64', 'base64url', 'url'] as const) {
        const packed = await encode(json, encoding);
        const detected = detectText({ head: packed, end: packed.slice(-4096), length: packed.length });
        expect(detected).toEqual({ kind: encoding === 'url' ? 'url' : 'base64', holds: 'json' });
        expect(JSON.parse((await decode(packed, encoding === 'url' ? 'url' : 'base64')).text)).toEqual(
          JSON.parse(json),
        );
      }
    }
  });

  test('decodes every form that was written', async () => {
    for (const text of texts) {
      const value = { [text]: text, 'x y': ['1', text], z: '' };
      expect(JSON.parse((await decode(await encode(JSON.stringify(value), 'form'), 'form')).text)).toEqual(value);
    }
  });
});

test('keeps the text of numbers in a form, and refuses what a form cannot hold', async () => {
  expect(await encode('{"a": 1.10, "b": [1, true], "c": null}', 'form')).toBe('a=1.10&b=1&b=true&c=');
  await expect(encode('{"a":{"b":1}}', 'form')).rejects.toMatchObject({ code: 'decode-failed' });
  await expect(encode('[1]', 'form')).rejects.toMatchObject({ code: 'decode-failed' });
});

test('decodes texts that come in many pieces', async () => {
  const json = JSON.stringify(Array.from({ length: 60_000 }, (_, i) => `第 ${i} 项 %`));
  for (const encoding of ['base64', 'url'] as const) {
    const { text } = await decode(new Blob([await encode(json, encoding)]), encoding);
    expect(JSON.parse(text)).toEqual(JSON.parse(json));
  }
});

test('recognizes a long text by its beginning', async () => {
  const long = await tool.open(new Blob([toBase64(JSON.stringify({ a: 'x'.repeat(200_000) }))]));
  expect(await tool.detect(long.id)).toEqual({ kind: 'base64', holds: 'json' });
  const json = await tool.open(
    new Blob([JSON.stringify(Array.from({ length: 50_000 }, (_, i) => ({ id: i, t: 'a,b' })))]),
  );
  expect(await tool.detect(json.id)).toBeNull();
});
