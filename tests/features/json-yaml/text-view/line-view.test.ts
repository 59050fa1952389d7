// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toJsonTokens } from '../../../../src/features/json-yaml/model/line-tokens.ts';
import { createLineView } from '../../../../src/features/json-yaml/text-view/line-view.ts';
import { toScrollKey } from '../../../../src/features/json-yaml/text-view/VirtualText.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const getLines = async (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ text: `"line ${from + at}"`, isClipped: at % 2 === 1 }));

async function openView(lineCount: number) {
  const scroller = document.createElement('div');
  Object.defineProperty(scroller, 'clientHeight', { value: 400 });
  const onError = vi.fn();
  const options = {
    scroller,
    lineCount,
    getLines,
    toTokens: toJsonTokens,
    markOf: () => null,
    clippedMark: 'cut',
    onError,
  };
  const view = createLineView(options);
  const settle = () => vi.advanceTimersByTimeAsync(100);
  await settle();
  const numbers = () => [...scroller.querySelectorAll<HTMLElement>('.number')].map((each) => each.dataset.number);
  const texts = () => [...scroller.querySelectorAll('.content')].map((each) => each.textContent);
  return { view, scroller, settle, numbers, texts };
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

test('colors tokens, and marks clipped lines', async () => {
  const { scroller } = await openView(5);
  expect(scroller.querySelectorAll('.string')).toHaveLength(5);
  expect(scroller.querySelectorAll('.clipped')).toHaveLength(2);
});

test('leaves nothing in the document after it is stopped', async () => {
  const { view, scroller } = await openView(5);
  view.stop();
  expect(scroller.childNodes).toHaveLength(0);
});

test.each([
  ['ArrowDown', false, 'line-down'],
  ['PageUp', false, 'page-up'],
  ['Home', false, 'start'],
  ['End', false, 'end'],
  ['ArrowDown', true, null],
  ['a', false, null],
])('%s (with shift: %s) means %s', (key, shiftKey, meaning) => {
  expect(toScrollKey({ key, shiftKey, altKey: false })).toBe(meaning);
});
