import { EditList } from '../edits.ts';

/** A quoted cell of a CSV file that holds JSON, alone or as a verbatim string of C#. */
const CELL = /^\s*"(?=\s*[{[]\s*(?:""|[{[\]}\d]))/;
const CELL_END = /"\s*$/;

/** `"{""a"":1}"`: removes the outer quotes and halves those inside. */
export function readCsvCell(text: string): EditList | null {
  const open = CELL.exec(text)?.[0].length;
  const close = CELL_END.exec(text.slice(-100))?.[0].length;
  if (open === undefined || close === undefined) return null;
  const end = text.length - close;
  const edits = new EditList();
  edits.add('csv-quote', open - 1, open, '');
  for (let at = open; at < end; at++) {
    if (text.charCodeAt(at) !== 0x22) continue;
    // A lone quote is not CSV.
    if (text.charCodeAt(at + 1) !== 0x22 || at + 1 >= end) return null;
    edits.add('csv-quote', at, at + 2, '"');
    at++;
  }
  if (edits.size === 1) return null;
  edits.add('csv-quote', end, end + 1, '');
  return edits;
}
