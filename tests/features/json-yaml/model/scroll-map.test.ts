import { describe, expect, test } from 'vitest';
import {
  elementPx,
  isScaled,
  MAX_ELEMENT_PX,
  positionOfLine,
  type ScrollKey,
  stepPosition,
  toPosition,
  toScrollTop,
  visibleLines,
} from '../../../../src/features/json-yaml/model/scroll-map.ts';

const list = (lineCount: number, viewportPx = 400) => ({ lineCount, linePx: 20, viewportPx });
const SIZES = [0, 1, 19, 20, 21, 1000, 400_000, 400_001, 2_100_000, 50_000_000];

describe('a list of any length', () => {
  test.each(SIZES)('%i lines: the element is no higher than browsers can draw', (lines) => {
    expect(elementPx(list(lines))).toBe(Math.min(lines * 20, MAX_ELEMENT_PX));
    expect(isScaled(list(lines))).toBe(lines > 400_000);
  });

  test.each(SIZES)('%i lines: the ends of the scroll bar are the ends of the text', (lines) => {
    const all = list(lines);
    const room = Math.max(elementPx(all) - 400, 0);
    expect(visibleLines(all, toPosition(all, 0)).from).toBe(0);
    const { from, count } = visibleLines(all, toPosition(all, room));
    expect(from + count).toBe(lines);
  });

  test.each(SIZES)('%i lines: every line can be centered and is then entirely visible', (lines) => {
    const all = list(lines);
    for (const line of [0, 1, lines >> 1, lines - 2, lines - 1]) {
      if (line < 0 || line >= lines) continue;
      const position = positionOfLine(all, line);
      expect(position).toBeLessThanOrEqual(line * 20);
      expect(position + 400).toBeGreaterThanOrEqual((line + 1) * 20);
      expect(toPosition(all, toScrollTop(all, position))).toBeCloseTo(position, 4);
    }
  });
});

test.each([
  [0, { from: 0, count: 20, hiddenPx: 0 }],
  [5, { from: 0, count: 21, hiddenPx: 5 }],
  [20, { from: 1, count: 20, hiddenPx: 0 }],
  [19_600, { from: 980, count: 20, hiddenPx: 0 }],
  [99_999, { from: 980, count: 20, hiddenPx: 0 }],
  [-7, { from: 0, count: 20, hiddenPx: 0 }],
])('shows the right lines at %i px of 1,000 lines', (position, seen) => {
  expect(visibleLines(list(1000), position)).toEqual(seen);
});

test.each<[ScrollKey, number, number]>([
  ['line-down', 0, 20],
  ['line-up', 0, 0],
  ['line-up', 50, 30],
  ['page-down', 0, 380],
  ['page-up', 1000, 620],
  ['page-down', 999_999_400, 999_999_600],
  ['start', 5000, 0],
  ['end', 0, 999_999_600],
])('%s moves from %i to %i, in 50 million lines too', (key, from, to) => {
  expect(stepPosition(list(50_000_000), from, key)).toBe(to);
});

test('moves by a line in a pane that is lower than a line', () => {
  expect(stepPosition(list(100, 10), 0, 'page-down')).toBe(20);
  expect(visibleLines(list(100, 0), 0)).toEqual({ from: 0, count: 0, hiddenPx: 0 });
});
