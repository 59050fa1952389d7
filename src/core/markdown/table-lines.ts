/** Cells of a table's lines, the head first; every line has as many as the head. */
type TableRows = readonly (readonly string[])[];

const DELIMITER_CELL = /^:?-+:?$/;
/** Cells with marks are not made bold: the marks might not pair any longer. */
const MARKS = /[*_`~=[\]\\<]/;
const JOINT = ' \u00b7 ';
const ESCAPED_BAR = /\\\|/g;
const HELD_BAR = '\u0000';
const BREAK_TAG = /<br\s{0,8}\/?>/gi;
const HAN = /\p{Script=Han}/u;

/** The table whose head is a line; null where none begins. `end` is the index behind its last line. */
export function readTable(
  lines: readonly string[],
  at: number,
): { readonly rows: TableRows; readonly end: number } | null {
  const [head, delimiter] = [lines[at] ?? '', lines[at + 1] ?? ''];
  if (!head.includes('|') || !delimiter.includes('|') || !delimiter.includes('-')) return null;
  const columns = cellsOf(head);
  const rules = cellsOf(delimiter);
  if (columns.length !== rules.length || !rules.every((cell) => DELIMITER_CELL.test(cell))) return null;
  const rows = [columns];
  let end = at + 2;
  for (; (lines[end] ?? '').includes('|'); end++) rows.push(cellsOf(lines[end] ?? ''));
  return { rows, end };
}

function cellsOf(line: string): string[] {
  const inner = line.trim().replace(ESCAPED_BAR, HELD_BAR).replace(/^\|/, '').replace(/\|$/, '');
  return inner.split('|').map((cell) => cell.replaceAll(HELD_BAR, '|').replace(BREAK_TAG, ' ').trim());
}

/**
 * A table as lines of Markdown, every cell once behind the head of its column: of one column a list, of two an item each, of more
 * a title and its items.
 * @param labelMark stands between a label and its text.
 */
export function toTableLines([head = [], ...rows]: TableRows, labelMark: string): string[] {
  const label = (name: string, text: string) => labeled(name, text, labelMark);
  const isPlain = head.length < 3 || rows.length === 0;
  const title = strong(head.filter((cell) => cell !== '').join(JOINT));
  const lines = isPlain && title !== '' ? [title] : [];
  for (const [first = '', ...others] of rows) {
    if (head.length < 3) {
      const [second = '', ...beyond] = others;
      const text = [label(first === '' ? '' : strong(first), second), ...beyond].filter((cell) => cell !== '');
      if (text.length > 0) lines.push(`- ${text.join(JOINT)}`);
      continue;
    }
    if (lines.length > 0) lines.push('');
    if (first !== '') lines.push(strong(label(head[0] ?? '', first)));
    others.forEach((cell, index) => {
      if (cell !== '') lines.push(`- ${label(head[index + 1] ?? '', cell)}`);
    });
  }
  return lines;
}

function labeled(name: string, text: string, mark: string): string {
  if (name === '' || text === '') return name === '' ? text : name;
  if (/[:\uff1a]$/.test(name)) return `${name}${text}`;
  return HAN.test(name + text) ? `${name}${mark}${text}` : `${name}: ${text}`;
}

function strong(text: string): string {
  return text === '' || MARKS.test(text) ? text : `**${text}**`;
}
