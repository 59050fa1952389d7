import { useEffect, useRef, useState } from 'react';
import { createJsonTree, type JsonTree, type JsonTreeOptions } from './json-tree.ts';

/**
 * The tree of a document from when it is first shown until another one takes its place, so that what is unfolded stays
 * while the text is looked at. Null for no document.
 */
export function useJsonTree(
  tool: JsonTreeOptions['tool'],
  documentId: number | null,
  isShown: boolean,
  onError: (error: unknown) => void,
): JsonTree | null {
  const [tree, setTree] = useState<JsonTree | null>(null);
  const current = useRef<JsonTree | null>(null);
  const report = useRef(onError);
  useEffect(() => {
    report.current = onError;
  });

  useEffect(() => {
    if (current.current?.documentId === documentId || (documentId !== null && !isShown)) return;
    current.current?.stop();
    current.current =
      documentId === null ? null : createJsonTree({ tool, documentId, onError: (error) => report.current(error) });
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
