/** Marks a file as UTF-8 for spreadsheet programs. */
export const CSV_START = '\ufeff';

/** What spreadsheet programs take for a formula, also as full-width characters and behind blanks. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;
const QUOTED = /[",\r\n]|^\s|\s$/;

/** One line of comma-separated values (RFC 4180). A text that a spreadsheet program would calculate gets an apostrophe first. */
export function toCsvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

/** A time as a text that people and spreadsheet programs read: UTC, `2030-01-02 03:04:05`. Empty for null. */
export function toCsvTime(time: number | null): string {
  return time === null ? '' : new Date(time).toISOString().slice(0, 19).replace('T', ' ');
}

function toCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
