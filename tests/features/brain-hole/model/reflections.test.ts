import { describe, expect, it } from 'vitest';
import { CLOSING_LINE, REFLECTIONS } from '../../../../src/features/brain-hole/content.ts';
import { nextArticle } from '../../../../src/features/brain-hole/model/next-article.ts';
import { parseReadingSize } from '../../../../src/features/brain-hole/model/reading-size.ts';
import { REFLECTION_IDS, splitAtQuote, toPlainText } from '../../../../src/features/brain-hole/model/reflection.ts';
import { todaysIndex } from '../../../../src/features/brain-hole/model/todays-reflection.ts';

describe('the reflections', () => {
  it('stand in the documented order, each with its own anchor', () => {
    expect(REFLECTIONS.map(({ id }) => id)).toEqual(REFLECTION_IDS);
  });

  it.each(REFLECTIONS.map((reflection) => [reflection.id, reflection] as const))(
    '%s has 150 to 320 characters and its quote once',
    (_id, { quote, paragraphs }) => {
      const text = paragraphs.join('');
      expect([...text].length).toBeGreaterThanOrEqual(150);
      expect([...text].length).toBeLessThanOrEqual(320);
      expect(text.split(quote)).toHaveLength(2);
      expect(paragraphs.filter((paragraph) => paragraph.includes(quote))).toHaveLength(1);
    },
  );

  it.each(REFLECTIONS.flatMap(({ title, paragraphs }) => [title, ...paragraphs]).concat(CLOSING_LINE))(
    'uses full-width punctuation: %s',
    (text) => {
      expect(text).not.toMatch(/[,.!?;:"']/);
    },
  );
});

it.each<[paragraph: string, parts: [text: string, isQuote: boolean][]]>([
  [
    '前句。名句。后句。',
    [
      ['前句。', false],
      ['名句。', true],
      ['后句。', false],
    ],
  ],
  ['名句。', [['名句。', true]]],
  [
    '前句。名句。',
    [
      ['前句。', false],
      ['名句。', true],
    ],
  ],
  ['别的话。', [['别的话。', false]]],
])('divides %s around the quote', (paragraph, parts) => {
  expect(splitAtQuote(paragraph, '名句。').map(({ text, isQuote }) => [text, isQuote])).toEqual(parts);
});

it('writes a reflection as plain text', () => {
  const reflection = { id: 'state', title: '题', quote: '乙。', paragraphs: ['甲。', '乙。'] } as const;
  expect(toPlainText(reflection)).toBe('题\n\n甲。\n\n乙。');
});

describe("today's reflection", () => {
  it('changes at local midnight', () => {
    const evening = todaysIndex(new Date(2026, 10, 23, 23, 59, 59), 7);
    expect(todaysIndex(new Date(2026, 10, 23, 0, 0, 0), 7)).toBe(evening);
    expect(todaysIndex(new Date(2026, 10, 24, 0, 0, 0), 7)).toBe((evening + 1) % 7);
  });

  it('shows every reflection once in seven days, also where clocks change and before 1970', () => {
    for (const [year, month, day] of [
      [2026, 2, 27],
      [2026, 9, 23],
      [2026, 11, 29],
      [1969, 11, 27],
    ] as const) {
      const week = Array.from({ length: 7 }, (_, index) => todaysIndex(new Date(year, month, day + index, 12), 7));
      expect(week.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    }
  });
});

it.each<[key: string, current: number, next: number | null]>([
  ['ArrowRight', -1, 0],
  ['ArrowRight', 0, 1],
  ['ArrowRight', 6, null],
  ['j', 2, 3],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, null],
  ['ArrowLeft', -1, null],
  ['K', 3, 2],
  ['ArrowDown', 3, null],
  ['Enter', 3, null],
])('%s leads from reflection %i to %s', (key, current, next) => {
  expect(nextArticle(key, current, 7)).toBe(next);
});

it.each([
  ['small', 'small'],
  ['large', 'large'],
  ['huge', null],
  ['', null],
])('reads the stored size "%s" as %s', (text, size) => {
  expect(parseReadingSize(text)).toBe(size);
});
