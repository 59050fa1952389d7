import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { Place } from '../model/text-selection.ts';
import type { TextAction } from '../text-view/TextMenu.tsx';
import { viewerStore } from '../value/viewer-store.ts';
import { copy } from './copy.ts';
import type { JsonTree } from './json-tree.ts';

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
