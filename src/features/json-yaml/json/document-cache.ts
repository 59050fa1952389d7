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
export interface DocumentCache {
  /** Remembers a document, so that it is closed when no user needs it. */
  add<Added extends TextDocument>(document: Added): Added;
  addUser(user: DocumentUser): void;
  /** Closes every document that no user needs. */
  closeUnused(): void;
  /** Whether ending the worker would lose a text of the visitor, or a result. */
  hasOnlyCopies(): boolean;
  /** Tells the users that the worker is gone. */
  lose(): void;
}

export function createDocumentCache(tool: Pick<JsonTool, 'close'>): DocumentCache {
  const known = new Set<number>();
  const users: DocumentUser[] = [];
  return {
    add(document) {
      known.add(document.id);
      return document;
    },
    addUser: (user) => void users.push(user),
    closeUnused() {
      const used = new Set(users.flatMap((user) => user.listUsed()));
      for (const id of known) {
        if (used.has(id)) continue;
        known.delete(id);
        tool.close(id);
      }
    },
    hasOnlyCopies: () => users.some((user) => user.holdsOnlyCopy?.()),
    lose() {
      known.clear();
      for (const user of users) user.onLost();
    },
  };
}
