import type { JsonTool, OpenedDocument, TextDocument } from '../../../bridges/json-bridge.ts';
import type { TextHome } from '../desk/desk-state.ts';
import type { InputText } from '../desk/input-text.ts';

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

/** The worker as the home of texts. */
export function createWorkerTexts(
  tool: Pick<JsonTool, 'open' | 'getText' | 'rest'>,
  documents: DocumentCache,
): TextHome<OpenedDocument> {
  return {
    open: async (source, signal) => documents.add(await tool.open(source, signal)),
    sizeOf: ({ byteLength }) => byteLength,
    read: ({ id }, maxBytes) => tool.getText(id, maxBytes),
    hasDoubt: ({ encoding, otherEncodings }) => encoding !== 'utf-8' || otherEncodings.length > 0,
    rest: ({ id }) => tool.rest(id),
  };
}

/** Keeps the documents of an input open. */
export function keepDocuments(documents: DocumentCache, input: InputText<OpenedDocument>): void {
  documents.addUser({
    listUsed: () => input.listHeld().map((held) => held?.id),
    holdsOnlyCopy: () => input.inputText() === null,
    onLost: input.lose,
  });
}

/** A text that the worker wrote, as an input. */
export function toOpened({ id, byteLength, lineCount }: TextDocument): OpenedDocument {
  return { id, byteLength, lineCount, encoding: 'utf-8', hadBom: false, otherEncodings: [] };
}
