import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { watchUnsavedInput } from '../../../../src/features/json-yaml/parts/unsaved-input.ts';
import { listUnsavedWork, listWorkLostByLeaving } from '../../../../src/shared/unsaved-work.ts';
import { openController } from '../json/a-json-controller.ts';

const EDITED = { at: 'editor' };

test('declares a text while only the page has it, and a reload would lose it', () => {
  const input = createStore(() => ({ isUnsaved: false, input: EDITED }));
  const inTab = createStore(() => ({ isKept: true }));
  watchUnsavedInput('JSON', input, inTab);
  input.setState({ isUnsaved: true });
  expect(listUnsavedWork()).toEqual([]);
  inTab.setState({ isKept: false });
  expect(listUnsavedWork()).toEqual(['JSON']);
  inTab.setState({ isKept: true });
  expect(listUnsavedWork()).toEqual([]);
  input.setState({ input: { at: 'outside' } });
  expect(listUnsavedWork()).toEqual(['JSON']);
  input.setState({ isUnsaved: false });
  expect(listUnsavedWork()).toEqual([]);
});

test('stays declared after the visitor has left the page, which does not end the text', async () => {
  const { controller } = await openController('{"mine":1}');
  watchUnsavedInput(
    'JSON 工具的输入',
    controller.store,
    createStore(() => ({ isKept: false })),
  );
  controller.leave();
  expect(controller.inputText()).toBe('{"mine":1}');
  expect(listUnsavedWork()).toEqual(['JSON 工具的输入']);
  expect(listWorkLostByLeaving()).toEqual([]);
  controller.clear();
  expect(listUnsavedWork()).toEqual([]);
});
