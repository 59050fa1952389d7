import { EVENT_ID, SCALAR_STYLE } from 'js-yaml';
import { AppError } from '../../../src/core/errors.ts';
import { OUTPUT_CHARS_MAX } from '../limits.ts';
import { buildTree } from '../read/build-tree.ts';
import { findComments, type YamlComment } from '../read/comments.ts';
import { createLineIndex } from '../read/line-index.ts';
import { readEvents, readYaml, type YamlSource } from '../read/read-yaml.ts';
import { visitNodes, type YamlDocument, type YamlNode } from '../read/tree.ts';
import { areSame, haveSameEvents, type ParsedText } from './compare.ts';
import { canDisguise } from './keep-folds.ts';
import { type CommentedText, keepStyle } from './keep-style.ts';
import { writeSimple } from './simple/write-simple.ts';
import { type Slice, sliceYaml } from './slices.ts';
import { type WritingOptions, writeWithLibrary } from './write-with-library.ts';

/** The library can write lists at the column of their key only with this indentation. */
const INDENT_OF_LISTS = 2;

/**
 * Writes a part of a text. The default writes simple parts itself and leaves the others to the `yaml` package; the result
 * is the same as if the package wrote all.
 */
type WritePart = (text: string, options: WritingOptions) => string | null;

export interface YamlLayout {
  /** Spaces. */
  readonly indent: number;
  /** Whether lists below keys never stay at the column of their key. */
  readonly indentsLists: boolean;
}

/** A line that opens a block: a key or a dash with nothing behind it, or the beginning of a document. */
const OPENS = /(?:^---|:|-)$/;
/** An anchor or a tag on a line of its own. */
const PROPERTIES = /^\s+([&!]\S*(?:\s+[&!]\S*)?)$/;

/**
 * Changes the indentation of a YAML text. Indented by two spaces, lists below keys stay at the column of their key where most of
 * them are, unless they are to be indented. Comments, anchors, aliases, tags, document separators and the text of values
 * stay, and so do the columns of comments, escapes, and spaces in brackets where most have them; runs of blank lines shrink
 * to one. Null when the writer would change more than that: its result is parsed and
 * compared first.
 * @throws AppError `yaml-too-large` when the result would be too long.
 */
export function reformatYaml(
  given: YamlSource,
  { indent, indentsLists }: YamlLayout,
  write: WritePart = writePart,
): string | null {
  const source = withLineFeeds(given);
  if (layoutChars(source, indent) > OUTPUT_CHARS_MAX) {
    throw new AppError('yaml-too-large', 'The result would be too long', { part: 'output' });
  }
  const before = withComments(source);
  const hasFolds = source.events.some((event) => {
    return event.type === EVENT_ID.SCALAR && event.style === SCALAR_STYLE.FOLDED_BLOCK;
  });
  const keepsFolds = hasFolds && canDisguise(source.text);
  const whole = [{ text: source.text, isSpaced: false }];
  const slices = sliceYaml(source);
  const listsAtKey = indent === INDENT_OF_LISTS && !indentsLists && hasListsAtKey(source);
  const style = { indent, listsAtKey };
  const after =
    (slices === null ? null : writeFaithfully(before, slices, write, { ...style, keepsFolds, opensFlow: true })) ??
    writeFaithfully(before, whole, write, { ...style, keepsFolds, opensFlow: true }) ??
    writeFaithfully(before, whole, writeWithLibrary, { ...style, keepsFolds, opensFlow: false }) ??
    writeFaithfully(before, whole, writeWithLibrary, { ...style, keepsFolds: false, opensFlow: false });
  if (after === null) return null;
  return HABITS.reduce((kept, keep) => {
    const text = keep(before, kept);
    if (text === kept.text) return kept;
    const next = readBack(text);
    return next !== null && isFaithful(before, next) ? next : kept;
  }, after).text;
}

/** What the writer does not keep of the text before, in the order in which it is put back. */
const HABITS: readonly ((before: CommentedText, after: CommentedText) => string)[] = [
  (before, { text, comments }) => raiseComments(before.comments, text, comments),
  keepStyle,
];

/** The writer would leave carriage returns in comments, and only line feeds let the text be divided. */
function withLineFeeds(source: YamlSource): YamlSource {
  return source.text.includes('\r\n') ? readYaml(source.text.replaceAll('\r\n', '\n')) : source;
}

function writePart(text: string, options: WritingOptions): string | null {
  return writeSimple(text, options) ?? writeWithLibrary(text, options);
}

/** The text that is reformatted. */
interface CommentedSource extends CommentedText {
  readonly documents: readonly YamlDocument[];
}

function withComments<T extends ParsedText>(parsed: T): T & CommentedText {
  return { ...parsed, comments: findComments(parsed.text, parsed.events) };
}

function writeFaithfully(
  before: CommentedSource,
  slices: readonly Slice[],
  write: WritePart,
  options: WritingOptions,
): CommentedText | null {
  const text = writeAll(slices, (part) => write(part, options));
  const after = text === null ? null : readBack(text);
  return after !== null && isFaithful(before, after) ? after : null;
}

function writeAll(slices: readonly Slice[], write: (text: string) => string | null): string | null {
  const written: string[] = [];
  for (const { text, isSpaced } of slices) {
    const part = write(text);
    if (part === null) return null;
    written.push(isSpaced ? `\n${part}` : part);
  }
  return written.join('');
}

function readBack(text: string): CommentedText | null {
  try {
    return withComments({ text, events: readEvents(text) });
  } catch {
    return null;
  }
}

function isFaithful(before: CommentedSource, after: CommentedText): boolean {
  return commentWords(before.comments) === commentWords(after.comments) && hasSameDocuments(before, after);
}

function hasSameDocuments(before: CommentedSource, after: CommentedText): boolean {
  if (haveSameEvents(before, after)) return true;
  try {
    return areSame(before.documents, buildTree(after.text, after.events), 'written');
  } catch {
    // An alias without its anchor.
    return false;
  }
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

/**
 * Moves comments back behind the key on whose line they were; the writer moves them below it, together with the anchor
 * or tag. `after` are the comments of `text`, the same as `before` in the same order.
 */
function raiseComments(before: readonly YamlComment[], text: string, after: readonly YamlComment[]): string {
  const lowered = after.filter(({ isTrailing }, i) => !isTrailing && before[i]?.isTrailing === true);
  if (lowered.length === 0) return text;
  const index = createLineIndex(text);
  const lines: (string | null)[] = text.split('\n');
  for (const comment of lowered) {
    const at = index.lineOf(comment.offset) - 1;
    const opener = lines[at - 1]?.trimEnd() ?? '';
    if (!OPENS.test(opener)) continue;
    const properties = PROPERTIES.exec(lines[at + 1] ?? '')?.[1];
    lines[at - 1] = [opener, ...(properties === undefined ? [] : [properties]), comment.text].join(' ');
    lines[at] = null;
    if (properties !== undefined) lines[at + 1] = null;
  }
  return lines.filter((line) => line !== null).join('\n');
}

/** Whether more lists below keys begin at the column of their key than further in. */
export function hasListsAtKey({ text, documents }: Pick<YamlSource, 'text' | 'documents'>): boolean {
  let surplus = 0;
  const take = (node: YamlNode): void => {
    if (node.kind !== 'mapping') return;
    for (const { key, value } of node.pairs) {
      const [item] = value.kind === 'sequence' ? value.items : [];
      if (item === undefined) continue;
      const [keyLine, itemLine] = [findLine(text, key.start), findLine(text, item.start)];
      if (keyLine === null || itemLine === null || itemLine <= keyLine) continue;
      const dash = text.slice(itemLine, item.start).indexOf('-');
      if (dash >= 0) surplus += dash === key.start - keyLine ? 1 : -1;
    }
  };
  for (const { root } of documents) visitNodes(root, take);
  return surplus > 0;
}

/** Where the line begins that has only blanks and dashes in front of a node; null for another line. */
function findLine(text: string, start: number): number | null {
  let at = start;
  while (at > 0 && (text[at - 1] === ' ' || text[at - 1] === '-')) at -= 1;
  return at === 0 || text[at - 1] === '\n' ? at : null;
}
