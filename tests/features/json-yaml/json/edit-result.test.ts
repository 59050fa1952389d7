import { describe, expect, it, vi } from 'vitest';
import type { TreeEdit } from '../../../../src/bridges/json-bridge.ts';
import { canEdit, canStep, editResult, stepThroughEdits } from '../../../../src/features/json-yaml/json/edit-result.ts';
import type { JsonController } from '../../../../src/features/json-yaml/json/json-controller.ts';
import { LONG, openController } from './a-json-controller.ts';

const INPUT = '{"id":12345678901234567890, "b":[1.0,2]}';

async function openFormatted(text = INPUT) {
  const opened = await openController(text);
  const { controller, tool, read, state } = opened;
  const { context } = controller;
  await controller.run('format');
  return {
    ...opened,
    context,
    edit: (trail: readonly number[], ...edits: readonly TreeEdit[]) =>
      editResult(context, state().output?.document.id ?? -1, trail, edits),
    inputText: async () => read(await context.input.held(new AbortController().signal)),
    outputText: () => read(state().output?.document),
    tool,
  };
}

/** Notes the documents whose rows are shown, and has the edit wait until `paint` is called. */
function followSlowly({ followers }: JsonController['context']) {
  let paint: () => void = () => undefined;
  const painted = new Promise<void>((resolve) => {
    paint = resolve;
  });
  const shown: number[] = [];
  followers.add(({ id }) => {
    shown.push(id);
    return painted;
  });
  return { shown, paint, first: () => vi.waitFor(() => expect(shown).toHaveLength(1)) };
}

const value = (text: string): TreeEdit => ({ kind: 'value', text });

describe('an edit of the result', () => {
  it('changes the same value of the input, which keeps its layout', async () => {
    const { edit, inputText, outputText, state } = await openFormatted();
    expect(await edit([1, 0], value('[\n  3\n]'))).toBe('done');
    expect(await inputText()).toBe('{"id":12345678901234567890, "b":[[3],2]}');
    expect(await outputText()).toContain('"id": 12345678901234567890,\n  "b": [\n    [\n      3\n    ],\n    2\n  ]');
    expect(state()).toMatchObject({ isOutputStale: false, isUnsaved: true });
  });

  it('of several parts is taken back as one, byte for byte, and made again', async () => {
    const { context, edit, inputText, outputText, state } = await openFormatted();
    const before = await outputText();
    await edit([0], { kind: 'key', key: 'n' }, value('null'));
    await edit([1], { kind: 'remove' });
    const after = await outputText();
    expect(after).toBe('{\n  "n": null\n}');
    expect(canStep(state(), 'redo')).toBe(false);
    await stepThroughEdits(context, 'undo');
    await stepThroughEdits(context, 'undo');
    expect([await inputText(), await outputText()]).toEqual([INPUT, before]);
    expect(canStep(state(), 'undo')).toBe(false);
    await stepThroughEdits(context, 'redo');
    await stepThroughEdits(context, 'redo');
    expect([await inputText(), await outputText()]).toEqual(['{"n":null}', after]);
  });

  it.each([
    ['repaired', "{'b':[1,2,], a: 1}", false],
    ['sorted', '{"b":[1,2],"a":1}', true],
    ['NDJSON', '{"b":1}\n{"b":2}', false],
  ])('of a %s text becomes the input', async (_name, text, isSorted) => {
    const { controller, context, edit, inputText, outputText, state } = await openFormatted(text);
    if (isSorted) {
      controller.setSorting(true);
      await vi.waitFor(async () => expect(await outputText()).toMatch(/"a": 1,\s+"b"/));
    }
    expect(await edit([0], { kind: 'duplicate' })).toBe('done');
    expect(await inputText()).toBe(await outputText());
    expect(state().output).toMatchObject({ repair: null, original: null });
    await stepThroughEdits(context, 'undo');
    expect(await inputText()).toBe(text);
  });

  it('that takes a name twice changes nothing', async () => {
    const { edit, inputText, state } = await openFormatted();
    expect(await edit([0], { kind: 'key', key: 'b' })).toBe('key-taken');
    expect(await inputText()).toBe(INPUT);
    expect(canStep(state(), 'undo')).toBe(false);
  });

  it('is refused for a result that is gone, and for a text that was changed since', async () => {
    const { controller, context, edit, state, inputText } = await openFormatted();
    expect(await editResult(context, -1, [0], [value('1')])).toBe('busy');
    await edit([0], value('1'));
    controller.noteEdit(false);
    expect([canEdit(state()), canStep(state(), 'undo')]).toEqual([false, false]);
    const text = await inputText();
    expect(await edit([0], value('2'))).toBe('failed');
    await stepThroughEdits(context, 'undo');
    expect(await inputText()).toBe(text);
  });

  it('shows the rows first, and is taken back by a press before the rest is shown', async () => {
    const { context, edit, inputText, outputText, state } = await openFormatted();
    const before = await outputText();
    const { output } = state();
    const { shown, paint, first } = followSlowly(context);
    const editing = edit([0], value('1'));
    await first();
    expect(state().output).toBe(output);
    const steps = [stepThroughEdits(context, 'undo'), stepThroughEdits(context, 'undo')];
    paint();
    await Promise.all(steps);
    expect(await editing).toBe('done');
    expect([await inputText(), await outputText()]).toEqual([INPUT, before]);
    expect(shown.at(-1)).toBe(output?.document.id);
  });

  it.each([
    ['the visitor types', ({ noteEdit }: JsonController) => noteEdit(false)],
    ['other work begins', ({ cancel }: JsonController) => cancel()],
  ])('changes nothing when %s before it is shown', async (_case, interrupt) => {
    const { controller, context, edit, inputText, state } = await openFormatted();
    const { output } = state();
    const { shown, paint, first } = followSlowly(context);
    const editing = edit([0], value('1'));
    await first();
    interrupt(controller);
    paint();
    expect(await editing).toBe('failed');
    await vi.waitFor(() => expect(shown.at(-1)).toBe(output?.document.id));
    expect([state().output, await inputText()]).toEqual([output, INPUT]);
    expect(state().notice?.kind).not.toBe('failed');
    expect(canStep(state(), 'undo')).toBe(false);
  });

  it('works where only the worker has the text, and closes what no undo needs', async () => {
    const { controller, edit, inputText, openIds } = await openFormatted('[]');
    await controller.take(LONG, null);
    await controller.run('format');
    expect(await edit([], { kind: 'insert', isWithin: true, key: null, text: '1' })).toBe('done');
    expect((await inputText()).replaceAll(' ', '')).toBe('[1]');
    expect(openIds.size).toBe(4);
    const cleared = controller.clear();
    await controller.take('[2]', null);
    await controller.run('format');
    cleared?.undo();
    expect((await inputText()).replaceAll(' ', '')).toBe('[1]');
    expect(openIds.size).toBe(1);
  });
});
