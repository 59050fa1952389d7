import type { Edit, EditList } from '../edits.ts';

/** An edit, with the text that it replaces. */
export interface AppliedEdit extends Edit {
  readonly before: string;
}

/** A piece of the edited text, and the edits in it. */
export interface EditedPiece {
  readonly text: string;
  readonly applied: readonly AppliedEdit[];
}

/** Applies edits to a text that comes in pieces, whose borders may lie in edits. */
export async function* applyEdits(pieces: AsyncIterable<string>, edits: EditList): AsyncGenerator<EditedPiece> {
  const editor = createEditor(edits);
  for await (const piece of pieces) yield editor.take(piece, false);
  yield editor.take('', true);
}

function createEditor(edits: EditList) {
  const order = edits.inOrder();
  let next = order.next();
  /** Where `kept`, the text that was not yet edited, begins. */
  let offset = 0;
  let kept = '';
  return {
    take(piece: string, isLast: boolean): EditedPiece {
      const text = kept + piece;
      const base = offset;
      const end = base + text.length;
      const parts: string[] = [];
      const applied: AppliedEdit[] = [];
      let at = base;
      while (next.done !== true && (isLast || (next.value.start < end && next.value.end <= end))) {
        const edit = next.value;
        parts.push(text.slice(at - base, Math.max(at, edit.start) - base), edit.text);
        applied.push({ ...edit, before: text.slice(Math.max(0, edit.start - base), Math.max(0, edit.end - base)) });
        at = Math.max(at, edit.end);
        next = order.next();
      }
      const isCut = next.done !== true && next.value.start < end;
      offset = isCut ? Math.max(at, next.value.start) : end;
      kept = text.slice(offset - base);
      parts.push(text.slice(at - base, offset - base));
      return { text: parts.join(''), applied };
    },
  };
}
