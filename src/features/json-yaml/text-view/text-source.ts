import type {
  FindQuery,
  JsonTool,
  MatchCount,
  RowCut,
  TextDocument,
  TextLine,
  TextMatch,
  TextPlace,
  TextRow,
} from '../../../bridges/json-bridge.ts';
import { createRowIndex, type RowIndex, type TextBytes } from '../../../core/text/row-index.ts';
import { nextTask } from '../../../platform/next-task.ts';
import { countText, findText } from '../model/text-find.ts';
import type { TextLines } from '../model/text-lines.ts';

/** A text of any length as the text view reads it, wherever it is. Failures are those of the source. */
export interface TextSource {
  /** Changes with the text. */
  readonly id: number;
  readonly lineCount: number;
  /** Size of the text in bytes or, for a text on the page, in characters. */
  readonly size: number;
  getLines(from: number, count: number): Promise<readonly TextLine[]>;
  /** See `RowsApi`. */
  countRows(cut: RowCut): Promise<number>;
  getRows(cut: RowCut, from: number, count: number): Promise<readonly TextRow[]>;
  getRowOf(cut: RowCut, place: TextPlace): Promise<number>;
  /** The text between two places, unchanged. */
  getRange(from: TextPlace, to: TextPlace): Promise<Blob>;
  find(query: FindQuery, from: TextPlace, isBackwards: boolean): Promise<TextMatch | null>;
  /** See `JsonApi`. */
  countMatches(query: FindQuery, from: number, upTo: number): Promise<MatchCount>;
  /** The line that ends what a line opens; null for a text without parts that can be folded. */
  readonly getFoldEnd: ((line: number) => Promise<number | null>) | null;
}

/** The part of a text that is searched. */
export type Findable = Pick<TextSource, 'find' | 'countMatches'>;

/** A document in the JSON worker as a text to show. Only a document that `isJson` can be folded. */
export function createWorkerText(tool: JsonTool, document: TextDocument, isJson: boolean): TextSource {
  const { id, lineCount, byteLength } = document;
  return {
    id,
    lineCount,
    size: byteLength,
    getLines: (from, count) => tool.getLines(id, from, count),
    countRows: (cut) => tool.countRows(id, cut),
    getRows: (cut, from, count) => tool.getRows(id, cut, from, count),
    getRowOf: (cut, place) => tool.getRowOf(id, cut, place),
    getRange: (from, to) => tool.getRange(id, from, to),
    find: (query, from, isBackwards) => tool.find(id, query, from, isBackwards),
    countMatches: (query, from, upTo) => tool.countMatches(id, query, from, upTo),
    getFoldEnd: isJson ? (line) => tool.getFoldEnd(id, line) : null,
  };
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Longest task of the page while a text is cut into rows. */
const TURN_MS = 8;

/** A text in the page's memory as a text to show. */
export function createPageText(lines: TextLines): TextSource {
  const { id, lineCount, text } = lines;
  const indexes = new Map<string, Promise<RowIndex>>();
  const indexOf = (cut: RowCut): Promise<RowIndex> => {
    const key = `${cut.columns} ${cut.wide} ${cut.line}`;
    const index = indexes.get(key) ?? cutText(lines, cut);
    // One cut of the whole text is kept: the width of the pane rarely returns.
    if (cut.line === null && !indexes.has(key)) indexes.clear();
    indexes.set(key, index);
    return index;
  };
  return {
    id,
    lineCount,
    size: text.length,
    getLines: async (from, count) => lines.list(from, count),
    countRows: async (cut) => (await indexOf(cut)).rowCount,
    getRows: async (cut, from, count) => (await indexOf(cut)).rows(from, count),
    getRowOf: async (cut, place) => (await indexOf(cut)).rowOf(place),
    getRange: async (from, to) => new Blob([text.slice(lines.offsetOf(from), lines.offsetOf(to))]),
    find: (query, from, isBackwards) => findText(lines, query, from, isBackwards, nextTask),
    countMatches: async (query, from, upTo) => countText(text, query, from, upTo),
    getFoldEnd: null,
  };
}

function cutText({ text, line: lineAt }: TextLines, cut: RowCut): Promise<RowIndex> {
  const part = cut.line === null ? withoutLastBreak(text) : (lineAt(cut.line) ?? '');
  const bytes = new TextEncoder().encode(part);
  let turnEnd = performance.now() + TURN_MS;
  return createRowIndex(toSource(bytes), { start: 0, end: bytes.length, line: cut.line ?? 0 }, cut, async () => {
    if (performance.now() < turnEnd) return;
    await nextTask();
    turnEnd = performance.now() + TURN_MS;
  });
}

/** A line break at the end of the text does not start another line. */
function withoutLastBreak(text: string): string {
  return text.length > 1 && text.endsWith('\n') ? text.slice(0, -1) : text;
}

function toSource(bytes: Uint8Array): TextBytes {
  return {
    byteLength: bytes.length,
    decode: (part) => decoder.decode(part),
    read: async (from, to) => bytes.subarray(from, to),
    chunks: async function* (from = 0, to = bytes.length) {
      yield bytes.subarray(from, to);
    },
  };
}
