import { useEffect, useState } from 'react';
import type { JsonTool } from '../../../bridges/json-bridge.ts';

/** Whether a document is JSON, asked of the worker where it is not known; false until it has answered. */
export function useIsJson(tool: JsonTool, documentId: number | null, known: boolean | null): boolean {
  const [valid, setValid] = useState<number | null>(null);
  const isAsked = known === null && documentId !== null;
  useEffect(() => {
    if (!isAsked) return;
    let isGone = false;
    // Whatever keeps it from being checked, the text can be seen as a text.
    tool.validate(documentId).then(
      () => !isGone && setValid(documentId),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [tool, documentId, isAsked]);
  return known ?? (documentId !== null && valid === documentId);
}
