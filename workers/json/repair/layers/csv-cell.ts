import { EditList } from '../edits.ts';

/** A quoted cell of a CSV file that holds JSON, alone or as a verbatim string of C#. */
const CELL = /^\s*"(?=\s*[{[]\s*(?:""|[{[\]}\d]))/;
const CELL_END = /"\s*$/;
/** The same without the outer quotes. */
const BARE_CELL = /^\s*[{[]\s*(?:[{[]\s*)*""[^"\s:,\]}]/;

/** `"{""a"":1}"`: removes the outer quotes and halves those inside. */
export function readCsvCell(text: string): EditList | null {
  if (BARE_CELL.test(text)) return halveQuotes(new EditList(), text, 0, text.length);
  const open = CELL.exec(text)?.[0].length;
  const close = CELL_END.exec(text.slice(-100))?.[0].length;
  if (open === undefined || close === undefined) return null;
  const end = text.length - close;
  const edits = new EditList();
  edits.add('csv-quote', open - 1, open, '');
  if (halveQuotes(edits, text, open, end) === null || edits.size === 1) return null;
  edits.add('csv-quote', end, end + 1, '');
  return edits;
}

/** Null when a quote in the range is not doubled. */
function halveQuotes(edits: EditList, text: string, from: number, end: number): EditList | null {
  for (let at = from; at < end; at++) {
    if (text.charCodeAt(at) !== 0x22) continue;
    // A lone quote is not CSV.
    if (text.charCodeAt(at + 1) !== 0x22 || at + 1 >= end) return null;
    edits.add('csv-quote', at, at + 2, '"');
    at++;
  }
  return edits;
}
