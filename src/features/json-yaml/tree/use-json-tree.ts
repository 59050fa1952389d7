import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createJsonTree, type JsonTree, type JsonTreeOptions } from './json-tree.ts';

/**
 * The tree of a document, from when it is first shown until another document replaces it: unfolded rows stay unfolded
 * while the text is shown. Null for no document.
 */
export function useJsonTree(
  tool: JsonTreeOptions['tool'],
  documentId: number | null,
  isShown: boolean,
  onError: (error: unknown) => void,
): JsonTree | null {
  const [tree, setTree] = useState<JsonTree | null>(null);
  const current = useRef<JsonTree | null>(null);
  const report = useEffectEvent(onError);

  useEffect(() => {
    if (current.current?.documentId === documentId || (documentId !== null && !isShown)) return;
    current.current?.stop();
    current.current = documentId === null ? null : createJsonTree({ tool, documentId, onError: report });
    setTree(current.current);
  }, [tool, documentId, isShown]);

  useEffect(
    () => () => {
      current.current?.stop();
      current.current = null;
    },
    [],
  );
  return tree?.documentId === documentId ? tree : null;
}
