// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toJsonTokens } from '../../../../src/features/json-yaml/model/line-tokens.ts';
import { toCursorMove } from '../../../../src/features/json-yaml/text-view/cursor-moves.ts';
import { createLineView } from '../../../../src/features/json-yaml/text-view/line-view.ts';
import { createLineRows, createWrappedRows } from '../../../../src/features/json-yaml/text-view/row-source.ts';
import { aPageText, aText } from './a-text.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const getLines = async (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ text: `"line ${from + at}"`, isClipped: false }));

async function openView(lineCount: number, text = aText({ lineCount, getLines })) {
  const scroller = document.createElement('div');
  Object.defineProperty(scroller, 'clientHeight', { value: 400 });
  const onError = vi.fn();
  const options = {
    scroller,
    text,
    rows: createLineRows(text),
    metrics: { columnPx: 8, wide: 2 },
    toTokens: toJsonTokens,
    markOf: () => null,
    words: {
      fold: 'fold',
      unfold: 'unfold',
      hiddenLines: (count: number) => `${count} hidden`,
      equalLines: (count: number) => `${count} equal`,
    },
    onError,
  };
  const view = createLineView(options);
  const settle = () => vi.advanceTimersByTimeAsync(100);
  await settle();
  const numbers = () => [...scroller.querySelectorAll<HTMLElement>('.number')].map((each) => each.dataset.number);
  const texts = () => [...scroller.querySelectorAll('.content')].map((each) => each.textContent);
  return { view, scroller, text, settle, numbers, texts };
}

test('keeps only the lines in view in the document, even of 50 million', async () => {
  const { view, settle, numbers, texts } = await openView(50_000_000);
  expect(numbers()).toHaveLength(20);
  view.step('end');
  await settle();
  expect(numbers().at(-1)).toBe('50000000');
  expect(texts().at(-1)).toContain('"line 49999999"');
  view.step('line-up');
  await settle();
  expect(numbers().at(-1)).toBe('49999999');
});

test('scrolls to a line and marks it', async () => {
  const { view, scroller, settle } = await openView(1000);
  view.showLine(700);
  await settle();
  expect(scroller.querySelector('.marked .content')?.textContent).toContain('"line 700"');
});

test('marks a range of a line across its tokens', async () => {
  const { view, scroller, settle } = await openView(1000);
  view.showLine(700, { start: 0, end: 5 });
  await settle();
  expect(scroller.querySelector('.match')?.textContent).toBe('"line');
  view.showLine(3);
  await settle();
  expect(scroller.querySelectorAll('.match')).toHaveLength(0);
});

test('keeps a marked place in view when rows are wrapped, and when they no longer are', async () => {
  const content = Array.from({ length: 200 }, (_, at) => `line ${at} of a text with many words`).join('\n');
  const { view, scroller, text, settle } = await openView(200, await aPageText(content));
  view.showLine(100, { start: 24, end: 28 });
  await settle();
  await view.setRows(await createWrappedRows(text, { columns: 8, wide: 2 }));
  await settle();
  const matches = () => [...scroller.querySelectorAll('.match')].map((match) => match.textContent);
  expect(matches().join('')).toBe('many');
  await view.setRows(createLineRows(text));
  await settle();
  expect(matches().join('')).toBe('many');
});

test('keeps rows in the document while they are in view', async () => {
  const { view, scroller, settle, numbers } = await openView(1000);
  const row = [...scroller.querySelectorAll('.row')][5];
  view.step('line-down');
  await settle();
  expect([...scroller.querySelectorAll('.row')].indexOf(row as Element)).toBe(4);
  view.step('page-down');
  view.step('line-up');
  await settle();
  expect(numbers()).toEqual(Array.from({ length: 20 }, (_, at) => String(at + 20)));
});

test('colors tokens', async () => {
  const { scroller } = await openView(5);
  expect(scroller.querySelectorAll('.string')).toHaveLength(5);
});

test('draws a selection and its cursor in the rows in view, also after scrolling away and back', async () => {
  const { view, scroller, settle } = await openView(1000);
  view.select({ anchor: { line: 2, column: 3 }, focus: { line: 900, column: 1 } }, true);
  await settle();
  const selected = () => [...scroller.querySelectorAll('.selected')].map((each) => each.textContent);
  expect(selected()[0]).toBe('ne 2"');
  expect(scroller.querySelectorAll('.break')).toHaveLength(18);
  view.step('end');
  await settle();
  expect(selected()).toEqual([]);
  view.showLine(900);
  await settle();
  expect(selected().at(-1)).toBe('"');
  expect(scroller.querySelectorAll('.cursor')).toHaveLength(1);
  view.step('start');
  await settle();
  expect(selected()[0]).toBe('ne 2"');
});

test('leaves nothing in the document after it is stopped', async () => {
  const { view, scroller } = await openView(5);
  view.stop();
  expect(scroller.childNodes).toHaveLength(0);
});

test.each([
  ['ArrowDown', false, { unit: 'row', isBackwards: false }],
  ['PageUp', false, { unit: 'page', isBackwards: true }],
  ['Home', false, { unit: 'row-edge', isBackwards: true }],
  ['End', true, { unit: 'text-edge', isBackwards: false }],
  ['ArrowLeft', true, { unit: 'word', isBackwards: true }],
  ['ArrowUp', true, null],
  ['a', false, null],
])('moves the cursor by %s (with Ctrl: %s)', (key, ctrlKey, move) => {
  expect(toCursorMove({ key, ctrlKey, metaKey: false, altKey: false })).toEqual(move);
});
