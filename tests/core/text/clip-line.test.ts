import { describe, expect, it, vi } from 'vitest';
import { clipLine, endOfGraphemes, LINE_CHARS_MAX } from '../../../src/core/text/clip-line.ts';

const filler = (length: number) => 'x'.repeat(length);

describe('a line is shown up to its maximum length', () => {
  it.each([
    ['a short line', 'abc', 'abc', false],
    ['a short line with a carriage return', 'abc\r', 'abc', false],
    ['a line of the maximum length', filler(LINE_CHARS_MAX), filler(LINE_CHARS_MAX), false],
    [
      'a line of the maximum length and a carriage return',
      `${filler(LINE_CHARS_MAX)}\r`,
      filler(LINE_CHARS_MAX),
      false,
    ],
    ['a longer line', filler(LINE_CHARS_MAX + 1), filler(LINE_CHARS_MAX), true],
    ['a surrogate pair on the limit', `${filler(LINE_CHARS_MAX - 1)}😀y`, filler(LINE_CHARS_MAX - 1), true],
    ['a family emoji on the limit', `${filler(LINE_CHARS_MAX - 3)}👨‍👩‍👧y`, filler(LINE_CHARS_MAX - 3), true],
    ['a letter with its accent on the limit', `${filler(LINE_CHARS_MAX - 1)}e\u0301`, filler(LINE_CHARS_MAX - 1), true],
  ])('clips %s', (_case, line, text, isClipped) => {
    expect(clipLine(line)).toEqual({ text, isClipped });
  });

  it('keeps surrogate pairs whole where graphemes cannot be told apart', () => {
    const segmenter = vi.spyOn(Intl, 'Segmenter', 'get');
    segmenter.mockReturnValue(undefined as unknown as typeof Intl.Segmenter);
    expect(endOfGraphemes('a😀', 2)).toBe(1);
    expect(endOfGraphemes('a😀b', 3)).toBe(3);
  });

  it('takes the start of the text for a boundary', () => {
    expect(endOfGraphemes('👨‍👩‍👧', 3)).toBe(0);
  });

  it('keeps surrogate pairs whole inside a character longer than the look-back', () => {
    const accents = '\u0301'.repeat(200);
    expect(endOfGraphemes(`e${accents}`, 100)).toBeGreaterThan(0);
    const pairs = '\u{1e000}'.repeat(100);
    for (const end of [101, 102]) expect(endOfGraphemes(`e${pairs}`, end) % 2).toBe(1);
  });
});
