import type { Edit, EditList } from '../edits.ts';

/** Pieces are edited in parts of this length, so that the objects made for a part are soon free again. */
const PART_UNITS = 1 << 15;

/** The text that comes out when edits are applied to a text in pieces, whose borders may lie in edits. */
export async function* applyEdits(pieces: AsyncIterable<string>, edits: EditList): AsyncGenerator<string> {
  const walk = createWalk(edits);
  let parts: string[] = [];
  const take = (part: string, isLast: boolean) => {
    const { text, base, from, to } = walk(part, isLast, (edit, around, start, at) => {
      parts.push(around.slice(at - start, Math.max(at, edit.start) - start), edit.text);
    });
    parts.push(text.slice(from - base, to - base));
    const edited = parts.join('');
    parts = [];
    return edited;
  };
  for await (const piece of pieces) {
    for (let at = 0; at < piece.length; at += PART_UNITS) yield take(piece.slice(at, at + PART_UNITS), false);
  }
  yield take('', true);
}

/** Passes all edits by place with the text that they replace. `onPart` is called after every part of the text. */
export async function visitEdits(
  pieces: AsyncIterable<string>,
  edits: EditList,
  visit: (edit: Edit, before: string) => void,
  onPart: (units: number) => Promise<void>,
): Promise<void> {
  const walk = createWalk(edits);
  const take = (part: string, isLast: boolean) =>
    walk(part, isLast, (edit, text, base) => {
      visit(edit, text.slice(Math.max(0, edit.start - base), Math.max(0, edit.end - base)));
    });
  for await (const piece of pieces) {
    for (let at = 0; at < piece.length; at += PART_UNITS) {
      await onPart(take(piece.slice(at, at + PART_UNITS), false).to);
    }
  }
  take('', true);
}

/** `text` begins at `base`; the text was used up to `at`. */
type Visit = (edit: Edit, text: string, base: number, at: number) => void;

/** The rest of a part behind its last edit, from `from` up to `to`; `text` begins at `base`. */
interface Walked {
  readonly text: string;
  readonly base: number;
  readonly from: number;
  readonly to: number;
}

function createWalk(edits: EditList): (part: string, isLast: boolean, visit: Visit) => Walked {
  const order = edits.inOrder();
  let next = order.next();
  /** The text that is kept for an edit which ends behind it, and where it begins. */
  let kept = '';
  let offset = 0;
  return (part, isLast, visit) => {
    const text = kept + part;
    const base = offset;
    const end = base + text.length;
    let at = base;
    while (next.done !== true && (isLast || (next.value.start < end && next.value.end <= end))) {
      visit(next.value, text, base, at);
      at = Math.max(at, next.value.end);
      next = order.next();
    }
    const isCut = next.done !== true && next.value.start < end;
    offset = isCut ? Math.max(at, next.value.start) : end;
    kept = text.slice(offset - base);
    return { text, base, from: at, to: offset };
  };
}
