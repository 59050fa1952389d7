import { AppError } from '../../../src/core/errors.ts';
import { createColumnReader, writeRow } from '../table/delimited-to-json.ts';

/** A table as programs print it; null stands for a cell without a value. */
interface PrintedTable {
  readonly names: readonly string[];
  readonly rows: readonly (readonly (string | null)[])[];
}

/** `+----+------+`, as mysql prints it. */
const BORDER = /^\+(?:[-=]{2,}\+)+$/;
/** `----+------`, as psql prints it under the names. */
const PSQL_RULE = /^-{2,}(?:\+-{2,})+$/;
/** `|----|:---:|` of Markdown. */
const MARKDOWN_RULE = /^\|?(?:\s*:?-+:?\s*\|)+(?:\s*:?-+:?\s*)?$/;
/** `***** 1. row *****`, with which mysql's `\G` begins a row. */
const ROW_HEAD = /^\*{3,} \d{1,9}\. row \*{3,}$/;
const NAMED_VALUE = /^\s{0,80}([^\s:][^:]{0,80}): ?(.*)$/;
/** Statements and counts beside a table. */
const AROUND =
  /^(?:[\w@.-]{1,80}\s?(?:\[[^\]]{0,80}\]|\([^)]{0,80}\))?=?[#>](?:\s.*)?|-> .*|\d+ rows? in set\b.*|\(\d+ \p{L}{1,9}\)|Query OK\b.*|Time: .*)$/u;
const COUNT = /^\d+ rows? in set\b/;
const NULL = 'NULL';

/**
 * A table printed by mysql, also with `\G`, or by psql, or written in Markdown, as an array of objects. Columns of plain numbers become
 * numbers, as in CSV. @throws AppError `decode-failed` for another text, and for rows that do not fit the names.
 */
export function printedTableToJson(text: string): string {
  const table = readPrintedTable(text);
  if (table === null) throw new AppError('decode-failed', 'The text is no printed table');
  const reader = createColumnReader(true);
  reader.add(table.names);
  for (const row of table.rows) reader.add(row.map((cell) => cell ?? ''));
  const columns = reader.finish();
  return `[${table.rows.map((row) => writeRow(columns, row)).join(',')}]`;
}

/** The table of a text that holds nothing else; null for another text. */
export function readPrintedTable(text: string): PrintedTable | null {
  const lines = text.split(/\r\n|\n|\r/);
  if (lines.some((line) => ROW_HEAD.test(line.trim()))) return readRowsByName(lines);
  const content = withoutAround(lines.filter((line) => line.trim() !== ''));
  const [first = '', second = ''] = content.map((line) => line.trim());
  if (BORDER.test(first))
    return readGrid(
      content.filter((line) => !BORDER.test(line.trim())),
      splitBoxed,
    );
  if (MARKDOWN_RULE.test(second) && first.includes('|')) return readGrid(withoutRule(content), splitMarkdown);
  if (PSQL_RULE.test(second) && first.includes('|')) return readGrid(withoutRule(content), splitPlain);
  return null;
}

/** Cuts statements in front of a table and counts behind it. A line with a bar behind its start is a row: `C# | 3`. */
function withoutAround(lines: readonly string[]): readonly string[] {
  const isAround = (line: string) => AROUND.test(line.trim());
  const start = lines.findIndex((line) => !isAround(line));
  const end = lines.findLastIndex((line) => line.includes('|') || !isAround(line));
  return start < 0 ? [] : lines.slice(start, end + 1);
}

function withoutRule([names = '', , ...rows]: readonly string[]): readonly string[] {
  return [names, ...rows];
}

/** The cells of a line; null for a line of another form. */
type SplitLine = (line: string) => readonly (string | null)[] | null;

const splitBoxed: SplitLine = (line) => {
  const inner = /^\|(.*)\|$/.exec(line.trim())?.[1];
  return inner === undefined ? null : inner.split('|').map((cell) => (cell.trim() === NULL ? null : cell.trim()));
};

const splitPlain: SplitLine = (line) => line.split('|').map((cell) => cell.trim());

const splitMarkdown: SplitLine = (line) => {
  if (!line.includes('|')) return null;
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
};

/** A cell that holds the separator would move the others, so every line has as many cells as there are names. */
function readGrid([head = '', ...lines]: readonly string[], split: SplitLine): PrintedTable | null {
  const names = split(head)?.map((name) => name ?? NULL);
  if (names === undefined || names.length === 0) return null;
  const rows = lines.map(split);
  return rows.every((row) => row !== null && row.length === names.length)
    ? { names, rows: rows.flatMap((row) => (row === null ? [] : [row])) }
    : null;
}

/** Rows with a line for each value. A line that begins with no name of the first row continues the value above. */
function readRowsByName(all: readonly string[]): PrintedTable | null {
  const count = all.findLastIndex((line) => COUNT.test(line.trim()));
  const isLast = all.slice(count).every((line) => line.trim() === '' || AROUND.test(line.trim()));
  const lines = count >= 0 && isLast ? all.slice(0, count) : all;
  const rows: Map<string, string>[] = [];
  let last = '';
  for (const line of lines) {
    const row = rows.at(-1);
    if (ROW_HEAD.test(line.trim())) {
      rows.push(new Map());
      last = '';
    } else if (row === undefined) {
      if (line.trim() !== '' && !AROUND.test(line.trim())) return null;
    } else {
      const [, name = '', value = ''] = NAMED_VALUE.exec(line) ?? [];
      const isName = name !== '' && !row.has(name) && (rows.length === 1 || rows[0]?.has(name) === true);
      if (isName) {
        row.set(name, value);
        last = name;
      } else if (line.trim() !== '' || last !== '') row.set(last, `${row.get(last) ?? ''}\n${line}`);
    }
  }
  const names = [...(rows[0]?.keys() ?? [])];
  if (names.length === 0 || rows.some((row) => row.size !== names.length || row.has(''))) return null;
  return {
    names,
    rows: rows.map((row) =>
      names.map((name) => {
        const value = (row.get(name) ?? '').replace(/\n\s*$/, '');
        return value === NULL ? null : value;
      }),
    ),
  };
}
