import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { watchUnsavedInput } from '../../../../src/features/json-yaml/parts/unsaved-input.ts';
import { listUnsavedWork, listWorkLostByLeaving } from '../../../../src/shared/unsaved-work.ts';
import { openController } from '../json/a-json-controller.ts';

test('declares a text while only the page has it, and while it is not remembered', () => {
  const input = createStore(() => ({ isUnsaved: false }));
  const remembered = createStore(() => ({ isOn: false, isRefused: false }));
  watchUnsavedInput('JSON', input, remembered);
  expect(listUnsavedWork()).toEqual([]);
  input.setState({ isUnsaved: true });
  expect(listUnsavedWork()).toEqual(['JSON']);
  remembered.setState({ isOn: true });
  expect(listUnsavedWork()).toEqual([]);
  remembered.setState({ isRefused: true });
  expect(listUnsavedWork()).toEqual(['JSON']);
  input.setState({ isUnsaved: false });
  expect(listUnsavedWork()).toEqual([]);
});

test('stays declared after the visitor has left the page, which does not end the text', async () => {
  const { controller } = await openController('{"mine":1}');
  watchUnsavedInput('JSON 工具的输入', controller.store, null);
  controller.leave();
  expect(controller.inputText()).toBe('{"mine":1}');
  expect(listUnsavedWork()).toEqual(['JSON 工具的输入']);
  expect(listWorkLostByLeaving()).toEqual([]);
  controller.clear();
  expect(listUnsavedWork()).toEqual([]);
});
