import { expect, test, vi } from 'vitest';
import { createBlockSource } from '../../../workers/json/byte-source.ts';
import { findLineAt, findLineEnd } from '../../../workers/json/lines.ts';
import { indexText } from '../../../workers/json/text-store.ts';

const toBytes = (text: string) => new TextEncoder().encode(text);

test('finds the line of a byte and its beginning', async () => {
  const text = await indexText(createBlockSource([toBytes('a\nbc\n\nd')]), async () => undefined);
  const found = await Promise.all([0, 1, 2, 4, 5, 6].map((offset) => findLineAt(text, offset)));
  expect(found.map(({ line, start }) => [line, start])).toEqual([
    [0, 0],
    [0, 0],
    [1, 2],
    [1, 2],
    [2, 5],
    [3, 6],
  ]);
});

test('does not read a text of a single line', async () => {
  const source = createBlockSource([toBytes('x'.repeat(1000))]);
  const text = await indexText(source, async () => undefined);
  const read = vi.spyOn(source, 'read');
  expect(await findLineAt(text, 999)).toEqual({ line: 0, start: 0 });
  expect(read).not.toHaveBeenCalled();
});

test('finds where each line ends, and reads nothing to find the end of the last', async () => {
  const source = createBlockSource([toBytes('a\nbc\n\nd'.padEnd(1000, 'd'))]);
  const text = await indexText(source, async () => undefined);
  const starts = [0, 2, 5, 6];
  expect(await Promise.all(starts.map((start) => findLineEnd(text, start)))).toEqual([1, 4, 5, 1000]);

  const single = await indexText(createBlockSource([toBytes('x'.repeat(1000))]), async () => undefined);
  const read = vi.spyOn(single.source, 'read');
  expect(await findLineEnd(single, 0)).toBe(1000);
  expect(read).not.toHaveBeenCalled();
});
