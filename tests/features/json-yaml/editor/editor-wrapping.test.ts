import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { expect, test } from 'vitest';
import { createWrapping, LONG_LINE_CHARS } from '../../../../src/features/json-yaml/editor/editor-wrapping.ts';

const LONG = '字'.repeat(LONG_LINE_CHARS + 1);

function open(text: string, choice: boolean | null = null) {
  const wrapping = createWrapping(text, choice, () => undefined);
  return { wrapping, state: EditorState.create({ doc: text, extensions: wrapping.extension }) };
}

const isWrapping = (state: EditorState) =>
  state
    .facet(EditorView.contentAttributes)
    .some((each) => typeof each === 'object' && each.class === 'cm-lineWrapping');

const replaceAll = (state: EditorState, insert: string) =>
  state.update({ changes: { from: 0, to: state.doc.length, insert } }).state;

test('wraps a text as soon as it has a long line, and no longer once it is replaced', () => {
  const { state } = open('{}');
  expect(isWrapping(state)).toBe(false);
  const pasted = replaceAll(state, `{}\n${LONG}\n{}`);
  expect(isWrapping(pasted)).toBe(true);
  expect(isWrapping(pasted.update({ changes: { from: 0, insert: 'x' } }).state)).toBe(true);
  expect(isWrapping(replaceAll(pasted, '{}'))).toBe(false);
});

test('wraps when a line becomes long by typing', () => {
  const { state } = open(LONG.slice(1));
  expect(isWrapping(state)).toBe(false);
  expect(isWrapping(state.update({ changes: { from: 0, insert: 'x' } }).state)).toBe(true);
});

test.each([
  [LONG, null, true],
  [LONG, false, false],
  ['{}', true, true],
])('follows the choice of the visitor before the length of the lines', (text, choice, wraps) => {
  expect(isWrapping(open(text, choice).state)).toBe(wraps);
});

test('keeps the choice of the visitor when the text changes', () => {
  const { state, wrapping } = open('{}');
  const chosen = state.update({ effects: wrapping.choose(false) }).state;
  expect(isWrapping(replaceAll(chosen, LONG))).toBe(false);
});
