import { foldService } from '@codemirror/language';
import { type EditorState, type Extension, RangeSetBuilder } from '@codemirror/state';
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { toJsonTokens } from '../model/line-tokens.ts';

/** Lines that are looked through for the end of a fold. */
const FOLDED_LINES = 20_000;
/** Of a line's end, that is looked at for an opening bracket. */
const SCANNED_CHARS = 200;

/**
 * JSON for texts whose full parsing would take the page's time: only the lines in view are colored, and what is indented
 * under a line can be folded.
 */
export function lightJson(): Extension {
  return [
    ViewPlugin.fromClass(
      class {
        decorations: DecorationSet;
        constructor(view: EditorView) {
          this.decorations = decorate(view);
        }
        update(update: ViewUpdate) {
          if (update.docChanged || update.viewportChanged) this.decorations = decorate(update.view);
        }
      },
      { decorations: ({ decorations }) => decorations },
    ),
    foldService.of((state, lineStart) => findFold(state, lineStart)),
  ];
}

const MARKS = {
  key: Decoration.mark({ class: 'json-key' }),
  string: Decoration.mark({ class: 'json-string' }),
  number: Decoration.mark({ class: 'json-number' }),
  literal: Decoration.mark({ class: 'json-literal' }),
} as const;

function decorate(view: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  for (const { from, to } of view.visibleRanges) {
    for (let at = from; at <= to; ) {
      const line = view.state.doc.lineAt(at);
      const end = Math.min(line.to, to);
      for (const { kind, text } of toJsonTokens(view.state.sliceDoc(at, end))) {
        if (kind !== 'other') builder.add(at, at + text.length, MARKS[kind]);
        at += text.length;
      }
      at = line.to >= to ? to + 1 : line.to + 1;
    }
  }
  return builder.finish();
}

/** From the end of a line that opens a bracket to the end of the last line that is indented further. */
function findFold({ doc }: EditorState, lineStart: number): { from: number; to: number } | null {
  const opening = doc.lineAt(lineStart);
  if (!/[{[]\s*$/.test(opening.text.slice(-SCANNED_CHARS))) return null;
  const depth = indentOf(opening.text);
  const lines = doc.iterLines(opening.number + 1, Math.min(doc.lines, opening.number + FOLDED_LINES) + 1);
  let end = opening.to;
  let at = opening.to + 1;
  for (const text of lines) {
    if (text.trim() !== '' && indentOf(text) <= depth) return end > opening.to ? { from: opening.to, to: end } : null;
    end = at + text.length;
    at = end + 1;
  }
  return null;
}

function indentOf(text: string): number {
  return /^[ \t]*/.exec(text)?.[0].length ?? 0;
}
