import type { JsonTool, TextDocument } from '../../../bridges/json-bridge.ts';

/** A part of the page that refers to documents in the worker. */
interface DocumentUser {
  /** Ids of the documents it still needs. */
  listUsed(): readonly (number | undefined)[];
  /** A text of the visitor, or a result, exists only as one of these documents. */
  holdsOnlyCopy?(): boolean;
  /** The worker is gone, and every document with it. */
  onLost(): void;
}

/** The documents that the page holds in the worker. */
export type DocumentCache = ReturnType<typeof createDocumentCache>;

export function createDocumentCache(tool: Pick<JsonTool, 'close'>) {
  const known = new Set<number>();
  const users: DocumentUser[] = [];
  return {
    /** Remembers a document, so that it is closed when no user needs it. */
    add<Added extends TextDocument>(document: Added): Added {
      known.add(document.id);
      return document;
    },
    addUser: (user: DocumentUser) => void users.push(user),
    /** Closes every document that no user needs. */
    closeUnused() {
      const used = new Set(users.flatMap((user) => user.listUsed()));
      for (const id of known) {
        if (used.has(id)) continue;
        known.delete(id);
        tool.close(id);
      }
    },
    /** Whether ending the worker would lose a text of the visitor, or a result. */
    hasOnlyCopies: () => users.some((user) => user.holdsOnlyCopy?.()),
    /** Tells the users that the worker is gone. */
    lose() {
      known.clear();
      for (const user of users) user.onLost();
    },
  };
}
