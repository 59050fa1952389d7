import { defaultKeymap, history, historyKeymap, isolateHistory } from '@codemirror/commands';
import {
  bracketMatching,
  foldGutter,
  foldKeymap,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import { highlightSelectionMatches } from '@codemirror/search';
import { Compartment, EditorState, type Extension, Prec } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  placeholder,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { PARSED_CHARS } from '../constants.ts';
import type { TextSelection as Selection } from '../model/text-selection.ts';
import type { TextEditor } from '../parts/editor-text.ts';
import type { PasteHandler, PastePlace } from '../parts/input-actions.ts';
import type { TokenColors } from '../parts/pane-style.ts';
import { createEditorSearch, type EditorSearch, searchExtension } from './editor-search.ts';
import { createWrapping } from './editor-wrapping.ts';

/** What the editor's pane uses besides. */
export interface PaneEditor extends TextEditor {
  readonly search: EditorSearch;
  /** Moves the cursor to the start of a line, from 0. */
  readonly showLine: (line: number) => void;
  readonly setWrapping: (wraps: boolean | null) => void;
}

/** A language in two forms: for texts that are parsed, and for texts that are too long for parsing. */
export interface EditorLanguage {
  readonly parsed: () => Extension;
  readonly light: () => Extension;
}

export interface EditorOptions {
  readonly parent: HTMLElement;
  readonly text: string;
  readonly label: string;
  readonly placeholder: string;
  readonly phrases: Record<string, string>;
  readonly theme: Extension;
  readonly language: EditorLanguage;
  /** Whether lines wrap; null wraps a text that has a long line. */
  readonly wraps: boolean | null;
  /** Lines wrap now, or no longer. */
  readonly onWrapping: (isWrapping: boolean) => void;
  readonly colors: TokenColors;
  readonly onChange: (isBlank: boolean) => void;
  readonly onSubmit: () => void;
  /** The visitor asks for the find bar. */
  readonly onFind: () => void;
  /** The cursor or the text has changed. */
  readonly onSelection: (selection: Selection, lineCount: number) => void;
  readonly onPaste: PasteHandler;
}

/** CodeMirror with this product's extensions. This file is fetched when a pane is shown. */
export function createEditor(options: EditorOptions): PaneEditor {
  const language = new Compartment();
  const wrapping = createWrapping(options.text, options.wraps, options.onWrapping);
  const isParsed = (length: number) => length <= PARSED_CHARS;
  const languageFor = (length: number) => (isParsed(length) ? options.language.parsed() : options.language.light());

  const extensions: Extension[] = [
    lineNumbers(),
    foldGutter(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    history(),
    drawSelection(),
    EditorState.allowMultipleSelections.of(true),
    indentOnInput(),
    replaceLines(),
    bracketMatching(),
    searchExtension(options.onFind),
    highlightSelectionMatches(),
    placeholder(options.placeholder),
    syntaxHighlighting(toHighlightStyle(options.colors)),
    language.of(languageFor(options.text.length)),
    wrapping.extension,
    EditorState.phrases.of(options.phrases),
    EditorView.contentAttributes.of({ 'aria-label': options.label, spellcheck: 'false', tabindex: '0' }),
    EditorView.cspNonce.of(readNonce()),
    options.theme,
    EditorView.theme(tokenStyles(options.colors)),
    Prec.highest(keymap.of([{ key: 'Mod-Enter', run: () => submit(options.onSubmit) }])),
    keymap.of([...defaultKeymap, ...historyKeymap, ...foldKeymap]),
    EditorView.domEventHandlers({
      paste: (event, view) => pasteInto(view, event.clipboardData, options.onPaste),
    }),
    // In the same transaction as the change, so that a text that became too long is not parsed even once.
    EditorState.transactionExtender.of(({ docChanged, startState, newDoc }) => {
      if (!docChanged || isParsed(startState.doc.length) === isParsed(newDoc.length)) return null;
      return { effects: language.reconfigure(languageFor(newDoc.length)) };
    }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) options.onChange(isBlank(update.state.doc.iter()));
      if (update.docChanged || update.selectionSet)
        options.onSelection(toTextSelection(update.state), update.state.doc.lines);
    }),
  ];
  const view = new EditorView({
    parent: options.parent,
    state: EditorState.create({ doc: options.text, extensions }),
  });

  return {
    text: () => view.state.doc.toString(),
    setText(text, selection = { anchor: 0, head: 0 }) {
      const changes = { from: 0, to: view.state.doc.length, insert: text };
      view.dispatch({ changes, selection, annotations: ALONE });
    },
    showPlace(line, column) {
      const at = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines));
      const before = [...new Intl.Segmenter().segment(at.text.slice(0, SEGMENTED_CHARS))].slice(0, column - 1);
      const units = before.reduce((sum, { segment }) => sum + segment.length, 0);
      const anchor = Math.min(at.from + units, at.to);
      view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
      view.focus();
    },
    replaceLine(line, before, after) {
      const at = line <= view.state.doc.lines ? view.state.doc.line(line) : null;
      if (at === null || at.text !== before) return false;
      view.dispatch({ changes: { from: at.from, to: at.to, insert: after }, annotations: ALONE });
      return true;
    },
    replaceLines(changes) {
      const { doc } = view.state;
      const fitting = changes.filter(({ line, before }) => line <= doc.lines && doc.line(line).text === before);
      view.dispatch({
        changes: fitting.map(({ line, after }) => ({
          from: doc.line(line).from,
          to: doc.line(line).to,
          insert: after,
        })),
        annotations: ALONE,
      });
      return fitting;
    },
    search: createEditorSearch(view),
    showLine(line) {
      const { from: anchor } = view.state.doc.line(Math.min(Math.max(line + 1, 1), view.state.doc.lines));
      view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
    },
    setWrapping: (wraps) => view.dispatch({ effects: wrapping.choose(wraps) }),
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}

/** Turns styles by selector into an editor theme. */
export function toEditorTheme(styles: Parameters<typeof EditorView.theme>[0]): Extension {
  return EditorView.theme(styles);
}

/** The main selection in lines and columns. */
function toTextSelection({ selection, doc }: EditorState): Selection {
  const [anchor, focus] = [selection.main.anchor, selection.main.head].map((offset) => {
    const { number, from } = doc.lineAt(offset);
    return { line: number - 1, column: offset - from };
  }) as [Selection['anchor'], Selection['focus']];
  return { anchor, focus };
}

/** Makes a change one undo step, even right after typing. */
const ALONE = isolateHistory.of('full');
/** Characters of a line that are counted to find a column. */
const SEGMENTED_CHARS = 100_000;

function submit(onSubmit: () => void): boolean {
  onSubmit();
  return true;
}

/** A paste that replaces the whole text leaves the cursor at its start, so that the text is shown from there. */
function pasteInto(view: EditorView, transfer: DataTransfer | null, onPaste: EditorOptions['onPaste']): boolean {
  if (transfer === null) return false;
  const { state } = view;
  const { ranges, main } = state.selection;
  const { from, to } = main;
  const { length } = state.doc;
  const replacesAll = from === 0 && to === length;
  const place: PastePlace = {
    replacesAll,
    keptLength: length - (to - from),
    join: (text) => state.sliceDoc(0, from) + text + state.sliceDoc(to),
  };
  if (ranges.length === 1 && onPaste(transfer, place)) return true;
  const text = transfer.getData('text/plain');
  if (!replacesAll || text === '') return false;
  view.dispatch({
    changes: { from, to, insert: state.toText(text) },
    selection: { anchor: 0 },
    scrollIntoView: true,
    userEvent: 'input.paste',
  });
  return true;
}

function isBlank(chunks: Iterable<string>): boolean {
  for (const chunk of chunks) if (/\S/.test(chunk)) return false;
  return true;
}

function toHighlightStyle(colors: EditorOptions['colors']): HighlightStyle {
  return HighlightStyle.define([
    { tag: tags.propertyName, color: colors.key },
    { tag: [tags.string, tags.content], color: colors.string },
    { tag: tags.number, color: colors.number },
    { tag: [tags.bool, tags.null], color: colors.literal },
    { tag: tags.comment, color: colors.comment },
    { tag: [tags.labelName, tags.typeName, tags.meta, tags.keyword, tags.attributeValue], color: colors.mark },
  ]);
}

/** Styles of the decorations that languages add themselves. */
function tokenStyles(colors: TokenColors) {
  return Object.fromEntries(Object.entries(colors).map(([kind, color]) => [`.token-${kind}`, { color }]));
}

/** The style policy accepts only elements with the response's nonce. */
function readNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}

/**
 * Types over a selection of several lines without the browser, which would join the lines with inline styles; the style
 * policy refuses those with an error in the console. Compositions are left to the browser.
 */
function replaceLines(): Extension {
  return EditorView.domEventHandlers({
    beforeinput(event, { state, dispatch }) {
      const isOneLine = state.selection.ranges.every(
        ({ from, to }) => state.doc.lineAt(from).number === state.doc.lineAt(to).number,
      );
      if (event.inputType !== 'insertText' || event.isComposing || event.data === null || isOneLine) return false;
      dispatch(state.replaceSelection(event.data), { userEvent: 'input.type', scrollIntoView: true });
      return true;
    },
  });
}
