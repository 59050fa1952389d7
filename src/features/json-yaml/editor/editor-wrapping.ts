import { Compartment, EditorState, type Text, type Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/**
 * A text with a longer line wraps unless the visitor chose otherwise. Without wrapping the editor estimates the width of the
 * parts of a long line that it does not draw; where Chinese characters make the estimate wrong it draws nothing at all.
 */
export const LONG_LINE_CHARS = 2000;

/** `onWrapping` is called whenever lines begin or cease to wrap, and for the first text. */
export function createWrapping(text: string, initial: boolean | null, onWrapping: (isWrapping: boolean) => void) {
  const compartment = new Compartment();
  let choice = initial;
  let hasLongLine = text.split('\n').some((line) => line.length > LONG_LINE_CHARS);
  const toExtension = () => ((choice ?? hasLongLine) ? EditorView.lineWrapping : []);
  onWrapping(choice ?? hasLongLine);

  return {
    extension: [
      compartment.of(toExtension()),
      // In the same transaction as the change, so that a long line is never laid out unwrapped.
      EditorState.transactionExtender.of((transaction) => {
        if (!transaction.docChanged) return null;
        const before = hasLongLine;
        hasLongLine = findsLongLine(transaction, before);
        return choice !== null || hasLongLine === before ? null : { effects: compartment.reconfigure(toExtension()) };
      }),
      EditorView.updateListener.of(({ startState, state }) => {
        const [before, now] = [compartment.get(startState), compartment.get(state)];
        if (before !== now) onWrapping(now === EditorView.lineWrapping);
      }),
    ],
    /** Wraps or does not; null decides by the text. */
    choose(wraps: boolean | null) {
      choice = wraps;
      return [compartment.reconfigure(toExtension())];
    },
  };
}

/** Looks at the changed lines only; a text that lost its long line keeps wrapping until it is replaced as a whole. */
function findsLongLine({ changes, startState, newDoc }: Transaction, hadLongLine: boolean): boolean {
  let isLong = false;
  let isReplaced = false;
  changes.iterChangedRanges((fromA, toA, fromB, toB) => {
    if (fromA === 0 && toA === startState.doc.length) isReplaced = true;
    isLong ||= hasLongLineIn(newDoc, fromB, toB);
  });
  return isLong || (hadLongLine && !isReplaced);
}

function hasLongLineIn(doc: Text, from: number, to: number): boolean {
  if (doc.lineAt(from).length > LONG_LINE_CHARS || doc.lineAt(to).length > LONG_LINE_CHARS) return true;
  if (to - from <= LONG_LINE_CHARS) return false;
  const [first, last] = [doc.lineAt(from).number, doc.lineAt(to).number];
  for (const line of doc.iterLines(first, last + 1)) if (line.length > LONG_LINE_CHARS) return true;
  return false;
}
