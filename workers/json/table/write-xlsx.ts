import { strToU8, Zip, ZipDeflate } from 'fflate';
import { AppError } from '../../../src/core/errors.ts';
import type { ByteSink } from '../byte-sink.ts';
import { XLSX_MAX } from './constants.ts';
import { KIND } from './read-row.ts';
import { type CellContent, losesDigits, type WriteLine } from './write-rows.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts of a workbook with one sheet (ECMA-376), without the sheet. */
const PARTS = {
  '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="JSON" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
} as const;
const SHEET_NAME = 'xl/worksheets/sheet1.xml';
/** The line of names stays in view. */
const SHEET_START = `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
const SHEET_END = '</sheetData></worksheet>';
/** The earliest time a ZIP can name: the same table gives the same file. */
const FIXED_TIME = new Date(1980, 0, 1);

/** What XML cannot hold, and underscores that would be read as such a character (ECMA-376 part 1, 22.4.2.4). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML does not allow.
const UNWRITABLE = /[\0-\x08\x0b-\x1f\ufffe\uffff\p{Surrogate}]|_(?=x[\dA-Fa-f]{4}_)/gu;
const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Writes rows as cells: numbers as numbers, unless a spreadsheet would lose digits, and everything else as text. */
export function createSheetWriter() {
  let rowNumber = 0;
  let clippedCount = 0;
  const clip = (text: string): string => {
    if (text.length <= XLSX_MAX.cellChars) return text;
    clippedCount += 1;
    // The cut divides no pair of surrogates.
    return text.slice(0, XLSX_MAX.cellChars).replace(/[\ud800-\udbff]$/, '');
  };
  return {
    toLine(cells: Parameters<WriteLine>[0]) {
      rowNumber += 1;
      const written = cells.map((cell, column) =>
        cell === null ? '' : writeCell(`${toLetters(column)}${rowNumber}`, cell, clip),
      );
      return `<row r="${rowNumber}">${written.join('')}</row>`;
    },
    /** Values that were cut because no cell holds more. */
    clippedCount: () => clippedCount,
  };
}

function writeCell(place: string, { text, kind }: CellContent, clip: (text: string) => string): string {
  if (kind === KIND.number && !losesDigits(text)) return `<c r="${place}"><v>${text}</v></c>`;
  if (kind === KIND.literal) return `<c r="${place}" t="b"><v>${Number(text === 'true')}</v></c>`;
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(clip(text))}</t></is></c>`;
}

function escapeXml(text: string): string {
  return text
    .replace(/[&<>]/g, (sign) => ESCAPED[sign] ?? sign)
    .replace(UNWRITABLE, (unit) => `_x${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`);
}

/** The name of a column from 0: A, B, … Z, AA, AB, … */
export function toLetters(column: number): string {
  const last = String.fromCharCode(0x41 + (column % 26));
  return column < 26 ? last : toLetters(Math.floor(column / 26) - 1) + last;
}

/**
 * Writes a workbook whose sheet has these rows, the names among them.
 * @throws AppError `table-too-many-rows` for more rows than a sheet has.
 */
export async function writeXlsx(sink: ByteSink, rowCount: number, rows: AsyncIterable<string>): Promise<void> {
  if (rowCount > XLSX_MAX.rows)
    throw new AppError('table-too-many-rows', `${rowCount} rows`, { maxRows: XLSX_MAX.rows });
  const chunks: Uint8Array[] = [];
  let failure: Error | null = null;
  const archive = new Zip((error, chunk) => {
    if (error === null) chunks.push(chunk);
    else failure = error;
  });
  const add = (name: string) => {
    const part = new ZipDeflate(name, { level: 6 });
    part.mtime = FIXED_TIME;
    archive.add(part);
    return part;
  };
  const flush = async () => {
    for (const chunk of chunks.splice(0)) await sink.write(chunk);
    if (failure !== null) throw failure;
  };
  for (const [name, content] of Object.entries(PARTS)) add(name).push(strToU8(HEAD + content), true);
  const sheet = add(SHEET_NAME);
  sheet.push(strToU8(SHEET_START));
  for await (const text of rows) {
    sheet.push(strToU8(text));
    await flush();
  }
  sheet.push(strToU8(SHEET_END), true);
  archive.end();
  await flush();
}
