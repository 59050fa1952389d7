import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TreeApi } from '../../../bridges/json-bridge.ts';
import { createTreeRows, type Row, type RowPlace, type TreeRows } from '../model/tree-rows.ts';
import { SMALL_ROOT_COUNT } from './constants.ts';
import { guard, selectRow, type TreeContext, type TreeState, wantRows } from './tree-context.ts';
import { foldRow, ROOT, unfoldRow, unfoldSiblings, unfoldToLevel } from './tree-unfolding.ts';

/** A document as a tree: its rows, which of them are unfolded, and the selected row. */
export interface JsonTree {
  readonly documentId: number;
  readonly store: StoreApi<TreeState>;
  /** Null until the root is known. */
  rows(): TreeRows | null;
  selected(): RowPlace;
  /** The listener is called when rows are added, move or change. @returns the function that removes it. */
  onRows(listener: () => void): () => void;
  /** Call with the rows in view: the missing ones are fetched. */
  want(rows: readonly Row[]): void;
  select(place: RowPlace): void;
  unfold(place: RowPlace): void;
  fold(place: RowPlace): void;
  unfoldSiblings(place: RowPlace): Promise<void>;
  unfoldToLevel(level: number): Promise<void>;
  foldAll(): void;
  stop(): void;
}

export interface JsonTreeOptions {
  readonly tool: TreeApi;
  readonly documentId: number;
  readonly onError: (error: unknown) => void;
}

export function createJsonTree(options: JsonTreeOptions): JsonTree {
  const context = createTreeContext(options);
  const { documentId, store, listeners } = context;
  void guard(context, () => open(context));
  return {
    documentId,
    store,
    rows: () => context.rows,
    selected: () => context.selected,
    onRows(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    want: (inView) => wantRows(context, inView),
    select: (place) => selectRow(context, place),
    unfold: (place) => unfoldRow(context, place),
    fold: (place) => foldRow(context, place),
    unfoldSiblings: (place) => unfoldSiblings(context, place),
    unfoldToLevel: (level) => unfoldToLevel(context, level),
    foldAll: () => void unfoldToLevel(context, 0),
    stop() {
      context.isStopped = true;
      listeners.clear();
    },
  };
}

function createTreeContext(options: JsonTreeOptions): TreeContext {
  return {
    ...options,
    store: createStore<TreeState>(() => ({ isReady: false, isUnfolding: false, isCapped: false, place: null })),
    listeners: new Set(),
    counting: new Map(),
    rows: null,
    selected: ROOT,
    wantedPages: [],
    isFetching: false,
    isLookingUpPlace: false,
    isStopped: false,
    unfolding: 0,
  };
}

/** Fetches the root, and shows two levels of a small document, one of a large one. */
async function open(context: TreeContext): Promise<void> {
  const root = await context.tool.getTreeRoot(context.documentId);
  if (context.isStopped) return;
  context.rows = createTreeRows(root);
  context.store.setState({ isReady: true });
  await unfoldToLevel(context, root.childCount !== null && root.childCount <= SMALL_ROOT_COUNT ? 2 : 1);
}
