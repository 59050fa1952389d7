import { type Document, isCollection, parseAllDocuments, visit } from 'yaml';
import { AppError } from '../../../src/core/errors.ts';
import { OUTPUT_CHARS_MAX } from '../limits.ts';
import { findComments } from '../read/comments.ts';
import { readYaml, type YamlSource } from '../read/read-yaml.ts';
import type { YamlNode } from '../read/tree.ts';
import { areSame } from './compare.ts';
import { canDisguise, disguiseFolds, restoreFolds } from './keep-folds.ts';
import { raiseComments } from './raise-comments.ts';

/**
 * Changes the indentation of a YAML text. Comments, anchors, aliases, tags, document separators and the text of values
 * stay; runs of blank lines shrink to one. Null when the writer would change more than that: its result is parsed and
 * compared first.
 * @throws AppError `yaml-too-large` when the result would be too long.
 */
export function reformatYaml(source: YamlSource, indent: number): string | null {
  if (layoutChars(source, indent) > OUTPUT_CHARS_MAX) {
    throw new AppError('yaml-too-large', 'The result would be too long', { part: 'output' });
  }
  const keepsFolds = canDisguise(source.text);
  const after =
    writeFaithfully(source, { indent, keepsFolds, opensFlow: true }) ??
    writeFaithfully(source, { indent, keepsFolds, opensFlow: false }) ??
    writeFaithfully(source, { indent, keepsFolds: false, opensFlow: false });
  if (after === null) return null;
  const raised = raiseComments(source, after);
  if (raised === after.text) return raised;
  const last = readBack(raised);
  return last !== null && isFaithful(source, last) ? raised : after.text;
}

interface WritingOptions {
  readonly indent: number;
  readonly keepsFolds: boolean;
  /** A document that is entirely in brackets is split into lines, like JSON. */
  readonly opensFlow: boolean;
}

function writeFaithfully(source: YamlSource, options: WritingOptions): YamlSource | null {
  const text = rewrite(source.text, options);
  const after = text === null ? null : readBack(text);
  return after !== null && isFaithful(source, after) ? after : null;
}

function rewrite(text: string, { indent, keepsFolds, opensFlow }: WritingOptions): string | null {
  // The failsafe schema reads every scalar as text, so that no number is rewritten; quoting stays as it is.
  const options = { schema: 'failsafe', uniqueKeys: false, logLevel: 'silent', keepSourceTokens: keepsFolds } as const;
  const documents = parseAllDocuments(text, options);
  if (!Array.isArray(documents)) return null;
  try {
    if (opensFlow) for (const document of documents) openFlow(document);
    if (keepsFolds) for (const document of documents) disguiseFolds(document);
    const written = documents
      .map((document) => document.toString({ indent, lineWidth: 0, flowCollectionPadding: false }))
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

function readBack(text: string): YamlSource | null {
  try {
    return readYaml(text);
  } catch {
    return null;
  }
}

function isFaithful(source: YamlSource, after: YamlSource): boolean {
  return areSame(source.documents, after.documents, 'written') && commentWords(source) === commentWords(after);
}

/** The comments without trailing white space, which the writer may change. */
function commentWords({ text, events }: YamlSource): string {
  return findComments(text, events)
    .map((comment) => comment.text.replace(/^#\s*/, ''))
    .join('\n');
}

/** The maximum that indentation can add, plus the text itself. */
function layoutChars({ text, documents }: YamlSource, indent: number): number {
  const measure = (node: YamlNode, depth: number): number => {
    if (node.kind === 'sequence') return node.items.reduce((sum, item) => sum + measure(item, depth + 1), 0);
    if (node.kind !== 'mapping') return depth * indent;
    return node.pairs.reduce((sum, { key, value }) => sum + measure(key, depth) + measure(value, depth + 1), 0);
  };
  return documents.reduce((sum, { root }) => sum + measure(root, 0), text.length);
}
