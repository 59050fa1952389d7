import { describe, expect, test } from 'vitest';
import { AppError } from '../../../src/core/errors.ts';
import { createService, failureOf, openText, problemOf, readText } from './a-service.ts';

const LOSSLESS = '{"b":1,"2":1,"1":1,"a":12345678901234567890,"c":1.0,"d":1e2,"f":-0,"g":1e400,"b":2,"s":"\\u0041\\/"}';

describe('format', () => {
  test('changes blanks and nothing else', async () => {
    const service = createService();
    const id = await openText(service, ` ${LOSSLESS}\n`);
    const { document, repair } = await service.format(id, { indent: 4, repairs: true });
    const text = await readText(service, document.id);
    expect(repair).toBeNull();
    expect(text.replace(/\n */g, '').replaceAll('": ', '":')).toBe(LOSSLESS);
    expect(text).toContain('\n    "a": 12345678901234567890,\n');
    expect(document).toMatchObject({ byteLength: text.length, lineCount: text.split('\n').length });
    expect(await readText(service, (await service.minify(document.id)).document.id)).toBe(LOSSLESS);
  });

  test('reports the repairs, and none for valid JSON', async () => {
    const repairs = Array.from({ length: 300 }, (_, i) => ({
      kind: 'x',
      risk: 'harmless' as const,
      line: i,
      column: 1,
      before: '',
      after: '}',
    }));
    const service = createService({
      repair: (text) => ({ text: `${text}}`, count: 300, repairs, groups: [], isTruncated: true }),
    });
    const id = await openText(service, '{"a":"汉"');
    const { document, repair } = await service.format(id, { indent: 2, repairs: true });
    expect(await readText(service, document.id)).toBe('{\n  "a": "汉"\n}');
    expect(repair).toMatchObject({ count: 300, isTruncated: true });
    expect(repair?.repairs.length).toBe(200);
    expect(await readText(service, id)).toBe('{"a":"汉"');
    expect((await service.format(document.id, { indent: 2, repairs: true })).repair).toBeNull();
  });

  test('measures a repaired text in bytes, so that its progress does not reach the end too early', async () => {
    const progress: (number | null)[] = [];
    let time = 0;
    const service = createService({
      repair: () => ({ text: `["${'汉'.repeat(400_000)}"]`, count: 1, repairs: [], groups: [], isTruncated: false }),
      now: () => (time += 1000),
      pause: async () => void progress.push(service.progress()),
    });
    const id = await openText(service, '[');
    await service.format(id, { indent: 2, repairs: true });
    // Two pieces of text: the first holds about two thirds of it.
    expect(progress.filter((share) => share !== null && share > 0.5 && share < 0.9)).not.toEqual([]);
  });

  test('fails when a repair gives no JSON, with the place in the original text', async () => {
    const service = createService({
      repair: () => ({ text: '[[[', count: 0, repairs: [], groups: [], isTruncated: false }),
    });
    const id = await openText(service, '{"a":1,}');
    expect(await problemOf(service.format(id, { indent: 2, repairs: true }))).toMatchObject({ offset: 7, column: 8 });
  });

  test('fails when the repair gives up', async () => {
    const repair = () => {
      throw new AppError('json-unrepairable', 'Nothing in it');
    };
    const service = createService({ repair });
    const id = await openText(service, '?');
    expect((await problemOf(service.format(id, { indent: 2, repairs: true }))).kind).toBe('unexpected-token');
  });

  test('repairs nothing without the option', async () => {
    const service = createService({
      repair: () => ({ text: '1', count: 0, repairs: [], groups: [], isTruncated: false }),
    });
    const id = await openText(service, '{');
    expect(await problemOf(service.format(id, { indent: 2, repairs: false }))).toMatchObject({
      kind: 'unexpected-end',
    });
  });

  test('does not repair blank text or text that is nested too deep', async () => {
    const service = createService({
      repair: () => ({ text: '1', count: 0, repairs: [], groups: [], isTruncated: false }),
    });
    const deep = `${'['.repeat(2001)}${']'.repeat(2001)}`;
    for (const [text, kind] of [
      [' \n', 'empty'],
      [deep, 'too-deep'],
    ] as const) {
      const id = await openText(service, text);
      expect((await problemOf(service.format(id, { indent: 2, repairs: true }))).kind).toBe(kind);
    }
    const id = await openText(service, deep);
    expect(await readText(service, (await service.minify(id)).document.id)).toBe(deep);
  });
});

describe('the problem', () => {
  test('names the number of levels that a text may have', async () => {
    const service = createService();
    const id = await openText(service, '['.repeat(50_000));
    expect(await problemOf(service.format(id, { indent: 2, repairs: true }))).toMatchObject({
      kind: 'too-deep',
      maxDepth: 2000,
      column: 2001,
    });
  });

  test.each([
    ['{\n  "a": 1,\n  "é汉😀": tru\n}', { kind: 'bad-literal', line: 3, column: 13, caret: 13 }],
    ['{"👨‍👩‍👧": x}', { kind: 'unexpected-token', line: 1, column: 7, offset: 23 }],
    ['[1,\r\n2,]', { kind: 'trailing-comma', line: 2, column: 3, excerpt: '2,]', caret: 2 }],
    ['\n\n', { kind: 'empty', line: 3, column: 1, excerpt: '', caret: 0 }],
  ])('%j', async (text, wanted) => {
    const service = createService();
    const problem = await problemOf(service.validate(await openText(service, text)));
    expect(problem).toMatchObject(wanted);
    expect(problem.parserMessage).toMatch(/JSON/);
  });

  test('of a long line shows a window round the place', async () => {
    const service = createService();
    const text = `[${'"汉",'.repeat(400_000)}x${',1'.repeat(1000)}]`;
    const problem = await problemOf(service.validate(await openText(service, text)));
    expect(problem).toMatchObject({ line: 1, column: 1_600_002, caret: 40, parserMessage: null });
    expect(problem.excerpt).toBe(`${'"汉",'.repeat(10)}x${',1'.repeat(19)},`);
  });

  test('replaces bytes that are not UTF-8', async () => {
    const service = createService();
    const bytes = new Uint8Array([0x5b, 0x22, 0x61, 0xff, 0x22, 0x5d]);
    const problem = await problemOf(service.validate(await openText(service, bytes)));
    expect(problem).toMatchObject({ kind: 'invalid-utf8', offset: 3, excerpt: '["a\ufffd"]', caret: 3 });
  });
});

describe('escape and unescape', () => {
  test.each(['{"a":"b"}', '{\n\t"a\\n": "汉\\u0041"\r\n}', '"\u007f😀\u2028"', ' 1 '])(
    'undo each other: %j',
    async (text) => {
      const service = createService();
      const escaped = await readText(service, (await service.escape(await openText(service, text))).document.id);
      expect(escaped).toBe(JSON.stringify(text).slice(1, -1));
      const wanted = JSON.stringify(JSON.parse(text), null, 2);
      for (const each of [escaped, ` "${escaped}"\n`]) {
        const { document } = await service.unescape(await openText(service, each), { indent: 2 });
        expect(JSON.parse(await readText(service, document.id))).toEqual(JSON.parse(wanted));
      }
    },
  );

  test.each([
    ['select "a"\n-- it\'s <b>\\d</b>', 'select \\"a\\"\\n-- it\'s <b>\\\\d</b>'],
    ['{\\"a\\":1}', '{\\\\\\"a\\\\\\":1}'],
  ])('escapes any text: %j', async (text, wanted) => {
    const service = createService();
    const { document } = await service.escape(await openText(service, text));
    expect(await readText(service, document.id)).toBe(wanted);
  });

  test('escapes a JSON text without its blanks, which requires JSON', async () => {
    const service = createService();
    const { document } = await service.escape(await openText(service, '{ "a": "b c" }\n'), { minifies: true });
    expect(await readText(service, document.id)).toBe('{\\"a\\":\\"b c\\"}');
    const broken = await openText(service, '{a}');
    expect((await problemOf(service.escape(broken, { minifies: true }))).kind).toBe('unexpected-token');
  });

  test.each([
    ['{"名":"a😀\\u4e2d"}', '{"\\u540d":"a\\ud83d\\ude00\\u4e2d"}', '{"名":"a😀中"}'],
    ['k=值 \\\\u4e2d \\u000a \\ud83d \\u0022', 'k=\\u503c \\\\u4e2d \\u000a \\ud83d \\u0022', null],
  ])('writes characters as numbers and back: %j', async (text, numbered, plain) => {
    const service = createService();
    const encoded = (await service.encodeUnicode(await openText(service, text))).document.id;
    expect(await readText(service, encoded)).toBe(numbered);
    const decoded = (await service.decodeUnicode(encoded)).document.id;
    expect(await readText(service, decoded)).toBe(plain ?? text);
  });

  test('writes characters as numbers and back across the seams of pieces', async () => {
    const service = createService();
    const text = '汉😀é\\n'.repeat(200_001);
    for (const shift of ['', 'a', 'ab']) {
      const id = await openText(service, new Uint8Array(Buffer.from(shift + text)));
      const decoded = (await service.decodeUnicode((await service.encodeUnicode(id)).document.id)).document.id;
      expect((await readText(service, decoded)) === shift + text).toBe(true);
    }
  });

  test.each([
    ['"a\\tb\\u6c49\\ud83d\\ude00\\/\\\\"', 'a\tb汉😀/\\'],
    ['no \\"quotes\\"', 'no "quotes"'],
    ['"half \\ud83d and \\udE00"', 'half \\ud83d and \\udE00'],
    ['"open \\"', '"open "'],
    ['{\\"a\\":[1]}', '{\n    "a": [\n        1\n    ]\n}'],
    ['', ''],
    ['"', '"'],
  ])('unescape %j', async (text, wanted) => {
    const service = createService();
    const { document } = await service.unescape(await openText(service, text), { indent: 4 });
    expect(await readText(service, document.id)).toBe(wanted);
  });

  test.each([
    ['ab\\x', 2],
    ['汉\\u12', 3],
    ['a\\', 1],
  ])('%j is not an escape', async (text, offset) => {
    const service = createService();
    const problem = await problemOf(service.unescape(await openText(service, text), { indent: 2 }));
    expect(problem).toMatchObject({ kind: 'bad-escape', offset });
  });

  test('work across the seams of pieces', async () => {
    const service = createService();
    const text = '\\ud83d\\ude00汉\\n'.repeat(200_001);
    for (const shift of ['', 'a', 'ab', 'abc']) {
      const { document } = await service.unescape(await openText(service, shift + text), { indent: 2 });
      expect((await readText(service, document.id)) === shift + '😀汉\n'.repeat(200_001)).toBe(true);
    }
  });
});

test('a closed text cannot be used any more', async () => {
  const service = createService();
  const id = await openText(service, '1');
  service.close(id);
  expect((await failureOf(service.minify(id))).code).toBe('document-closed');
});
