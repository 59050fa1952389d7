import {
  closeSearchPanel,
  findNext,
  getSearchQuery,
  openSearchPanel,
  replaceAll,
  replaceNext,
  SearchQuery,
  search,
  searchPanelOpen,
  selectNextOccurrence,
  selectSelectionMatches,
  setSearchQuery,
} from '@codemirror/search';
import type { EditorState, Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import type { FindQuery, MatchCount, TextMatch, TextPlace } from '../../../bridges/json-bridge.ts';
import { toFindPattern } from '../../../core/text/find-pattern.ts';

/** Finding and replacing in an editor. The bar with the fields is the page's, not the editor's. */
export type EditorSearch = ReturnType<typeof createEditorSearch>;

/** Characters that one call counts in, or that are searched backwards at once. */
const SLICE_CHARS = 500_000;
const SELECTED_CHARS = 200;

/** `onFind` is called when the visitor asks to find something. */
export function searchExtension(onFind: () => void): Extension {
  const open = () => {
    onFind();
    return true;
  };
  return [
    // Matches are marked only while the editor has a panel.
    search({ top: true, createPanel: () => ({ dom: document.createElement('div') }) }),
    EditorView.theme({ '.cm-panels': { display: 'none' } }),
    keymap.of([
      { key: 'Mod-f', run: open },
      { key: 'F3', run: (view) => (searchPanelOpen(view.state) ? findNext(view) : open()), preventDefault: true },
      { key: 'Mod-d', run: selectNextOccurrence, preventDefault: true },
      { key: 'Mod-Shift-l', run: selectSelectionMatches },
    ]),
  ];
}

export function createEditorSearch(view: EditorView) {
  const mark = (query: FindQuery | null, by = '') => {
    if (query === null || query.text === '') {
      closeSearchPanel(view);
      return;
    }
    const wanted = toSearchQuery(query, by);
    if (!searchPanelOpen(view.state)) openSearchPanel(view);
    if (!wanted.eq(getSearchQuery(view.state))) view.dispatch({ effects: setSearchQuery.of(wanted) });
  };
  return {
    /** Marks all matches; null removes the marks. */
    mark: (query: FindQuery | null) => mark(query),
    /** Selects a match. See `JsonApi.find`; offsets are those of the editor. */
    find(query: FindQuery, from: TextPlace, isBackwards: boolean): TextMatch | null {
      mark(query);
      const found = findIn(view.state, toSearchQuery(query), toOffset(view.state, from), isBackwards);
      if (found === null) return null;
      const { from: anchor, to: head } = found;
      view.dispatch({
        selection: { anchor, head },
        effects: EditorView.scrollIntoView(anchor, { y: 'center', x: 'nearest' }),
      });
      const line = view.state.doc.lineAt(anchor);
      const place = { line: line.number - 1, column: anchor - line.from };
      return { ...place, length: head - anchor, hasWrapped: found.hasWrapped, offset: anchor };
    },
    countMatches: (query: FindQuery, from: number, upTo: number) =>
      countIn(view.state, toSearchQuery(query), from, upTo),
    replace(query: FindQuery, by: string) {
      mark(query, by);
      replaceNext(view);
    },
    /** @returns the number of replaced matches. */
    replaceAll(query: FindQuery, by: string) {
      mark(query, by);
      let count = 0;
      for (let next: number | null = 0; next !== null; ) {
        const part = countIn(view.state, toSearchQuery(query), next, -1);
        count += part.count;
        next = part.next;
      }
      replaceAll(view);
      return count;
    },
    /** The selected part of a line, which a search may begin with; empty for anything longer. */
    selectedWords() {
      const { from, to } = view.state.selection.main;
      const words = to - from > SELECTED_CHARS ? '' : view.state.sliceDoc(from, to);
      return words.includes('\n') ? '' : words;
    },
    /** Where a search begins. */
    start() {
      const { from } = view.state.selection.main;
      const line = view.state.doc.lineAt(from);
      return { line: line.number - 1, column: from - line.from };
    },
  };
}

function toSearchQuery(query: FindQuery, replace = ''): SearchQuery {
  const { text, isCaseSensitive: caseSensitive, isWholeWord } = query;
  // The editor's own rule for words would count Chinese characters as letters.
  const regexp = isWholeWord;
  const words = regexp ? toFindPattern(query).source : text;
  return new SearchQuery({ search: words, literal: true, regexp, caseSensitive, replace });
}

function findIn(state: EditorState, query: SearchQuery, origin: number, isBackwards: boolean) {
  const { length } = state.doc;
  const halves: [from: number, to: number][] = [
    [origin, length],
    [0, origin],
  ];
  for (const [at, [from, to]] of (isBackwards ? halves.reverse() : halves).entries()) {
    const found = isBackwards ? lastIn(state, query, from, to) : firstIn(state, query, from, to);
    if (found !== null) return { ...found, hasWrapped: at > 0 };
  }
  return null;
}

function firstIn(state: EditorState, query: SearchQuery, from: number, to: number) {
  for (const match of matchesFrom(state, query, from)) return match.from < to || to === state.doc.length ? match : null;
  return null;
}

function lastIn(state: EditorState, query: SearchQuery, from: number, to: number) {
  for (let end = to; end > from; end -= SLICE_CHARS) {
    let last: { from: number; to: number } | null = null;
    for (const match of matchesFrom(state, query, Math.max(end - SLICE_CHARS, from))) {
      if (match.from >= end) break;
      last = match;
    }
    if (last !== null) return last;
  }
  return null;
}

function countIn(state: EditorState, query: SearchQuery, from: number, upTo: number): MatchCount {
  const end = Math.min(from + SLICE_CHARS, state.doc.length);
  let [count, countUpTo, next] = [0, 0, end];
  for (const match of matchesFrom(state, query, from)) {
    if (match.from >= end) break;
    count += 1;
    if (match.from <= upTo) countUpTo += 1;
    next = Math.max(next, match.to);
  }
  return { count, countUpTo, next: next < state.doc.length ? next : null };
}

function* matchesFrom(state: EditorState, query: SearchQuery, from: number) {
  const cursor = query.getCursor(state, from);
  for (let step = cursor.next(); !step.done; step = cursor.next()) yield step.value;
}

function toOffset({ doc }: EditorState, { line, column }: TextPlace): number {
  if (line >= doc.lines) return doc.length;
  const { from, to } = doc.line(line + 1);
  return Math.min(from + column, to);
}
