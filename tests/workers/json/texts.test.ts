import { describe, expect, test } from 'vitest';
import { createByteSink } from '../../../workers/json/byte-sink.ts';
import type { ScratchFile } from '../../../workers/json/byte-source.ts';
import { createService, failureOf, openText, readText } from './a-service.ts';

const SAMPLE = '{"名字":"汉字","n":[1,2]}';

function utf16(text: string, isBig: boolean): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Buffer.from(text, 'utf16le'));
  if (isBig) Buffer.from(bytes.buffer).swap16();
  return bytes;
}

/** «{"名":"中"}» in GB18030. */
const GB18030 = new Uint8Array([0x7b, 0x22, 0xc3, 0xfb, 0x22, 0x3a, 0x22, 0xd6, 0xd0, 0x22, 0x7d]);

describe('open', () => {
  test.each([
    ['utf-8', Buffer.from(SAMPLE), false],
    ['utf-8', Buffer.from(`\ufeff${SAMPLE}`), true],
    ['utf-16le', utf16(`\ufeff${SAMPLE}`, false), true],
    ['utf-16be', utf16(`\ufeff${SAMPLE}`, true), true],
    ['utf-16le', utf16(SAMPLE, false), false],
    ['utf-16be', utf16(SAMPLE, true), false],
  ])('reads %s', async (encoding, bytes, hadBom) => {
    const service = createService();
    const opened = await service.open(new Blob([new Uint8Array(bytes)]));
    expect(opened).toMatchObject({ encoding, hadBom, lineCount: 1, byteLength: Buffer.from(SAMPLE).length });
    expect(await readText(service, opened.id)).toBe(SAMPLE);
  });

  const PROSE = '一二三，测试文字一直都在这里。中文占绝大多数，全角　空格也有：「引号」'.repeat(40);
  test.each([
    ['mostly Chinese text', `{"正文":"${PROSE}"}`],
    ['Chinese text with characters whose low byte is zero', '{"一":"一一　"}'],
    ['ASCII', '{"a":1}'],
    ['one digit', '1'],
    ['emoji and other scripts', '{"k":"😀 한국어 ありがとう Ünï"}'],
  ])('recognizes UTF-16 of both orders without a byte order mark: %s', async (_case, text) => {
    const service = createService();
    for (const isBig of [false, true]) {
      const opened = await service.open(new Blob([utf16(text, isBig)]));
      expect(opened).toMatchObject({ encoding: isBig ? 'utf-16be' : 'utf-16le', hadBom: false });
      expect(await readText(service, opened.id)).toBe(text);
    }
  });

  test.each(['0', 'x', ' ', '好'])('takes the single character %o for UTF-8', async (text) => {
    const service = createService();
    const opened = await service.open(new Blob([text]));
    expect(opened).toMatchObject({ encoding: 'utf-8', otherEncodings: [] });
    expect(await readText(service, opened.id)).toBe(text);
  });

  test.each([
    ['numbers of four bytes', Uint8Array.from({ length: 4000 }, (_, i) => (i % 4 === 0 ? 32 + (i % 90) : 0))],
    ['random bytes', Uint8Array.from({ length: 4000 }, (_, i) => (i * 7919 * (i + 13)) >> 3)],
  ])('does not take %s for UTF-16', async (_case, bytes) => {
    const service = createService();
    const opened = await service.open(new Blob([bytes])).catch(() => null);
    expect(opened?.encoding.startsWith('utf-16') ?? false).toBe(false);
  });

  test('takes bytes that are not UTF-8 for GB18030, and reads them in another encoding on request', async () => {
    const service = createService();
    const opened = await service.open(new Blob([GB18030]));
    expect(opened).toMatchObject({ encoding: 'gb18030', otherEncodings: ['utf-8'] });
    expect(await readText(service, opened.id)).toBe('{"名":"中"}');
    const again = await service.decodeAs(opened.id, 'utf-8');
    expect(again).toMatchObject({ id: opened.id, encoding: 'utf-8', otherEncodings: ['gb18030'] });
    expect((await service.decodeAs(opened.id, 'gb18030')).encoding).toBe('gb18030');
    expect(await readText(service, opened.id)).toBe('{"名":"中"}');
  });

  test('keeps UTF-8 with a damaged byte, and offers GB18030', async () => {
    const service = createService();
    // Two damaged bytes are also one character of GB18030.
    const opened = await service.open(new Blob(['{"名称":"中文', new Uint8Array([0xd6, 0xd0]), '"}']));
    expect(opened).toMatchObject({ encoding: 'utf-8', otherEncodings: ['gb18030'] });
  });

  test('accepts strings, and does not divide characters of long ones', async () => {
    const service = createService();
    const text = `\ufeff${'😀'.repeat(300_000)}`;
    for (const shift of ['', 'a']) {
      const opened = await service.open(text + shift);
      expect(opened.hadBom).toBe(true);
      expect((await readText(service, opened.id)) === `${text.slice(1)}${shift}`).toBe(true);
    }
  });

  test('gives an empty text one empty line', async () => {
    const service = createService();
    const opened = await service.open(new Blob([]));
    expect(opened).toMatchObject({ byteLength: 0, lineCount: 1 });
    expect(await service.getLines(opened.id, 0, 5)).toEqual([{ text: '', isClipped: false }]);
  });
});

describe('getLines', () => {
  const lines = Array.from({ length: 1000 }, (_, i) => `${i} ${'汉'.repeat(i % 90)}`);

  test.each(['\n', '\r\n'])('gives any lines of a text with breaks %j', async (lineBreak) => {
    const service = createService();
    const id = await openText(service, new Uint8Array(Buffer.from(lines.join(lineBreak))));
    for (const [from, count] of [
      [0, 3],
      [63, 2],
      [64, 200],
      [500, 1],
      [990, 50],
      [1000, 4],
    ] as const) {
      const got = await service.getLines(id, from, count);
      expect(got.map(({ text }) => text)).toEqual(lines.slice(from, from + count));
    }
  });

  test('clips long lines, but not inside a character', async () => {
    const service = createService();
    const family = '👨‍👩‍👧';
    const text = `${'a'.repeat(1996)}${family}b\n${'汉'.repeat(2000)}\n${'x'.repeat(2001)}\n${'😀'.repeat(900_000)}`;
    const got = await service.getLines(await openText(service, text), 0, 9);
    expect(got.map((line) => [line.text.length, line.isClipped])).toEqual([
      [1996, true],
      [2000, false],
      [2000, true],
      [2000, true],
    ]);
  });

  test('finds lines of an indented result', async () => {
    const service = createService();
    const value = Array.from({ length: 20_000 }, (_, i) => ({ i, s: '汉'.repeat(i % 7) }));
    const { document } = await service.format(await openText(service, JSON.stringify(value)), {
      indent: 2,
      repairs: false,
    });
    const wanted = JSON.stringify(value, null, 2).split('\n');
    expect(document.lineCount).toBe(wanted.length);
    for (const from of [0, 63, 64, 40_000, wanted.length - 2]) {
      const got = await service.getLines(document.id, from, 70);
      expect(got.map(({ text }) => text)).toEqual(wanted.slice(from, from + 70));
    }
  });
});

describe('find', () => {
  const text = 'Alpha beta\nALPHA 汉字 Élan\nalpha 😀 élan k\n'.concat('filler 汉\n'.repeat(70_000), 'the END');
  const query = (word: string, isCaseSensitive = false) => ({ text: word, isCaseSensitive, isWholeWord: false });

  test.each([
    ['alpha', false, [0, 0], false, [0, 0, false]],
    ['alpha', false, [0, 1], false, [1, 0, false]],
    ['alpha', true, [0, 0], false, [2, 0, false]],
    ['alpha', true, [2, 1], false, [2, 0, true]],
    ['汉字', false, [0, 0], false, [1, 6, false]],
    ['ÉLAN', false, [1, 10], false, [2, 9, false]],
    ['élan', true, [0, 0], false, [2, 9, false]],
    ['the end', false, [0, 0], false, [70_003, 0, false]],
    ['alpha', false, [1, 0], true, [0, 0, false]],
    ['alpha', false, [70_003, 2], true, [2, 0, false]],
    ['alpha', false, [0, 0], true, [2, 0, true]],
    ['END', true, [0, 0], true, [70_003, 4, true]],
    ['beta\nalpha', false, [0, 0], false, [0, 6, false]],
  ] as const)('%j', async (word, isCaseSensitive, [line, column], isBackwards, [atLine, atColumn, hasWrapped]) => {
    const service = createService();
    const id = await openText(service, new Uint8Array(Buffer.from(text)));
    const match = await service.find(id, query(word, isCaseSensitive), { line, column }, isBackwards);
    expect(match).toMatchObject({ line: atLine, column: atColumn, length: word.length, hasWrapped });
  });

  test('takes pattern characters literally, and finds nothing when there is nothing', async () => {
    const service = createService();
    const id = await openText(service, 'a.*(b)[c]{d}|^$\\-/?+');
    for (const sign of '.*()[]{}|^$\\-/?+') {
      expect((await service.find(id, query(sign), { line: 0, column: 0 }, false))?.hasWrapped).toBe(false);
    }
    expect(await service.find(id, query('x'), { line: 0, column: 3 }, false)).toBeNull();
    expect(await service.find(id, query(''), { line: 0, column: 0 }, false)).toBeNull();
  });

  test('finds every match, also across the seams of blocks', async () => {
    const service = createService();
    const long = '😀x汉'.repeat(120_000);
    const at = [262_140, 262_143, 262_144, 300_000].map((place) => place - (place % 4));
    const spots = at.reduce((whole, place) => `${whole.slice(0, place)}Zé€d${whole.slice(place + 4)}`, long);
    const id = await openText(service, new Uint8Array(Buffer.from(spots)));
    const found: number[] = [];
    for (let column = 0; ; ) {
      const match = await service.find(id, query('zÉ€D'), { line: 0, column }, false);
      if (match === null || match.hasWrapped) break;
      found.push(match.column);
      column = match.column + 1;
    }
    expect(found).toEqual([...new Set(at)]);
  });

  test('ends the previous search when a new one starts', async () => {
    const service = createService();
    const id = await openText(service, text.repeat(20));
    const first = failureOf(service.find(id, query('nowhere'), { line: 0, column: 0 }, false));
    const second = service.find(id, query('beta'), { line: 0, column: 0 }, false);
    expect((await first).code).toBe('cancelled');
    expect(await second).toMatchObject({ line: 0, column: 6 });
  });
});

describe('long work', () => {
  const large = `[${'{"a":1,"汉":[true,null]},'.repeat(400_000)}1]`;

  test('can be watched and cancelled; texts stay, and lines are answered meanwhile', async () => {
    const service = createService();
    const id = await openText(service, large);
    const work = failureOf(service.format(id, { indent: 8, repairs: false }));
    const waiting = failureOf(service.minify(id));
    const shares: number[] = [];
    while (shares.length < 3) {
      await new Promise((resolve) => setImmediate(resolve));
      const share = service.progress();
      if (share !== null && share > 0 && share !== shares.at(-1)) shares.push(share);
      expect((await service.getLines(id, 0, 1))[0]?.isClipped).toBe(true);
    }
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    service.cancel();
    expect((await work).code).toBe('cancelled');
    expect((await waiting).code).toBe('cancelled');
    expect(service.progress()).toBeNull();
    expect((await service.minify(id)).document.byteLength).toBe(Buffer.byteLength(large));
  });
});

describe('a text that is too large for the memory', () => {
  function createFakeScratch(): ScratchFile & { readonly isOpen: () => boolean } {
    let bytes = new Uint8Array(0);
    let isOpen = true;
    return {
      write(piece, at) {
        const longer = new Uint8Array(Math.max(bytes.length, at + piece.length));
        longer.set(bytes);
        longer.set(piece, at);
        bytes = longer;
      },
      read: (from, to) => bytes.slice(from, to),
      toBlob: async () => new Blob([bytes]),
      dispose: () => {
        isOpen = false;
      },
      isOpen: () => isOpen,
    };
  }

  test.each([10, 1000, 3_000_000])('goes to a file from %d bytes on', async (memoryBytes) => {
    const scratch = createFakeScratch();
    const sink = createByteSink(async () => scratch, memoryBytes);
    const piece = new Uint8Array(700_001).map((_, i) => i);
    const whole = Buffer.concat([piece, piece, piece, piece, piece]);
    for (let i = 0; i < 5; i++) await sink.write(piece);
    const source = sink.finish();
    expect(source.byteLength).toBe(whole.length);
    expect(Buffer.compare(await source.read(0, whole.length), whole)).toBe(0);
    expect(await source.read(1_048_570, 1_048_580)).toEqual(new Uint8Array(whole.subarray(1_048_570, 1_048_580)));
    const chunks: Uint8Array[] = [];
    for await (const chunk of source.chunks(5, 3_000_000)) chunks.push(chunk);
    expect(Buffer.compare(Buffer.concat(chunks), whole.subarray(5, 3_000_000))).toBe(0);
    expect((await source.toBlob()).size).toBe(whole.length);
    source.dispose();
    expect(scratch.isOpen()).toBe(false);
  });

  test.each([
    [1000, false],
    [1001, true],
  ])(
    'of %d expected bytes, with room for a thousand, sends the first bytes to the file: %s',
    async (expected, isFile) => {
      const scratch = createFakeScratch();
      const sink = createByteSink(async () => scratch, 1000);
      await sink.expect(expected);
      await sink.write(new Uint8Array([1, 2, 3]));
      expect(scratch.read(0, 3).length).toBe(isFile ? 3 : 0);
      expect(await sink.finish().read(0, 3)).toEqual(new Uint8Array([1, 2, 3]));
    },
  );

  test('stays in memory where there is no file', async () => {
    const sink = createByteSink(async () => null, 10);
    await sink.expect(100);
    for (let i = 0; i < 3; i++) await sink.write(new Uint8Array(20).fill(i));
    expect((await sink.finish().read(19, 41)).length).toBe(22);
  });
});

test('getText refuses a text above its limit, and getBlob gives the bytes', async () => {
  const service = createService();
  const id = await openText(service, SAMPLE);
  expect((await failureOf(service.getText(id, 10))).code).toBe('json-too-large');
  expect(await (await service.getBlob(id)).text()).toBe(SAMPLE);
});
