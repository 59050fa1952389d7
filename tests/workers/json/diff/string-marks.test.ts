import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markStrings } from '../../../../workers/json/diff/string-marks.ts';
import type { MarkedPart } from '../../../../workers/json/json.api.ts';
import { createService, openText } from '../a-service.ts';

/** The text with its marked parts in brackets. */
function show(text: string, marks: readonly MarkedPart[]): string {
  return marks.reduceRight(
    (shown, { start, end }) => `${shown.slice(0, start)}[${shown.slice(start, end)}]${shown.slice(end)}`,
    text,
  );
}

test.each([
  ['"order-1023 paid"', '"order-1024 paid"', '"order-[1023] paid"', '"order-[1024] paid"'],
  ['"你好世界"', '"你好，世界"', '"你好世界"', '"你好[，]世界"'],
  ['"a\\nb c"', '"a\\tb c"', '"a[\\n]b c"', '"a[\\t]b c"'],
  ['"x \\ud83d\\ude00 y"', '"x \\ud83d\\ude01 y"', '"x [\\ud83d\\ude00] y"', '"x [\\ud83d\\ude01] y"'],
  ['"👩‍👩‍👧 home"', '"👩‍👩‍👦 home"', '"[👩‍👩‍👧] home"', '"[👩‍👩‍👦] home"'],
  ['"first second"', '"second"', '"[first ]second"', '"second"'],
  ['"completely"', '"different"', '"completely"', '"different"'],
  ['""', '"new"', '""', '"new"'],
])('marks what differs in %s and %s', (left, right, markedLeft, markedRight) => {
  const marks = markStrings(left, right);
  expect([show(left, marks.left), show(right, marks.right)]).toEqual([markedLeft, markedRight]);
});

test('leaves the same text unmarked on both sides', () => {
  const rest = (text: string, marks: readonly MarkedPart[]) =>
    marks.reduceRight((kept, { start, end }) => kept.slice(0, start) + kept.slice(end), text);
  const text = fc.array(fc.constantFrom('a', 'bc', '12', '汉', '，', ' ', '\\n', '😀'), { maxLength: 30 });
  fc.assert(
    fc.property(text, text, (a, b) => {
      const [left, right] = [`"${a.join('')}"`, `"${b.join('')}"`];
      const marks = markStrings(left, right);
      if (marks.left.length + marks.right.length > 0) expect(rest(left, marks.left)).toBe(rest(right, marks.right));
    }),
    { numRuns: 500 },
  );
});

test('marks the middle of strings that are too different or too long', () => {
  const middle = (seed: number) => Array.from({ length: 5000 }, (_, at) => `${(at * seed) % 89} `).join('');
  const [left, right] = [`"same ${middle(7)}end"`, `"same ${middle(11)}end"`];
  const marks = markStrings(left, right);
  expect(marks.left.length).toBeLessThanOrEqual(1);
});

test('gives the place of a marked string in its line, and of the excerpt in the string', async () => {
  const service = createService();
  const same = '汉字'.repeat(200);
  const text = (end: string) => `{\n  "名称": "${same}${end} 结尾"\n}`;
  const ids = [await openText(service, text('甲')), await openText(service, text('乙'))] as const;
  const { differences } = await service.diff(...ids, { ignoresKeyOrder: true });
  const side = differences[0]?.left;
  expect(side?.column).toBe('  "名称": '.length);
  expect(side?.marks).toEqual([{ start: 401, end: 402 }]);
  expect(side?.text?.slice(401 - (side?.textFrom ?? 0))[0]).toBe('甲');
});
