import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { TextDocument } from '../../../bridges/json-bridge.ts';
import type { Place } from '../model/text-selection.ts';
import type { TreeSnapshot } from '../model/tree-snapshot.ts';
import type { TextAction } from '../text-view/TextMenu.tsx';
import { viewerStore } from '../value/viewer-store.ts';
import { copy } from './copy.ts';
import { createJsonTree, type JsonTree, type JsonTreeOptions } from './json-tree.ts';

/** What a tree shows. */
interface TreeResult {
  readonly document: TextDocument;
  /** Results of the same series have the same values in another form. */
  readonly series: number;
}

interface HeldTree {
  readonly tree: JsonTree;
  readonly series: number;
  /** What the tree is made like, until it is ready. */
  readonly like: TreeSnapshot | null;
}

/**
 * The tree of a document, from when it is first shown until another document replaces it: unfolded rows stay unfolded
 * while the text is shown. A document of the same series gets the unfolded rows, the selection and the scroll position
 * of the tree before it, which stays in view until then. Null for no document.
 */
export function useJsonTree(
  tool: JsonTreeOptions['tool'],
  result: TreeResult | null,
  isShown: boolean,
  onError: (error: unknown) => void,
): JsonTree | null {
  const document = result?.document ?? null;
  const series = result?.series ?? null;
  const [shown, setShown] = useState<HeldTree | null>(null);
  const current = useRef<HeldTree | null>(null);
  const report = useEffectEvent(onError);

  // Before the page is painted, so that the text does not flash between two trees.
  useLayoutEffect(() => {
    const before = current.current;
    if (before?.tree.documentId === document?.id || (document !== null && !isShown)) return;
    before?.tree.stop();
    if (document === null || series === null) {
      current.current = null;
      setShown(null);
      return;
    }
    const like = before?.series === series ? snapshotOf(before) : null;
    const next: HeldTree = { tree: createJsonTree({ tool, document, onError: report, like }), series, like };
    current.current = next;
    if (like === null) return setShown(next);
    const forget = next.tree.store.subscribe(({ isReady }) => {
      if (!isReady) return;
      forget();
      if (current.current === next) setShown(next);
    });
  }, [tool, document, series, isShown]);

  useEffect(
    () => () => {
      current.current?.tree.stop();
      current.current = null;
    },
    [],
  );
  return shown?.series === series ? shown.tree : null;
}

/** Choices may change faster than trees are ready. */
function snapshotOf({ tree, like }: HeldTree): TreeSnapshot | null {
  return tree.store.getState().isReady ? tree.snapshot() : like;
}

interface WantedPlace {
  readonly documentId: number;
  readonly place: Place;
  /** The value is opened in the viewer, too. */
  readonly opensViewer: boolean;
}

/**
 * Entries of a text's menu that show the value at a place in the tree of the same document. `showTree` is called first; the
 * place is shown when `tree` is that of the document.
 */
export function useTextPlaces(
  pane: RefObject<HTMLElement | null>,
  documentId: number | null,
  tree: JsonTree | null,
  showTree: () => void,
): readonly TextAction[] {
  const [wanted, setWanted] = useState<WantedPlace | null>(null);
  useEffect(() => {
    if (wanted === null || tree?.documentId !== wanted.documentId) return;
    setWanted(null);
    pane.current?.querySelector<HTMLElement>('[role=tree]')?.focus();
    void tree.show(wanted.place).then(() => {
      if (wanted.opensViewer) viewerStore.getState().open();
    });
  }, [wanted, tree, pane]);
  return useMemo(() => {
    if (documentId === null) return [];
    const show = (place: Place, opensViewer: boolean) => {
      setWanted({ documentId, place, opensViewer });
      showTree();
    };
    return [
      { label: copy.menu.showInTree, run: (place) => show(place, false) },
      { label: copy.menu.viewValue, run: (place) => show(place, true) },
    ];
  }, [documentId, showTree]);
}
