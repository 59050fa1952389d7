import { createStore } from 'zustand/vanilla';
import type { TextDocument, TextPlace, TreeApi } from '../../../bridges/json-bridge.ts';
import { createTreeRows, type Row, type RowPlace, type TreeRows } from '../model/tree-rows.ts';
import type { TreeSnapshot } from '../model/tree-snapshot.ts';
import { SMALL_ROOT_COUNT } from './constants.ts';
import {
  documentIdOf,
  guard,
  notifyRows,
  selectRow,
  type TreeContext,
  type TreeScroll,
  type TreeState,
  wantRows,
} from './tree-context.ts';
import { foldRow, ROOT, unfoldAll, unfoldRow, unfoldSiblings, unfoldToLevel } from './tree-unfolding.ts';
import { restore, showPlace, takeSnapshot } from './tree-way.ts';

/** A document as a tree: its rows, which of them are unfolded, and the selected row. */
export type JsonTree = ReturnType<typeof createJsonTree>;

export interface JsonTreeOptions {
  readonly tool: TreeApi;
  readonly document: TextDocument;
  readonly onError: (error: unknown) => void;
  /** A tree of the same values in another form, whose unfolded rows and selection this one gets. */
  readonly like?: TreeSnapshot | null;
}

export function createJsonTree(options: JsonTreeOptions) {
  let context = createTreeContext(options);
  let following: TreeContext | null = null;
  const { store, listeners } = context;
  void guard(context, () => open(context, options.like ?? null));
  return {
    get documentId() {
      return documentIdOf(context);
    },
    store,
    /** Null until the root is known. */
    rows: (): TreeRows | null => context.rows,
    selected: () => context.selected,
    /** The listener is called when rows are added, move or change. @returns the function that removes it. */
    onRows(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Call with the rows in view: the missing ones are fetched. */
    want: (inView: readonly Row[]) => wantRows(context, inView),
    select: (place: RowPlace) => selectRow(context, place),
    unfold: (place: RowPlace) => unfoldRow(context, place),
    fold: (place: RowPlace) => foldRow(context, place),
    unfoldSiblings: (place: RowPlace): Promise<void> => unfoldSiblings(context, place),
    unfoldToLevel: (level: number): Promise<void> => unfoldToLevel(context, level),
    /** Unfolds a row and everything below it, up to a limit. */
    unfoldAll: (place: RowPlace): Promise<void> => unfoldAll(context, place),
    foldAll: () => void unfoldToLevel(context, 0),
    /** Unfolds the way to the value or name at a place in the text, selects it and brings it into view. */
    show: (at: number | TextPlace): Promise<void> => showWhenReady(context, at),
    /** Whether the selected row must be brought into view; true once. */
    takeReveal() {
      const isDue = context.isRevealDue;
      context.isRevealDue = false;
      return isDue;
    },
    /** Whether the rows in view must begin where `scroll` says; true once. */
    takeScroll() {
      const isDue = context.isScrollDue;
      context.isScrollDue = false;
      return isDue;
    },
    /** Where the rows in view began when the tree was last shown. */
    scroll: (): TreeScroll | null => context.scroll,
    noteScroll(scroll: TreeScroll) {
      context.scroll = scroll;
    },
    /** What the visitor made of the tree; null before its root is known. */
    snapshot: (): TreeSnapshot | null => takeSnapshot(context),
    /**
     * Shows another document of the same values in this tree, as soon as its rows are fetched: unfolded rows, selection and
     * scroll position stay. Where that fails, the tree keeps its document.
     */
    async follow(document: TextDocument): Promise<void> {
      const like = takeSnapshot(context);
      if (like === null || !store.getState().isReady) return;
      const failures: unknown[] = [];
      const next = createTreeContext({ ...options, document, onError: (error) => void failures.push(error) });
      following = next;
      await guard(next, () => open(next, like));
      if (next.isStopped || failures.length > 0) return;
      const before = context;
      context = next;
      takeOver(next, before);
      notifyRows(next);
    },
    stop() {
      context.isStopped = true;
      if (following !== null) following.isStopped = true;
      listeners.clear();
      store.setState({ isStopped: true });
    },
  };
}

function createTreeContext(options: JsonTreeOptions): TreeContext {
  const { tool, document, onError } = options;
  return {
    tool,
    onError,
    store: createStore<TreeState>(() => ({
      document,
      isReady: false,
      isStopped: false,
      isUnfolding: false,
      isCapped: false,
      place: null,
      level: null,
    })),
    listeners: new Set(),
    counting: new Map(),
    rows: null,
    selected: ROOT,
    scroll: null,
    isScrollDue: false,
    isRevealDue: false,
    wantedPages: [],
    isFetching: false,
    isLookingUpPlace: false,
    isStopped: false,
    unfolding: 0,
  };
}

/** Fetches the root, and shows two levels of a small document, one of a large one. */
async function open(context: TreeContext, like: TreeSnapshot | null): Promise<void> {
  const root = await context.tool.getTreeRoot(documentIdOf(context));
  if (context.isStopped) return;
  context.rows = createTreeRows(root);
  if (like !== null) await restore(context, like);
  const level = root.childCount !== null && root.childCount <= SMALL_ROOT_COUNT ? 2 : 1;
  // It begins before the tree is ready, because a place that was asked for by then must not be folded away.
  const unfolded = like === null ? unfoldToLevel(context, level) : null;
  context.store.setState({ isReady: true });
  await unfolded;
}

/** Shows the rows of `next` in place of those of `before`. Answers to requests of `before` are ignored from then on. */
function takeOver(next: TreeContext, before: TreeContext): void {
  before.isStopped = true;
  const { store, listeners, onError } = before;
  const state = next.store.getState();
  next.store = store;
  next.listeners = listeners;
  next.onError = onError;
  next.isRevealDue = before.isRevealDue;
  next.isScrollDue = next.scroll !== null;
  store.setState(state);
}

/** A place may be asked for before the root is known. */
function showWhenReady(context: TreeContext, at: number | TextPlace): Promise<void> {
  const isStarted = ({ isReady, isUnfolding }: TreeState) => isReady && !isUnfolding;
  if (isStarted(context.store.getState())) return showPlace(context, at);
  return new Promise((resolve) => {
    const forget = context.store.subscribe((state) => {
      if (!isStarted(state)) return;
      forget();
      resolve(showPlace(context, at));
    });
  });
}
