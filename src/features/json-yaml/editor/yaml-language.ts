import { yaml } from '@codemirror/lang-yaml';
import { syntaxTree } from '@codemirror/language';
import { type Extension, Prec, RangeSetBuilder } from '@codemirror/state';
import { type Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { createYamlTokens, plainKind } from '../model/yaml-tokens.ts';
import type { EditorLanguage } from './editor.ts';
import { lightLanguage, TOKEN_MARKS } from './light-language.ts';

export const language: EditorLanguage = {
  // Highest precedence puts these decorations inside those of the language, which colors all plain values alike.
  parsed: () => [yaml(), Prec.highest(plainValues())],
  light: () => lightLanguage({ createTokens: createYamlTokens, opensFold: (lineEnd) => /\S/.test(lineEnd) }),
};

/** Longer plain values are never numbers. */
const VALUE_CHARS = 80;

/** Colors numbers, booleans and null differently from other plain values, which the language does not. */
function plainValues(): Extension {
  return ViewPlugin.fromClass(
    class {
      decorations: DecorationSet;
      #tree: unknown;
      constructor(view: EditorView) {
        this.#tree = syntaxTree(view.state);
        this.decorations = decorate(view);
      }
      update({ view, docChanged, viewportChanged, state }: ViewUpdate) {
        const tree = syntaxTree(state);
        if (!docChanged && !viewportChanged && tree === this.#tree) return;
        this.#tree = tree;
        this.decorations = decorate(view);
      }
    },
    { decorations: ({ decorations }) => decorations },
  );
}

function decorate(view: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  for (const { from, to } of view.visibleRanges) {
    syntaxTree(view.state).iterate({
      from,
      to,
      enter: (node) => {
        if (node.name === 'Key') return false;
        if (node.name !== 'Literal' || node.to - node.from > VALUE_CHARS) return;
        const kind = plainKind(view.state.sliceDoc(node.from, node.to));
        if (kind !== 'string') builder.add(node.from, node.to, TOKEN_MARKS[kind]);
      },
    });
  }
  return builder.finish();
}
