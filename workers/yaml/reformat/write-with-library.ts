import { type Document, isCollection, parseAllDocuments, visit } from 'yaml';
import { disguiseFolds, restoreFolds } from './keep-folds.ts';

export interface WritingOptions {
  readonly indent: number;
  readonly keepsFolds: boolean;
  /** A list below a key begins at the column of the key, rather than further in. */
  readonly listsAtKey: boolean;
  /** A document that is entirely in brackets is split into lines, like JSON. */
  readonly opensFlow: boolean;
}

/**
 * Parses and writes a text with the `yaml` package, which takes about 1 ms for every 500 characters. Null when it refuses the
 * text.
 */
export function writeWithLibrary(
  text: string,
  { indent, keepsFolds, listsAtKey, opensFlow }: WritingOptions,
): string | null {
  // The failsafe schema reads every scalar as text, so that no number is rewritten; quoting stays as it is. The anchor
  // of an alias may be in another slice.
  const documents = parseAllDocuments(text, {
    schema: 'failsafe',
    uniqueKeys: false,
    logLevel: 'silent',
    prettyErrors: false,
    keepSourceTokens: keepsFolds,
  });
  if (!Array.isArray(documents)) return null;
  try {
    if (opensFlow) for (const document of documents) openFlow(document);
    if (keepsFolds) for (const document of documents) disguiseFolds(document);
    const written = documents
      .map((document) =>
        document.toString({
          ...{ indent, indentSeq: !listsAtKey, lineWidth: 0 },
          ...{ flowCollectionPadding: false, verifyAliasOrder: false },
        }),
      )
      .join('');
    return keepsFolds ? restoreFolds(written) : written;
  } catch {
    // The writer refuses texts with errors, and tags that it cannot place.
    return null;
  }
}

function openFlow(document: Document): void {
  if (!isCollection(document.contents) || document.contents.flow !== true) return;
  visit(document, {
    Collection(_key, node) {
      // An empty collection has brackets in any case, and stays on its key's line.
      if (node.items.length > 0) node.flow = false;
    },
  });
}
