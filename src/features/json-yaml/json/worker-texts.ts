import type { JsonTool, OpenedDocument, TextDocument } from '../../../bridges/json-bridge.ts';
import type { InputText } from '../desk/input-text.ts';
import type { TextHome } from '../desk/text-home.ts';
import type { DocumentCache } from './document-cache.ts';

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
