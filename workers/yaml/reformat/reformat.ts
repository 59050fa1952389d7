import { EVENT_ID, SCALAR_STYLE } from 'js-yaml';
import { type Document, isCollection, parseAllDocuments, visit } from 'yaml';
import { AppError } from '../../../src/core/errors.ts';
import { OUTPUT_CHARS_MAX } from '../limits.ts';
import { findComments, type YamlComment } from '../read/comments.ts';
import { readYaml, type YamlSource } from '../read/read-yaml.ts';
import type { YamlNode } from '../read/tree.ts';
import { areSame } from './compare.ts';
import { canDisguise, disguiseFolds, restoreFolds } from './keep-folds.ts';
import { raiseComments } from './raise-comments.ts';
import { type Slice, sliceYaml } from './slices.ts';

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
  const before = withComments(source);
  const hasFolds = source.events.some(({ type, ...event }) => {
    return type === EVENT_ID.SCALAR && 'style' in event && event.style === SCALAR_STYLE.FOLDED_BLOCK;
  });
  const keepsFolds = hasFolds && canDisguise(source.text);
  const whole = [{ text: source.text, isSpaced: false }];
  const slices = sliceYaml(source);
  const after =
    (slices === null ? null : writeFaithfully(before, slices, { indent, keepsFolds, opensFlow: true })) ??
    writeFaithfully(before, whole, { indent, keepsFolds, opensFlow: true }) ??
    writeFaithfully(before, whole, { indent, keepsFolds, opensFlow: false }) ??
    writeFaithfully(before, whole, { indent, keepsFolds: false, opensFlow: false });
  if (after === null) return null;
  const raised = raiseComments(before.comments, after.source.text, after.comments);
  if (raised === after.source.text) return raised;
  const last = readBack(raised);
  return last !== null && isFaithful(before, last) ? raised : after.source.text;
}

interface WritingOptions {
  readonly indent: number;
  readonly keepsFolds: boolean;
  /** A document that is entirely in brackets is split into lines, like JSON. */
  readonly opensFlow: boolean;
}

/** A parsed text with its comments. */
interface CommentedSource {
  readonly source: YamlSource;
  readonly comments: readonly YamlComment[];
}

function withComments(source: YamlSource): CommentedSource {
  return { source, comments: findComments(source.text, source.events) };
}

function writeFaithfully(
  before: CommentedSource,
  slices: readonly Slice[],
  options: WritingOptions,
): CommentedSource | null {
  const text = rewriteAll(slices, options);
  const after = text === null ? null : readBack(text);
  return after !== null && isFaithful(before, after) ? after : null;
}

function rewriteAll(slices: readonly Slice[], options: WritingOptions): string | null {
  const written: string[] = [];
  for (const { text, isSpaced } of slices) {
    const part = rewrite(text, options);
    if (part === null) return null;
    written.push(isSpaced ? `\n${part}` : part);
  }
  return written.join('');
}

function rewrite(text: string, { indent, keepsFolds, opensFlow }: WritingOptions): string | null {
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
        document.toString({ indent, lineWidth: 0, flowCollectionPadding: false, verifyAliasOrder: false }),
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

function readBack(text: string): CommentedSource | null {
  try {
    return withComments(readYaml(text));
  } catch {
    return null;
  }
}

function isFaithful(before: CommentedSource, after: CommentedSource): boolean {
  return (
    areSame(before.source.documents, after.source.documents, 'written') &&
    commentWords(before.comments) === commentWords(after.comments)
  );
}

/** The comments without trailing white space, which the writer may change. */
function commentWords(comments: readonly YamlComment[]): string {
  return comments.map(({ text }) => text.replace(/^#\s*/, '')).join('\n');
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
