import { expect, test } from 'vitest';
import type { JsonProblem } from '../../../../src/bridges/json-bridge.ts';
import { AppError } from '../../../../src/core/errors.ts';
import { createCompareController } from '../../../../src/features/json-yaml/compare/compare-controller.ts';
import { createJsonController } from '../../../../src/features/json-yaml/json/json-controller.ts';
import { createFakeJsonTool } from '../json/fake-json-tool.ts';
import { createDifference } from './a-difference.ts';

const COUNTS = { added: 1, removed: 0, changed: 0, moved: 0, reordered: 0, notation: 1 };
const DIFFERENCES = [createDifference('added', null, [2, 2]), createDifference('notation', [3, 3])];

async function openComparison(left: string, right: string) {
  const { tool, texts } = createFakeJsonTool();
  tool.diff.mockResolvedValue({ counts: COUNTS, differences: DIFFERENCES, coarseArrayCount: 0, tookMs: 1 });
  const controller = createJsonController(tool, { initialText: left });
  const compare = createCompareController(controller);
  compare.toggle();
  await compare.right.take(right, null);
  return { tool, texts, controller, compare, state: () => compare.store.getState() };
}

test('both texts are indented and compared, and the first difference is chosen', async () => {
  const { tool, texts, compare, state } = await openComparison('{"a":1}', '{"b":1}');
  await compare.run();
  const { result } = state();
  expect(texts.get(result?.left.id ?? 0)).toBe('{\n  "a": 1\n}');
  expect(texts.get(result?.right.id ?? 0)).toBe('{\n  "b": 1\n}');
  expect(tool.format.mock.calls.map(([, options]) => options.repairs)).toEqual([false, false]);
  expect(tool.diff).toHaveBeenCalledWith(
    result?.left.id,
    result?.right.id,
    { ignoresKeyOrder: true },
    expect.anything(),
  );
  expect(state().selected).toBe(DIFFERENCES[0]);
});

test('a file on the right is told by its name', async () => {
  const { compare, controller } = await openComparison('{"a":1}', '');
  await compare.right.take(new Blob(['[1]']), 'b.json');
  expect(compare.right.editorText()).toBe('[1]');
  expect(controller.store.getState().notice).toMatchObject({ kind: 'success', text: '已打开 b.json' });
});

test('with one side blank nothing is compared', async () => {
  const { tool, compare } = await openComparison('{"a":1}', ' ');
  await compare.run();
  expect(tool.format).not.toHaveBeenCalled();
});

test('going back to the texts loses neither, and closes what was indented', async () => {
  const { texts, controller, compare, state } = await openComparison('{"a":1}', '{"b":1}');
  await compare.run();
  expect(texts.size).toBe(4);
  compare.edit();
  expect(state().result).toBeNull();
  expect(texts.size).toBe(2);
  compare.toggle();
  expect([controller.inputText(), compare.right.inputText(), state().isOn]).toEqual(['{"a":1}', '{"b":1}', false]);
});

test('a side that is no JSON is named, and the other one is not asked', async () => {
  const { tool, compare, state, controller } = await openComparison('{"a":1}', '{"b":1}');
  const problem = { kind: 'trailing-comma', line: 1 } as unknown as JsonProblem;
  tool.format.mockImplementation(async (id) => {
    if (id === 1) throw new AppError('json-invalid', 'no', { ...problem });
    return { document: { id: 9, byteLength: 1, lineCount: 1 }, repair: null, tookMs: 1 };
  });
  await compare.run();
  expect(state().problem).toEqual({ side: 'left', problem });
  expect(tool.diff).not.toHaveBeenCalled();
  expect(controller.store.getState().notice).toBeNull();
});

test('texts that are too long are told as that', async () => {
  const { tool, compare, controller } = await openComparison('{"a":1}', '{"b":1}');
  tool.diff.mockRejectedValue(new AppError('json-too-large', 'too large'));
  await compare.run();
  expect(controller.store.getState().notice).toEqual({ kind: 'failed', action: 'compare', code: 'compare-too-large' });
});

test('another text on either side ends the result', async () => {
  for (const side of ['left', 'right'] as const) {
    const { controller, compare, state } = await openComparison('{"a":1}', '{"b":1}');
    await compare.run();
    await (side === 'left' ? controller : compare.right).take('{"c":1}', null);
    expect(state().result).toBeNull();
  }
});

test('the order of keys is compared again as soon as it counts', async () => {
  const { tool, compare, state } = await openComparison('{"a":1}', '{"b":1}');
  compare.setIgnoringKeyOrder(false);
  expect(tool.diff).not.toHaveBeenCalled();
  await compare.run();
  compare.setIgnoringKeyOrder(true);
  await expect.poll(() => state().result?.ignoresKeyOrder).toBe(true);
  expect(tool.diff).toHaveBeenCalledTimes(2);
});

test('steps go through the kinds that are listed', async () => {
  const { compare, state } = await openComparison('{"a":1}', '{"b":1}');
  await compare.run();
  compare.step(1);
  expect(state().selected).toBe(DIFFERENCES[1]);
  compare.toggleKind('notation');
  expect(state().selected).toBeNull();
  compare.step(1);
  compare.step(1);
  expect(state().selected).toBe(DIFFERENCES[0]);
  compare.toggleKind('notation');
  compare.step(1);
  expect(state().selected).toBe(DIFFERENCES[1]);
});

test('when the worker is lost the result goes and the typed texts stay', async () => {
  const { compare, controller, state } = await openComparison('{"a":1}', '{"b":1}');
  await compare.run();
  controller.leave();
  expect(state().result).toBeNull();
  expect(compare.right.inputText()).toBe('{"b":1}');
});

test('the second text can be put back, too, and is not closed while it may be', async () => {
  const { texts, compare } = await openComparison('{"a":1}', '');
  await compare.right.take(new Blob(['[', ' '.repeat(2 << 20), ']']), 'long.json');
  const cleared = compare.right.clear();
  expect([compare.right.inputText(), texts.size]).toEqual(['', 1]);
  cleared?.undo();
  expect(compare.store.getState().input).toMatchObject({ at: 'worker', name: 'long.json' });
  compare.right.clear()?.release();
  expect(texts.size).toBe(0);
});
