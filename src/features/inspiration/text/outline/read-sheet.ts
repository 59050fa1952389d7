import { ANSWER_FIELDS, OTHER_FIELDS } from '../lexicon.ts';
import { TABLE_GROUP, TABLE_TITLE } from './lexicon.ts';

interface Sheet {
  readonly rows: readonly (readonly string[])[];
  /** Index behind its last line. */
  readonly end: number;
}

/** A longer line is no head of a table. */
const HEAD_CHARS_MAX = 300;
const CELL_LINES_MAX = 40;

/** Cells, and a last cell in quotes that the next line continues. */
const MARKS = [
  { mark: '\t', cell: /(?<=^|\t)(?: *"((?:[^"]|"")*)" *(?=\t|$)|([^\t]*))/g, open: /(?:^|\t) *"[^"]*(?:""[^"]*)*$/ },
  { mark: ',', cell: /(?<=^|,)(?: *"((?:[^"]|"")*)" *(?=,|$)|([^,]*))/g, open: /(?:^|,) *"[^"]*(?:""[^"]*)*$/ },
] as const;

type Mark = (typeof MARKS)[number];

/**
 * The table that was copied out of a spreadsheet or a CSV file and whose head is a line; null where none begins. Its head names a
 * title and another field, so that a sentence with commas is none, and with commas all rows have as many cells.
 */
export function readSheet(lines: readonly string[], at: number): Sheet | null {
  const head = lines[at] ?? '';
  if (head.length > HEAD_CHARS_MAX) return null;
  for (const mark of MARKS) {
    const names = head.includes(mark.mark) ? toCells(head, mark) : [];
    if (isHead(names)) return readRows(lines, at + 1, mark, names);
  }
  return null;
}

function readRows(lines: readonly string[], from: number, mark: Mark, names: readonly string[]): Sheet | null {
  const rows = [names];
  let end = from;
  while (end < lines.length) {
    const record = readRecord(lines, end, mark);
    if (record.cells.length < 2 || (mark.mark === ',' && record.cells.length !== names.length)) break;
    rows.push(record.cells);
    end = record.end;
  }
  return rows.length > 1 ? { rows, end } : null;
}

/** A cell in quotes may hold line ends. */
function readRecord(lines: readonly string[], at: number, mark: Mark) {
  let text = lines[at] ?? '';
  let end = at + 1;
  const last = Math.min(lines.length, at + CELL_LINES_MAX);
  while (mark.open.test(text) && end < last) {
    text += ` ${lines[end]}`;
    end += 1;
  }
  return mark.open.test(text)
    ? { cells: toCells(lines[at] ?? '', mark), end: at + 1 }
    : { cells: toCells(text, mark), end };
}

function toCells(line: string, { cell }: Mark): string[] {
  return [...line.matchAll(cell)].map(([, quoted, bare = '']) => (quoted?.replaceAll('""', '"') ?? bare).trim());
}

const { title: TITLES, ...OTHERS } = ANSWER_FIELDS;
const KNOWN: ReadonlySet<string> = new Set([...Object.values(OTHERS).flat(), ...OTHER_FIELDS]);

function isHead(names: readonly string[]): boolean {
  const known = names.map((name) => name.toLowerCase().replace(/[\s_-]/g, ''));
  const title = known.findIndex((name) => TITLES.includes(name) || TABLE_TITLE.exec(name)?.index === 0);
  return title >= 0 && known.some((name, index) => index !== title && (KNOWN.has(name) || TABLE_GROUP.test(name)));
}
