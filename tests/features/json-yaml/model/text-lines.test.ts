import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LINE_CHARS_MAX } from '../../../../src/core/text/clip-line.ts';
import { findText } from '../../../../src/features/json-yaml/model/text-find.ts';
import { createTextLines, SLICE_CHARS } from '../../../../src/features/json-yaml/model/text-lines.ts';
import { createService, openText } from '../../../workers/json/a-service.ts';

const pause = () => Promise.resolve();
const linesOf = (text: string) => createTextLines(text, pause);

test.each([
  ['', ['']],
  ['a', ['a']],
  ['a\n', ['a']],
  ['a\n\n', ['a', '']],
  ['\n', ['']],
  ['a\r\nb\r\n', ['a', 'b']],
])('splits %j into the lines %j', async (text, expected) => {
  const lines = await linesOf(text);
  expect(lines.lineCount).toBe(expected.length);
  expect(lines.list(0, 100).map((line) => line.text)).toEqual(expected);
  expect(expected.map((_, index) => lines.line(index))).toEqual(expected);
  expect(lines.line(expected.length)).toBeUndefined();
});

test('clips a long line', async () => {
  const lines = await linesOf(`a\n${'x'.repeat(LINE_CHARS_MAX + 1)}\n`);
  expect(lines.list(1, 1)).toEqual([{ text: 'x'.repeat(LINE_CHARS_MAX), isClipped: true }]);
});

test.each(['😀y', 'e\u0301y', '👨‍👩‍👧'])(
  'leaves out %s entirely on the limit, as the JSON worker does',
  async (character) => {
    const line = `${'x'.repeat(LINE_CHARS_MAX - 1)}${character}${'z'.repeat(100)}`;
    const expected = [{ text: 'x'.repeat(LINE_CHARS_MAX - 1), isClipped: true }];
    expect((await linesOf(`a\n${line}`)).list(1, 1)).toEqual(expected);
    const service = createService();
    expect(await service.getLines(await openText(service, `a\n${line}`), 1, 1)).toEqual(expected);
  },
);

test('does not count a carriage return', async () => {
  const lines = await linesOf(`${'x'.repeat(LINE_CHARS_MAX)}\r\n`);
  expect(lines.list(0, 1)).toEqual([{ text: 'x'.repeat(LINE_CHARS_MAX), isClipped: false }]);
});

test('maps offsets to places and back in any text', async () => {
  const text = fc
    .array(fc.constantFrom('a', 'bc', '\n', '\n', '\r\n'), { maxLength: 600 })
    .map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(text, fc.nat(), async (whole, seed) => {
      const lines = await linesOf(whole);
      const plain = whole.replace(/\n$/, '').split('\n');
      expect(lines.list(0, lines.lineCount).map((line) => line.text)).toEqual(
        plain.map((line) => line.replace(/\r$/, '')),
      );
      const offset = whole === '' ? 0 : seed % whole.length;
      const place = lines.placeOf(offset);
      const before = whole.slice(0, offset).split('\n');
      expect(place).toEqual({ line: before.length - 1, column: before.at(-1)?.length });
      expect(lines.offsetOf(place)).toBe(offset);
    }),
    { seed: 3 },
  );
});

test('pauses while it reads a long text', async () => {
  let pauses = 0;
  await createTextLines('0123456789\n'.repeat(SLICE_CHARS / 5), async () => {
    pauses += 1;
  });
  expect(pauses).toBe(2);
});

test.each([
  ['forward from the place', 'b', { line: 0, column: 0 }, false, { line: 1, column: 0, hasWrapped: false }],
  ['forward past the end', 'a', { line: 2, column: 2 }, false, { line: 0, column: 0, hasWrapped: true }],
  ['backwards', 'a', { line: 2, column: 2 }, true, { line: 2, column: 1, hasWrapped: false }],
  ['backwards past the start', 'a', { line: 0, column: 0 }, true, { line: 2, column: 1, hasWrapped: true }],
  ['with characters that are special in patterns', '.*', { line: 0, column: 0 }, false, { line: 3, column: 0 }],
  ['in any case', 'BA', { line: 0, column: 0 }, false, { line: 2, column: 0 }],
])('finds words %s', async (_case, words, from, isBackwards, expected) => {
  const lines = await linesOf('a\nbb\nba\n.*\n');
  expect(
    await findText(lines, { text: words, isCaseSensitive: false, isWholeWord: false }, from, isBackwards, pause),
  ).toMatchObject(expected);
});

test('finds words across two slices, and distinguishes case on request', async () => {
  const lines = await linesOf(`${'x'.repeat(SLICE_CHARS - 2)}Needle`);
  const look = (text: string, isBackwards: boolean) =>
    findText(
      lines,
      { text, isCaseSensitive: true, isWholeWord: false },
      { line: 0, column: isBackwards ? SLICE_CHARS * 2 : 0 },
      isBackwards,
      pause,
    );
  expect(await look('Needle', false)).toMatchObject({ column: SLICE_CHARS - 2, length: 6 });
  expect(await look('Needle', true)).toMatchObject({ column: SLICE_CHARS - 2 });
  expect(await look('needle', false)).toBeNull();
});
