import type { YamlSource } from '../read/read-yaml.ts';
import type { YamlDocument } from '../read/tree.ts';

/**
 * Length of a slice in UTF-16 units. The writer keeps everything that it has read until it is done: many short texts
 * take about half the time of one long text.
 */
const SLICE_CHARS = 4000;
const BLANK_OR_COMMENT = /^(?:#.*|[ \t]*)$/;

/** A part of a text that can be written on its own, and whether blank lines precede it. */
export interface Slice {
  readonly text: string;
  readonly isSpaced: boolean;
}

/**
 * Divides a text before keys and dashes of its outermost blocks, together with the comments above them. Null for a text
 * that is not worth dividing, or whose directives count for the whole document.
 */
export function sliceYaml({ text, documents }: YamlSource): Slice[] | null {
  if (
    text.length < 2 * SLICE_CHARS ||
    text.includes('\r') ||
    documents.some(({ directives }) => directives.length > 0)
  ) {
    return null;
  }
  const slices: Slice[] = [];
  let from = 0;
  let isSpaced = false;
  for (const document of documents) {
    for (const start of entryStarts(text, document)) {
      if (start - from < SLICE_CHARS) continue;
      const { at, blankStart } = climb(text, start, from);
      if (blankStart <= from) continue;
      slices.push({ text: text.slice(from, blankStart), isSpaced });
      [from, isSpaced] = [at, blankStart < at];
    }
  }
  if (from === 0) return null;
  slices.push({ text: text.slice(from), isSpaced });
  return slices;
}

/** The line starts of the entries of a document's block, without the first one. */
function* entryStarts(text: string, { root }: YamlDocument): Generator<number> {
  if (root.kind !== 'mapping' && root.kind !== 'sequence') return;
  const isMapping = root.kind === 'mapping';
  const starts = isMapping ? root.pairs.map(({ key }) => key.start) : root.items.map(({ start }) => start);
  // A bracket begins the contents of the document, behind its tag and anchor.
  const first = Math.max(starts[0] ?? 0, root.start);
  if (/[[{]/.test(text.slice(root.start, first + 1).replace(/^[!&]\S*/g, ''))) return;
  for (const start of starts.slice(1)) {
    const lineStart = text.lastIndexOf('\n', start - 1) + 1;
    if (isMapping ? lineStart === start : text.startsWith('- ', lineStart)) yield lineStart;
  }
}

/** Goes up from an entry over the comments above it, then over the blank lines above these. */
function climb(text: string, start: number, limit: number): { readonly at: number; readonly blankStart: number } {
  let at = start;
  for (let above = lineAbove(text, at); above !== null && above.start > limit; above = lineAbove(text, at)) {
    if (!BLANK_OR_COMMENT.test(above.words)) break;
    at = above.start;
  }
  const blankStart = at;
  while (at < start && text.slice(at, text.indexOf('\n', at)).trim() === '') at = text.indexOf('\n', at) + 1;
  return { at, blankStart };
}

function lineAbove(text: string, lineStart: number): { readonly start: number; readonly words: string } | null {
  if (lineStart === 0) return null;
  const start = text.lastIndexOf('\n', lineStart - 2) + 1;
  return { start, words: text.slice(start, lineStart - 1) };
}
