import { describe, expect, test } from 'vitest';
import type { JsonErrorKind, JsonExpectation } from '../../../workers/json/json.api.ts';
import { loadCore, MINIFY, PRETTY, runCore, VALIDATE } from './load-core.ts';

const WINDOWS = [8, 16, 64, 262_144];
const cores = WINDOWS.map((windowBytes) => loadCore(windowBytes));
const core = cores[3] ?? loadCore();
const bytes = (text: string) => Buffer.from(text);

describe('accepts and keeps byte for byte', () => {
  test.each([
    ...['0', '-0', '1.0', '1e400', '12345678901234567890123', '-1.5E-07', 'true', 'false', 'null', '""', '[]', '{}'],
    ...['"\\"\\\\\\/\\b\\f\\n\\r\\t"', '"\\u0041\\uFFFF\\ud83d\\ude00"', '"\\ud800"', '"\\udc00\\ud800"', '"\\u0000"'],
    ...['"汉字 é 😀 \u{10ffff} \u007f \u2028"', '"\ufeff"', '{"a":1,"a":2,"":3}', '{"2":1,"1":2,"b":3,"a":4}'],
    ...[
      `"${'x'.repeat(1000)}"`,
      `${'7'.repeat(1000)}.${'3'.repeat(1000)}e+${'9'.repeat(500)}`,
      `[${'[],'.repeat(99)}{}]`,
    ],
  ])('%s', (text) => {
    for (const each of cores) {
      const { refusal, output } = runCore(each, MINIFY, bytes(` \n\t\r${text}${' '.repeat(100)}\n`));
      expect(refusal).toBeNull();
      expect(Buffer.from(output).toString()).toBe(text);
    }
  });
});

type Row = readonly [text: string, kind: JsonErrorKind, offset: number, expected: JsonExpectation, depth: number];

describe('refuses with a place and a reason', () => {
  test.each<Row>([
    ['', 'empty', 0, 'value', 0],
    [' \n ', 'empty', 3, 'value', 0],
    ['-', 'unexpected-end', 1, 'value', 0],
    ['"ab', 'unexpected-end', 3, 'value', 0],
    ['[1,', 'unexpected-end', 3, 'value', 1],
    ['{"a"', 'unexpected-end', 4, 'colon', 1],
    ['{"a":1', 'unexpected-end', 6, 'comma-or-close', 1],
    ['\ufeff{}', 'unexpected-token', 0, 'value', 0],
    ['\0', 'unexpected-token', 0, 'value', 0],
    ['[1\0]', 'unexpected-token', 2, 'comma-or-close', 1],
    ['{}\0', 'trailing-content', 2, 'nothing', 0],
    ['"a\0b"', 'control-character', 2, 'value', 0],
    ['"a\nb"', 'control-character', 2, 'value', 0],
    ['"\u001f"', 'control-character', 1, 'value', 0],
    ['{} x', 'trailing-content', 3, 'nothing', 0],
    ['1 2', 'trailing-content', 2, 'nothing', 0],
    ['[1}', 'wrong-closer', 2, 'comma-or-close', 1],
    ['{]', 'wrong-closer', 1, 'key-or-close', 1],
    ['[1,]', 'trailing-comma', 3, 'value', 1],
    ['{"a":1,}', 'trailing-comma', 7, 'key', 1],
    ['[1,}', 'wrong-closer', 3, 'value', 1],
    ['{"a":}', 'unexpected-token', 5, 'value', 1],
    [']', 'unexpected-token', 0, 'value', 0],
    ['[,1]', 'unexpected-token', 1, 'value-or-close', 1],
    ['{a:1}', 'unexpected-token', 1, 'key-or-close', 1],
    ['{"a" 1}', 'unexpected-token', 5, 'colon', 1],
    ["['a']", 'unexpected-token', 1, 'value-or-close', 1],
    ['[1 2]', 'unexpected-token', 3, 'comma-or-close', 1],
    ['"\\x"', 'bad-escape', 2, 'value', 0],
    ['"\\u12G4"', 'bad-escape', 5, 'value', 0],
    ['{"\\u"', 'bad-escape', 4, 'key-or-close', 1],
    ['01', 'bad-number', 1, 'value', 0],
    ['-a', 'bad-number', 1, 'value', 0],
    ['1.', 'unexpected-end', 2, 'value', 0],
    ['[1.]', 'bad-number', 3, 'value-or-close', 1],
    ['[1e+]', 'bad-number', 4, 'value-or-close', 1],
    ['+1', 'unexpected-token', 0, 'value', 0],
    ['.5', 'unexpected-token', 0, 'value', 0],
    ['truE', 'bad-literal', 3, 'value', 0],
    ['nul', 'unexpected-end', 3, 'value', 0],
    ['NaN', 'unexpected-token', 0, 'value', 0],
    ['\u00a0{}', 'unexpected-token', 0, 'value', 0],
    ['// x\n1', 'unexpected-token', 0, 'value', 0],
  ])('%j: %s at %d', (text, kind, offset, expected, depth) => {
    for (const each of cores) {
      for (const task of [VALIDATE, MINIFY, PRETTY]) {
        expect(runCore(each, task, bytes(text)).refusal).toEqual({ kind, offset, expected, depth });
      }
    }
  });

  const BROKEN = {
    'lone continuation': [0x80],
    'overlong of two': [0xc0, 0xaf],
    'overlong of three': [0xe0, 0x9f, 0xbf],
    'overlong of four': [0xf0, 0x8f, 0xbf, 0xbf],
    surrogate: [0xed, 0xa0, 0x80],
    'beyond Unicode': [0xf4, 0x90, 0x80, 0x80],
    'never a first byte': [0xf5, 0x80, 0x80, 0x80],
    'never at all': [0xff],
    'cut after one of two': [0xc3],
    'cut after two of three': [0xe6, 0xb1],
    'cut after three of four': [0xf0, 0x9f, 0x98],
    'one continuation too many': [0xe6, 0xb1, 0x89, 0x80],
  };
  test.each(Object.entries(BROKEN))('refuses bytes that are not UTF-8, wherever they are: %s', (_, broken) => {
    const good = broken.length === 4 && broken[0] === 0xe6 ? 3 : 0;
    for (const [index, each] of cores.entries()) {
      const window = Math.min(WINDOWS[index] ?? 0, 64);
      for (let before = 0; before <= window + 20; before++) {
        for (const filler of ['a', '汉'.repeat(Math.ceil(before / 3))]) {
          const head = filler === 'a' ? bytes('a'.repeat(before)) : bytes(filler).subarray(0, before - (before % 3));
          for (const tail of [bytes('汉"'), bytes('"'), Buffer.alloc(0)]) {
            const text = Buffer.concat([bytes('"'), head, Buffer.from(broken), tail]);
            const { refusal } = runCore(each, VALIDATE, text);
            expect(refusal?.kind).toBe('invalid-utf8');
            expect(refusal?.offset).toBe(1 + head.length + good);
          }
        }
      }
    }
  });

  test('reports an error before the broken bytes first', () => {
    const text = Buffer.concat([bytes('[1,]'), Buffer.from([0xff])]);
    for (const each of cores) expect(runCore(each, VALIDATE, text).refusal?.kind).toBe('trailing-comma');
  });
});

describe('limits', () => {
  const nest = (levels: number) => bytes('['.repeat(levels) + ']'.repeat(levels));

  test('accepts a million levels', () => {
    expect(runCore(core, VALIDATE, nest(1_000_000)).refusal).toBeNull();
    expect(runCore(core, MINIFY, nest(1_000_000)).output.length).toBe(2_000_000);
  });
  test('refuses the level beyond 2^20', () => {
    expect(runCore(core, VALIDATE, nest(2 ** 20 + 1)).refusal).toMatchObject({ kind: 'too-deep', offset: 2 ** 20 });
  });
  test('stops indenting at the requested depth', () => {
    expect(runCore(core, PRETTY, nest(2000)).refusal).toBeNull();
    expect(runCore(core, PRETTY, nest(2001)).refusal).toMatchObject({ kind: 'too-deep', offset: 2000, depth: 2000 });
  });
  test('limits the indent to its room at any requested depth', () => {
    const task = { mode: 'pretty', indent: 8, maxDepth: 1 << 20 } as const;
    core.begin(task);
    let pieces = 0;
    for (const piece of core.write(bytes('['.repeat(8193)))) pieces += Number(piece.bytes.length > 0);
    expect(pieces).toBeGreaterThan(100);
    expect(core.refusal()).toMatchObject({ kind: 'too-deep', offset: 8192 });
  });
  test('accepts a string that is longer than several windows, the largest windows included', () => {
    for (const windowBytes of [65_536, 1 << 20]) {
      const text = bytes(`{"a":["${'汉字 abc '.repeat(700_000)}",1]}`);
      const { refusal, output } = runCore(loadCore(windowBytes), MINIFY, text);
      expect(refusal).toBeNull();
      expect(Buffer.compare(text, output)).toBe(0);
    }
  });
  test('accepts blanks that are longer than several windows', () => {
    const { output } = runCore(core, PRETTY, bytes(`[${' \n'.repeat(700_000)}1${'\t\r'.repeat(700_000)}]`));
    expect(Buffer.from(output).toString()).toBe('[\n  1\n]');
  });
  test('works again after a refusal', () => {
    expect(runCore(core, MINIFY, bytes('{"a')).refusal).not.toBeNull();
    expect(Buffer.from(runCore(core, MINIFY, bytes('{"a":1}')).output).toString()).toBe('{"a":1}');
  });
});
