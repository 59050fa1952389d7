import { toColumnName } from './columns.ts';
import { KIND } from './read-row.ts';
import type { TableColumn } from './table.api.ts';
import { losesDigits, type WriteLine } from './write-rows.ts';

interface DelimitedFormat {
  readonly delimiter: ',' | '\t';
  /** Writes `'` before strings that spreadsheets would compute. */
  readonly guardsFormulas: boolean;
  /** Writes numbers and strings of which spreadsheets would lose digits so that they are read as text. */
  readonly keepsDigits: boolean;
}

const LINE_END = '\r\n';
/** Beginnings by which spreadsheets take a text for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const PLAIN_NUMBER = /^[+-]?\d+(?:\.\d+)?$/;
/** Strings that spreadsheets show as another number: leading zeros, twelve digits and more, and powers of ten. */
const CHANGED_NUMBER = /^[+-]?(?:0\d+|\d{12,})(?:\.\d+)?$|^[+-]?\d+(?:\.\d+)?E[+-]?\d+$/i;

/** The names of columns as a line. */
export function writeHeader(columns: readonly TableColumn[], format: DelimitedFormat): string {
  return `${columns.map((column) => writeText(toColumnName(column), format)).join(format.delimiter)}${LINE_END}`;
}

/** Rows as lines. Null and missing values are empty, an empty string is a pair of quotes. */
export function createLineWriter(format: DelimitedFormat): WriteLine {
  return (cells) => {
    const written = cells.map((cell) => {
      if (cell === null) return '';
      if (cell.kind === KIND.string) return writeText(cell.text, format);
      const isChanged = cell.kind === KIND.number && losesDigits(cell.text);
      return format.keepsDigits && isChanged ? toFormula(cell.text) : quote(cell.text, format);
    });
    const line = written.join(format.delimiter);
    // A blank line would be no row.
    const isBlank = cells.length === 1 && line.trim() === '';
    return (isBlank ? `"${line.replaceAll('"', '')}"` : line) + LINE_END;
  };
}

function writeText(content: string, format: DelimitedFormat): string {
  if (content === '') return '""';
  if (format.keepsDigits && CHANGED_NUMBER.test(content)) return toFormula(content);
  const isFormula = format.guardsFormulas && FORMULA.test(content) && !PLAIN_NUMBER.test(content);
  return quote(isFormula ? `'${content}` : content, format);
}

/** A formula whose result is the text: nothing else makes a spreadsheet read it from CSV as text. */
function toFormula(text: string): string {
  return `"=""${text}"""`;
}

function quote(content: string, { delimiter }: DelimitedFormat): string {
  const needsQuotes =
    content.includes(delimiter) || content.includes('"') || content.includes('\n') || content.includes('\r');
  return needsQuotes ? `"${content.replaceAll('"', '""')}"` : content;
}
