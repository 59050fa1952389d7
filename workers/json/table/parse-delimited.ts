import { AppError } from '../../../src/core/errors.ts';
import type { TableDelimiter } from './table.api.ts';

interface ParsedRow {
  readonly cells: string[];
  /** The place behind its line end. */
  readonly end: number;
}

const DELIMITERS: readonly TableDelimiter[] = ['\t', ',', ';', '|'];
const SAMPLED_ROWS = 20;
const SAMPLED_CHARS = 64 << 10;
const QUOTE = '"';

/**
 * A parser of CSV or TSV whose text comes in pieces. It calls `onRow` with the cells of each row that is not blank. Cells in quotes may contain delimiters, line breaks and
 * doubled quotes (RFC 4180).
 */
export function createDelimitedParser(delimiter: TableDelimiter, onRow: (cells: readonly string[]) => void) {
  let rest = '';
  let isStart = true;
  let linesBefore = 0;
  /** A row that is longer than the rest is read again only when the rest has doubled. */
  let wantedChars = 0;

  const parse = (isEnd: boolean): void => {
    let at = 0;
    while (at < rest.length) {
      const row = readRow(rest, at, delimiter, isEnd);
      if (row === null) break;
      const isBlank = row.cells.length === 1 && rest.slice(at, row.end).trim() === '';
      at = row.end;
      if (!isBlank) onRow(row.cells);
    }
    linesBefore += countLines(rest, at);
    rest = rest.slice(at);
    wantedChars = rest.length * 2;
  };

  return {
    push(text: string) {
      rest += isStart && text.startsWith('\ufeff') ? text.slice(1) : text;
      if (text !== '') isStart = false;
      if (rest.length >= wantedChars) parse(false);
    },
    /** @throws AppError `table-unclosed-quote` (details: the line from 1). */
    finish() {
      parse(true);
      if (rest !== '') throw new AppError('table-unclosed-quote', 'A quote has no end', { line: linesBefore + 1 });
    },
  };
}

/** The delimiter that divides the first lines into the most columns, the same number in each; by default a comma. */
export function detectDelimiter(text: string): TableDelimiter {
  const head = text.length > SAMPLED_CHARS ? text.slice(0, SAMPLED_CHARS) : `${text}\n`;
  let best: TableDelimiter = ',';
  let bestCount = 1;
  for (const delimiter of DELIMITERS) {
    const counts: number[] = [];
    const parser = createDelimitedParser(delimiter, (cells) => counts.push(cells.length));
    parser.push(head);
    const [first = 0] = counts;
    const isEven = counts.slice(0, SAMPLED_ROWS).every((count) => count === first);
    if (isEven && first > bestCount) [best, bestCount] = [delimiter, first];
  }
  return best;
}

/** Null when the text ends within the row. */
function readRow(text: string, start: number, delimiter: string, isEnd: boolean): ParsedRow | null {
  const cells: string[] = [];
  for (let at = start; ; ) {
    let cell = '';
    if (text.charAt(at) === QUOTE) {
      const quoted = readQuoted(text, at, isEnd);
      if (quoted === null) return null;
      cell = quoted.cell;
      at = quoted.end;
    }
    const end = endOfPlain(text, at, delimiter);
    cells.push(cell + text.slice(at, end));
    const next = text.charAt(end);
    if (next === delimiter) {
      at = end + 1;
      if (at < text.length || isEnd) continue;
      return null;
    }
    if (next === '') return isEnd ? { cells, end } : null;
    const isPair = next === '\r' && text.charAt(end + 1) === '\n';
    if (next === '\r' && end + 1 === text.length && !isEnd) return null;
    return { cells, end: end + (isPair ? 2 : 1) };
  }
}

function endOfPlain(text: string, from: number, delimiter: string): number {
  for (let at = from; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === delimiter || char === '\n' || char === '\r') return at;
  }
  return text.length;
}

/** The content of a cell in quotes; null when its end is not in the text, or may not be. */
function readQuoted(
  text: string,
  start: number,
  isEnd: boolean,
): { readonly cell: string; readonly end: number } | null {
  const parts: string[] = [];
  for (let at = start + 1; ; ) {
    const found = text.indexOf(QUOTE, at);
    if (found < 0 || (found + 1 === text.length && !isEnd)) return null;
    parts.push(text.slice(at, found));
    if (text.charAt(found + 1) !== QUOTE) return { cell: parts.join(QUOTE), end: found + 1 };
    at = found + 2;
  }
}

/** The number of line feeds before `end`. */
function countLines(text: string, end: number): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
