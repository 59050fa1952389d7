import { useEffect, useState } from 'react';
import type { TableApi } from '../../../bridges/json-bridge.ts';

/**
 * Whether a document has an array of objects, or may have one. False until the worker has answered, and for null. A failure
 * is not reported: the document can be read in another way.
 */
export function useHasTable(
  tool: { readonly hasTable: (id: number) => ReturnType<TableApi['hasTable']> },
  documentId: number | null,
): boolean {
  const [found, setFound] = useState<number | null>(null);
  useEffect(() => {
    if (documentId === null) return;
    let isGone = false;
    tool.hasTable(documentId).then(
      (hasTable) => !isGone && setFound(hasTable === false ? null : documentId),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [tool, documentId]);
  return documentId !== null && found === documentId;
}
