import { expect, onTestFinished, test, vi } from 'vitest';
import { AppError } from '../../../../src/core/errors.ts';
import { createCompareController } from '../../../../src/features/json-yaml/compare/compare-controller.ts';
import { createJsonController } from '../../../../src/features/json-yaml/json/json-controller.ts';
import { LONG } from '../json/a-json-controller.ts';
import { createJsonTool } from '../json/a-json-tool.ts';

/** The default texts differ in one value and in one notation. */
async function openComparison(left = '{"a":1,"n":1.0}', right = '{"a":2,"n":1}') {
  const { tool, openIds, read } = createJsonTool();
  const controller = createJsonController(tool, { initialText: left });
  onTestFinished(() => controller.leave());
  const compare = createCompareController(controller);
  compare.toggle();
  await compare.right.take(right, null);
  return { tool, openIds, read, controller, compare, state: () => compare.store.getState() };
}

test('indents and compares both texts, and selects the first difference', async () => {
  const { tool, read, compare, state } = await openComparison();
  await compare.run();
  const { result, selected } = state();
  expect(await read(result?.left.document)).toBe('{\n  "a": 1,\n  "n": 1.0\n}');
  expect(await read(result?.right.document)).toBe('{\n  "a": 2,\n  "n": 1\n}');
  expect(tool.format.mock.calls.map(([, options]) => options.repairs)).toEqual([false, false]);
  expect(tool.diff.mock.lastCall?.slice(0, 3)).toEqual([
    result?.left.document.id,
    result?.right.document.id,
    { ignoresKeyOrder: true, ignoresItemOrder: false, ignored: [] },
  ]);
  expect(result?.comparison.counts).toMatchObject({ changed: 1, notation: 1 });
  expect(selected).toBe(result?.comparison.differences[0]);
});

test('names an opened file of the right side', async () => {
  const { compare, controller } = await openComparison('{"a":1}', '');
  await compare.right.take(new Blob(['[1]']), 'b.json');
  expect(compare.right.editorText()).toBe('[1]');
  expect(controller.store.getState().notice).toMatchObject({ kind: 'success', text: '已打开 b.json' });
});

test('compares nothing while one side is blank', async () => {
  const { tool, compare } = await openComparison('{"a":1}', ' ');
  await compare.run();
  expect(tool.format).not.toHaveBeenCalled();
});

test('keeps both texts when the visitor returns to them, and closes the indented ones', async () => {
  const { openIds, controller, compare, state } = await openComparison('{"a":1}', '{"b":1}');
  await compare.run();
  expect(openIds.size).toBe(4);
  compare.edit();
  expect(state().result).toBeNull();
  expect(openIds.size).toBe(2);
  compare.toggle();
  expect([controller.inputText(), compare.right.inputText(), state().isOn]).toEqual(['{"a":1}', '{"b":1}', false]);
});

test('names the side that is not JSON, and does not compare', async () => {
  const { tool, compare, state, controller } = await openComparison('{"a":1,}', '{"b":1}');
  await compare.run();
  expect(state().problems).toMatchObject([{ side: 'left', problem: { kind: 'trailing-comma', line: 1 } }]);
  expect(tool.diff).not.toHaveBeenCalled();
  expect(controller.store.getState().notice).toBeNull();
});

test('tells both broken sides, and compares them after a repair', async () => {
  const { compare, state, controller, read } = await openComparison("{'a': True}", '{"a":true');
  await compare.run();
  expect(state().problems.map(({ side }) => side)).toEqual(['left', 'right']);
  await compare.run(true);
  const { result, problems } = state();
  expect(problems).toEqual([]);
  expect([result?.left.repair, result?.right.repair]).not.toContain(null);
  expect(await read(result?.left.document)).toBe('{\n  "a": true\n}');
  compare.choose({ ignoresKeyOrder: false });
  await vi.waitFor(() => expect(state().result).not.toBe(result));
  expect([state().result?.left.repair, state().result?.right.repair]).not.toContain(null);
  expect(controller.inputText()).toBe("{'a': True}");
});

test('keeps the result while the visitor is on another page', async () => {
  const { compare, controller, state, tool } = await openComparison();
  await compare.run();
  const { result } = state();
  controller.leave();
  expect(tool.stop).not.toHaveBeenCalled();
  expect(state().result).toBe(result);
});

test('says that texts are too large to be compared', async () => {
  const { tool, compare, controller } = await openComparison();
  tool.diff.mockRejectedValue(new AppError('json-too-large', 'too large'));
  await compare.run();
  expect(controller.store.getState().notice).toEqual({ kind: 'failed', action: 'compare', code: 'compare-too-large' });
});

test.each(['left', 'right'] as const)('drops the result when the %s text changes', async (side) => {
  const { controller, compare, state } = await openComparison();
  await compare.run();
  await (side === 'left' ? controller : compare.right).take('{"c":1}', null);
  expect(state().result).toBeNull();
});

test('compares again when the order of keys starts to count', async () => {
  const { tool, compare, state } = await openComparison('{"a":1,"b":2}', '{"b":2,"a":1}');
  compare.choose({ ignoresKeyOrder: false });
  expect(tool.diff).not.toHaveBeenCalled();
  await compare.run();
  expect(state().result?.comparison.counts.reordered).toBe(1);
  compare.choose({ ignoresKeyOrder: true });
  await expect.poll(() => state().result?.choices.ignoresKeyOrder).toBe(true);
  expect(tool.diff).toHaveBeenCalledTimes(2);
  expect(state().result?.comparison.differences).toEqual([]);
});

test('steps through the listed kinds only', async () => {
  const { compare, state } = await openComparison();
  await compare.run();
  const [changed, notation] = state().result?.comparison.differences ?? [];
  compare.step(1);
  expect(state().selected).toBe(notation);
  compare.toggleKind('notation');
  expect(state().selected).toBeNull();
  compare.step(1);
  compare.step(1);
  expect(state().selected).toBe(changed);
  compare.toggleKind('notation');
  compare.step(1);
  expect(state().selected).toBe(notation);
});

test('keeps the typed texts when the worker is lost, and drops the result', async () => {
  const { compare, controller, state } = await openComparison('{"a":1}', '{"b":1}');
  await compare.run();
  controller.context.documents.lose();
  expect(state().result).toBeNull();
  expect(compare.right.inputText()).toBe('{"b":1}');
});

test('restores the second text, which stays open until then', async () => {
  const { openIds, compare } = await openComparison('{"a":1}', '');
  await compare.right.take(LONG, 'long.json');
  const cleared = compare.right.clear();
  expect([compare.right.inputText(), openIds.size]).toEqual(['', 1]);
  cleared?.undo();
  expect(compare.store.getState().input).toMatchObject({ at: 'outside', name: 'long.json' });
  compare.right.clear()?.release();
  expect(openIds.size).toBe(0);
});

test('keeps the worker on another page while it holds the only copy of the second text', async () => {
  const { tool, compare, controller } = await openComparison('{"a":1}', '');
  await compare.right.take(LONG, null);
  controller.leave();
  expect(tool.stop).not.toHaveBeenCalled();
  expect(compare.store.getState()).toMatchObject({ input: { at: 'outside' }, isUnsaved: true });
});
