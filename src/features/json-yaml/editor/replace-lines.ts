import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/**
 * Typing over a selection of several lines, done without the browser: it would join the lines with inline styles, which the
 * style policy refuses with an error in the console. A composition stays with the browser.
 */
export function replaceLines(): Extension {
  return EditorView.domEventHandlers({
    beforeinput(event, { state, dispatch }) {
      const { from, to } = state.selection.main;
      const isOneLine = state.doc.lineAt(from).number === state.doc.lineAt(to).number;
      if (event.inputType !== 'insertText' || event.isComposing || event.data === null || isOneLine) return false;
      dispatch(state.replaceSelection(event.data), { userEvent: 'input.type', scrollIntoView: true });
      return true;
    },
  });
}
