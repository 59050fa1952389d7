import { foldService } from '@codemirror/language';
import { type EditorState, type Extension, RangeSetBuilder } from '@codemirror/state';
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import type { LineTokens } from '../model/line-tokens.ts';

/** Lines that are searched for the end of a fold. */
const FOLDED_LINES = 20_000;
/** Characters at the end of a line that are searched for the start of a fold. */
const SCANNED_CHARS = 200;

interface LightLanguage {
  /** Creates the coloring for one state of the text. `lineAt` returns a line by index from 0. */
  readonly createTokens: (lineAt: (index: number) => string | undefined) => LineTokens;
  /** Whether the lines that are indented under this one can be folded. */
  readonly opensFold: (lineEnd: string) => boolean;
}

/**
 * A language for texts whose parsing would stall the page: only the lines in view are colored, and lines indented under
 * another line can be folded.
 */
export function lightLanguage({ createTokens, opensFold }: LightLanguage): Extension {
  return [
    ViewPlugin.fromClass(
      class {
        decorations: DecorationSet;
        constructor(view: EditorView) {
          this.decorations = decorate(view, createTokens);
        }
        update(update: ViewUpdate) {
          if (update.docChanged || update.viewportChanged) this.decorations = decorate(update.view, createTokens);
        }
      },
      { decorations: ({ decorations }) => decorations },
    ),
    foldService.of((state, lineStart) => findFold(state, lineStart, opensFold)),
  ];
}

/** Decorations by kind of token. The editor's theme defines their colors. */
export const TOKEN_MARKS = {
  key: Decoration.mark({ class: 'token-key' }),
  string: Decoration.mark({ class: 'token-string' }),
  number: Decoration.mark({ class: 'token-number' }),
  literal: Decoration.mark({ class: 'token-literal' }),
  comment: Decoration.mark({ class: 'token-comment' }),
  mark: Decoration.mark({ class: 'token-mark' }),
} as const;

function decorate(view: EditorView, createTokens: LightLanguage['createTokens']): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  const { doc } = view.state;
  const toTokens = createTokens((index) => (index < 0 || index >= doc.lines ? undefined : doc.line(index + 1).text));
  for (const { from, to } of view.visibleRanges) {
    for (let at = from; at <= to; ) {
      const line = doc.lineAt(at);
      const end = Math.min(line.to, to);
      for (const { kind, text } of toTokens(view.state.sliceDoc(at, end), line.number - 1)) {
        if (kind !== 'other') builder.add(at, at + text.length, TOKEN_MARKS[kind]);
        at += text.length;
      }
      at = line.to >= to ? to + 1 : line.to + 1;
    }
  }
  return builder.finish();
}

/** From the end of a line to the end of the last line that is indented further. */
function findFold({ doc }: EditorState, lineStart: number, opensFold: LightLanguage['opensFold']) {
  const opening = doc.lineAt(lineStart);
  if (!opensFold(opening.text.slice(-SCANNED_CHARS))) return null;
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
