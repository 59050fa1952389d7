import { matchEnd } from '../sticky.ts';

/**
 * The cells of the first rows of a table; cells in quotes keep their quotes and may contain delimiters and line breaks.
 * Blank rows are left out. The last row is left out when its quote is not closed, because the text may be cut there.
 */
export function readFirstRows(text: string, delimiter: ',' | '\t', rowsMax: number): readonly (readonly string[])[] {
  const plain = delimiter === ',' ? /[^,\r\n]*/y : /[^\t\r\n]*/y;
  const quoted = /"(?:[^"]|"")*"/y;
  const rows: string[][] = [];
  for (let at = 0; at < text.length && rows.length < rowsMax; ) {
    const cells: string[] = [];
    for (let isRow = true; isRow; ) {
      const start = at;
      if (text.charAt(at) === '"') {
        at = matchEnd(quoted, text, at);
        if (at < 0) return rows;
      }
      at = matchEnd(plain, text, at);
      cells.push(text.slice(start, at));
      isRow = text.charAt(at) === delimiter;
      if (isRow) at += 1;
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    if (cells.some((cell) => cell.trim() !== '')) rows.push(cells);
  }
  return rows;
}
