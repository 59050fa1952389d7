import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The worker's answer about a document. Null until it is there, for no document, and after a failure, which is not reported:
 * the document can be read in another way.
 */
export function useAnswer<Answer>(documentId: number | null, ask: (id: number) => Promise<Answer>): Answer | null {
  const [found, setFound] = useState<{ readonly id: number; readonly answer: Answer } | null>(null);
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (documentId === null) return;
    let isGone = false;
    askNow(documentId).then(
      (answer) => !isGone && setFound({ id: documentId, answer }),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [documentId]);
  return found !== null && found.id === documentId ? found.answer : null;
}
