import { type RefObject, useEffect, useRef } from 'react';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { ROW_PX } from './constants.ts';
import type { JsonTree } from './json-tree.ts';
import { createTreeView, type TreeView } from './tree-view.ts';

/** Draws a tree into its scroller. `words` are marked in keys and values. */
export function useTreeView(
  scroller: RefObject<HTMLElement | null>,
  tree: JsonTree,
  words: RegExp | null,
): RefObject<TreeView | null> {
  const view = useRef<TreeView | null>(null);
  const rowPx = useMediaQuery(MEDIA.coarse) ? ROW_PX.coarse : ROW_PX.fine;
  const latestWords = useRef(words);

  useEffect(() => {
    if (scroller.current === null) return;
    const created = createTreeView(scroller.current, tree, rowPx);
    created.markWords(latestWords.current);
    view.current = created;
    return () => created.stop();
  }, [scroller, tree, rowPx]);

  useEffect(() => {
    latestWords.current = words;
    view.current?.markWords(words);
  }, [words]);
  return view;
}
