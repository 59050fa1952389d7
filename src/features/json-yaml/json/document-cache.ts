import type { JsonTool, TextDocument } from '../../../bridges/json-bridge.ts';

/** Texts in the worker that are somebody's to close. */
export function createDocumentCache(tool: Pick<JsonTool, 'close'>) {
  const known = new Set<number>();
  return {
    keep<Kept extends TextDocument>(document: Kept): Kept {
      known.add(document.id);
      return document;
    },
    /** Closes all texts but those that are used. */
    sweep(used: Iterable<number | undefined>): void {
      const kept = new Set(used);
      for (const id of known) {
        if (kept.has(id)) continue;
        known.delete(id);
        tool.close(id);
      }
    },
    /** The worker is lost, and the texts with it. */
    forget: () => known.clear(),
  };
}

export type DocumentCache = ReturnType<typeof createDocumentCache>;
