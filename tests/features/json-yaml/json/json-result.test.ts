import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCompareController } from '../../../../src/features/json-yaml/compare/compare-controller.ts';
import { createJsonController } from '../../../../src/features/json-yaml/json/json-controller.ts';
import type { JsonAction } from '../../../../src/features/json-yaml/json/json-state.ts';
import type { ToolJob } from '../../../../src/features/json-yaml/json/run-tool.ts';
import { openController } from './a-json-controller.ts';
import { createJsonTool } from './a-json-tool.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const BROKEN = "{'a': True}";

test.each([
  ['minify', 'minify', '{"a":true}'],
  ['validate', 'format', '{\n  "a": true\n}'],
] as const)('%s of a broken text offers a repair, which makes a result', async (action, made, expected) => {
  const { controller, state, read } = await openController(BROKEN);
  await controller.run(action);
  const { notice } = state();
  expect(notice).toMatchObject({ kind: 'invalid', action });
  if (notice?.kind === 'invalid') notice.onRepair?.();
  await vi.waitFor(() => expect(state().output).toMatchObject({ action: made, repair: { isTruncated: false } }));
  expect(await read(state().output?.document)).toBe(expected);
  expect(await read(state().output?.original)).toBe(BROKEN);
  expect(state().notice).toMatchObject({ kind: 'repaired' });
});

test('repairs the input of a further tool', async () => {
  const { controller, tool, state, read } = await openController(BROKEN);
  const job: ToolJob = {
    name: 'convert',
    from: 'input',
    language: 'json',
    extension: 'json',
    make: ({ id }, signal) => tool.minify(id, {}, signal),
  };
  await controller.runTool(job);
  const { notice } = state();
  if (notice?.kind === 'invalid') notice.onRepair?.();
  await vi.waitFor(() => expect(state().output).toMatchObject({ action: 'convert', repair: { isTruncated: false } }));
  expect(await read(state().output?.document)).toBe('{"a":true}');
});

test('offers no repair where it cannot help', async () => {
  const { controller, state } = await openController('\u200b');
  for (const action of ['format', 'unescape'] satisfies JsonAction[]) {
    await controller.run(action);
    const { notice } = state();
    if (notice?.kind === 'invalid') expect(notice.onRepair).toBeNull();
  }
});

test('makes a result again with the repair that it needed', async () => {
  const { controller, tool, state } = await openController(BROKEN);
  await controller.run('minify');
  const { notice } = state();
  if (notice?.kind === 'invalid') notice.onRepair?.();
  await vi.waitFor(() => expect(state().output).not.toBeNull());
  controller.setSorting(true);
  await vi.waitFor(() => expect(tool.minify.mock.lastCall?.[1]).toMatchObject({ sortsKeys: true, repairs: true }));
});

test('makes the result the input, and undoes that', async () => {
  const { controller, state, openIds, tool } = await openController('{"a": 1}');
  await controller.run('minify');
  const taken = await controller.takeResult();
  expect(controller.inputText()).toBe('{"a":1}');
  expect(state()).toMatchObject({ output: null, isUnsaved: true });
  await controller.run('escape');
  expect(tool.open).toHaveBeenCalledTimes(1);
  taken?.undo();
  expect(controller.inputText()).toBe('{"a": 1}');
  taken?.release();
  controller.clear()?.release();
  expect(openIds.size).toBe(0);
});

test('does not copy a long result that becomes the input', async () => {
  const { controller, state, openIds } = await openController('[]');
  await controller.take(new Blob(['[', '1,'.repeat(2 << 20), '1]']), 'long.json');
  await controller.run('minify');
  const id = state().output?.document.id;
  (await controller.takeResult())?.release();
  expect(state().input).toMatchObject({ at: 'outside', name: 'long.json', document: { id } });
  expect([...openIds]).toEqual([id]);
});

test('formats a paste only on request, and not beside another text', async () => {
  const { tool } = createJsonTool();
  let isWanted = false;
  const controller = createJsonController(tool, { initialText: '[1]', formatsPastes: () => isWanted });
  controller.notePaste?.();
  isWanted = true;
  const compare = createCompareController(controller);
  compare.toggle();
  controller.notePaste?.();
  expect(tool.open).not.toHaveBeenCalled();
  compare.toggle();
  controller.notePaste?.();
  await vi.waitFor(() => expect(controller.store.getState().output).toMatchObject({ action: 'format' }));
});

test('takes no result where there is none', async () => {
  const { controller } = await openController('[1]');
  expect(await controller.takeResult()).toBeNull();
  expect(controller.inputText()).toBe('[1]');
});

test.each([
  ['an edit', (controller: Controller) => controller.noteEdit(false)],
  ['a check', (controller: Controller) => controller.run('validate')],
  ['another result', (controller: Controller) => controller.run('format')],
  ['clearing', (controller: Controller) => void controller.clear()],
])('%s ends the view of the original text', async (_name, act) => {
  const { controller, state } = await openController(BROKEN);
  await controller.run('format');
  controller.showOriginal(true);
  expect(state().showsOriginal).toBe(true);
  await act(controller);
  expect(state().showsOriginal).toBe(false);
});

test('a short success does not end the notice of a repair', async () => {
  const { controller, state } = await openController(BROKEN);
  await controller.run('format');
  controller.showOriginal(true);
  controller.showSuccess('copied');
  expect(state()).toMatchObject({ notice: { kind: 'repaired' }, flash: { text: 'copied' }, showsOriginal: true });
  vi.advanceTimersByTime(2000);
  expect(state()).toMatchObject({ notice: { kind: 'repaired' }, flash: null, showsOriginal: true });
});

type Controller = Awaited<ReturnType<typeof openController>>['controller'];
