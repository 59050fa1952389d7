import { expect, test, vi } from 'vitest';
import { createLineWindow } from '../../../../src/features/json-yaml/text-view/line-window.ts';

const linesOf = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ text: `line ${from + at}`, isClipped: false }));

function openWindow(lineCount: number) {
  const waiting: (() => void)[] = [];
  const getLines = vi.fn(
    (from: number, count: number) =>
      new Promise<ReturnType<typeof linesOf>>((resolve) => waiting.push(() => resolve(linesOf(from, count)))),
  );
  const onLines = vi.fn();
  const onError = vi.fn();
  const window = createLineWindow({ lineCount, getLines, onLines, onError });
  const answer = async () => {
    waiting.shift()?.();
    await vi.waitFor(() => undefined);
    await Promise.resolve();
  };
  return { window, getLines, onLines, onError, answer };
}

test('makes one request for the latest of several wishes', async () => {
  const { window, getLines, answer } = openWindow(1_000_000);
  window.want(0, 20);
  for (let at = 1000; at < 9000; at += 1000) window.want(at, 20);
  expect(getLines).toHaveBeenCalledTimes(1);
  await answer();
  expect(getLines).toHaveBeenCalledTimes(2);
  await answer();
  expect(window.line(8000)?.text).toBe('line 8000');
  expect(window.line(0)).toBeUndefined();
});

test('requests nothing for a step within the fetched lines', async () => {
  const { window, getLines, answer } = openWindow(1000);
  window.want(500, 20);
  await answer();
  window.want(520, 20);
  window.want(460, 20);
  expect(getLines).toHaveBeenCalledTimes(1);
  expect(window.line(460)?.text).toBe('line 460');
});

test('requests no lines beyond the ends', async () => {
  const { window, getLines, answer } = openWindow(30);
  window.want(20, 20);
  await answer();
  expect(getLines.mock.calls).toEqual([[0, 30]]);
});

test('reports a failure once, and tries again at the next wish', async () => {
  const onError = vi.fn();
  const getLines = vi
    .fn<(from: number, count: number) => Promise<ReturnType<typeof linesOf>>>()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue(linesOf(0, 10));
  const window = createLineWindow({ lineCount: 10, getLines, onLines: () => undefined, onError });
  window.want(0, 10);
  await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
  window.want(0, 10);
  await vi.waitFor(() => expect(window.line(3)?.text).toBe('line 3'));
});

test('reports nothing after it is stopped', async () => {
  const { window, onLines, answer } = openWindow(10);
  window.want(0, 10);
  window.stop();
  await answer();
  expect(onLines).not.toHaveBeenCalled();
});
