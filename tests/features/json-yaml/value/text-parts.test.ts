import { expect, test } from 'vitest';
import { readPart } from '../../../../src/features/json-yaml/value/ValueText.tsx';

async function readAll(text: string, partBytes: number) {
  const blob = new Blob([text]);
  const parts: string[] = [];
  let joined = '';
  let isContinued = false;
  for (let from = 0; from < blob.size; ) {
    const part = await readPart(blob, from, partBytes, isContinued);
    expect(part.end).toBeGreaterThan(from);
    parts.push(part.text);
    joined += part.text + (part.endsLine ? '\n' : '');
    isContinued = !part.endsLine;
    from = part.end;
  }
  return { parts, joined };
}

test.each([4, 5, 7, 16, 1000])(
  'gives the whole text in parts of %d bytes, without dividing a character',
  async (size) => {
    for (const text of [
      'a\nb\nc',
      '中文😀é\n'.repeat(20),
      'x'.repeat(50),
      '\n\n\n\n\n\n',
      '😀'.repeat(9),
      'ab\r\ncd\r\n',
    ]) {
      expect((await readAll(text, size)).joined).toBe(text);
    }
  },
);

test('ends a part with a line where it can', async () => {
  expect((await readAll('123456\n8901234567890', 10)).parts).toEqual(['123456', '8901234567', '890']);
});
