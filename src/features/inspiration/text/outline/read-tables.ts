import { formatDueDate, parseDueDate } from '../due-date.ts';
import { ANSWER_FIELDS, NOTE_NAMES } from '../lexicon.ts';
import { parseNote } from '../task-note.ts';
import { DONE_SIGNS, TABLE_GROUP, TABLE_TITLE } from './lexicon.ts';
import { readSheet } from './read-sheet.ts';

const DELIMITERS = /^\s{0,20}\|?(?:\s{0,20}:?-{1,200}:?\s{0,20}\|)+(?:\s{0,20}:?-{1,200}:?\s{0,20})?$/;
const NUMBER = /^[\d.\u3001)\uff09#]*$/;
const BREAK = /\s*<br\s{0,5}\/?>\s*/i;
/** A dash in place of a value. */
const NOTHING = /^[-\u2013\u2014/]{0,5}$/;

/**
 * The text with the rows of tables, of Markdown or a spreadsheet, as list items, below those of their phases where phases have
 * several rows; further columns are fields or lines of the description. Dates without a year mean the next such day.
 */
export function tablesToItems(text: string, now: Date): string {
  if (!/[|\t,]/.test(text)) return text;
  const lines = text.split(/\r\n|[\n\r]/);
  const read: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const [line = '', next = ''] = [lines[at], lines[at + 1]];
    if (!line.includes('|') || !DELIMITERS.test(next)) {
      const sheet = readSheet(lines, at);
      const [names = [], ...cells] = sheet?.rows ?? [];
      read.push(...(sheet === null ? [line] : toItems(names, cells, now)));
      at = (sheet?.end ?? at + 1) - 1;
      continue;
    }
    const rows: string[][] = [];
    at += 1;
    while (lines[at + 1]?.includes('|')) {
      at += 1;
      rows.push(toCells(lines[at] ?? ''));
    }
    read.push(...toItems(toCells(line), rows, now));
  }
  return read.join('\n');
}

/** Cells of a row; a backslash protects a line between two. */
function toCells(line: string): string[] {
  const row = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return row.split(/(?<!\\)\|/).map((cell) => cell.replaceAll('\\|', '|').trim());
}

interface Row {
  /** Of the phase or week; empty without one. */
  readonly group: string;
  readonly titles: readonly string[];
  readonly others: readonly string[];
}

function toItems(titles: readonly string[], cells: readonly (readonly string[])[], now: Date): string[] {
  const names = titles.map((name) => name.replace(/\*\*/g, ''));
  const title = findTitleColumn(names);
  const group = names.findIndex((name, index) => index < title && TABLE_GROUP.test(name));
  const rows: Row[] = [];
  for (const row of cells) {
    const found = toRow(names, row, title, group, rows.at(-1)?.group ?? '', now);
    if (found !== null) rows.push(found);
  }
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(row.group, (counts.get(row.group) ?? 0) + row.titles.length);
  const isGrouped = group >= 0 && [...counts.values()].some((count) => count > 1);
  return rows.flatMap((row, index) => {
    if (!isGrouped) return toLines(row, '', row.group === '' ? [] : [`${names[group]}\uff1a${row.group}`]);
    const head = row.group === rows[index - 1]?.group ? [] : [`- ${row.group}`];
    return [...head, ...toLines(row, '  ', [])];
  });
}

function toLines({ titles, others }: Row, indent: string, more: readonly string[]): string[] {
  const below = [...others, ...more].map((line) => `${indent}  ${line}`);
  return titles.flatMap((title, index) => [`${indent}- ${title}`, ...(index === titles.length - 1 ? below : [])]);
}

/** The column whose name is the likeliest one of a title; -1 without one. */
function findTitleColumn(names: readonly string[]): number {
  const ranks = names.map((name) => {
    const rank = (ANSWER_FIELDS.title as readonly string[]).indexOf(toName(name));
    if (TABLE_GROUP.test(name)) return rank < 0 ? Infinity : GROUP_RANK + rank;
    return rank >= 0 ? rank : TABLE_TITLE.test(name) ? LIKELY_RANK : Infinity;
  });
  const best = Math.min(...ranks);
  return best === Infinity ? -1 : ranks.indexOf(best);
}

const LIKELY_RANK = 1000;
const GROUP_RANK = 2000;

function toName(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, '');
}

/** Null for a row without words. A blank cell of a phase continues the one above. */
function toRow(
  names: readonly string[],
  cells: readonly string[],
  named: number,
  group: number,
  above: string,
  now: Date,
): Row | null {
  const isTitled = named >= 0 && !NUMBER.test(cells[named] ?? '');
  const title = isTitled
    ? named
    : cells.findIndex((cell, index) => !NUMBER.test(cell) && toField(names[index] ?? '', cell, now) === null);
  if (title < 0) return null;
  const others = cells.flatMap((cell, index) => {
    const isTold = index === title || index === group || NOTHING.test(cell) || (NUMBER.test(cell) && index < title);
    return isTold ? [] : [{ name: names[index] ?? '', cell: cell.split(BREAK).join(' ') }];
  });
  const fields = others.map(({ name, cell }) => toField(name, cell, now));
  const words = others.filter((_, index) => fields[index] === null);
  return {
    group: group < 0 || group === title ? '' : cells[group] || above,
    titles: (cells[title] ?? '').split(BREAK).filter((part) => part !== ''),
    others: [
      ...fields.filter((field) => field !== null),
      ...words.map(({ name, cell }) => `${name === '' ? '' : `${name}\uff1a`}${cell}`),
    ],
  };
}

/** The cell as a line of fields, in the words of an exported outline; null where it is none. */
function toField(column: string, cell: string, now: Date): string | null {
  const name = toName(column);
  const isNamed = (field: 'due' | 'status' | 'done' | 'priority' | 'labels' | 'milestone') =>
    (ANSWER_FIELDS[field] as readonly string[]).includes(name);
  // Signs in front of a word repeat it: a red circle before high.
  const word = cell.replace(/^[^\p{L}\p{N}]+/u, '');
  const toNote = (field: keyof typeof NOTE_NAMES, value: string) => {
    const note = `${NOTE_NAMES[field][0]}\uff1a${value}`;
    return value !== '' && parseNote(note) !== null ? note : null;
  };
  if (isNamed('due')) return toNote('due', formatDueDate(parseDueDate(cell, now) ?? {}));
  if (isNamed('status') || isNamed('done')) return toNote('status', DONE_SIGNS.get(cell.toLowerCase()) ?? word);
  if (isNamed('priority')) return toNote('priority', word);
  if (isNamed('labels')) return toNote('labels', cell.replace(/[,\uff0c;\uff1b]\s?/g, '\u3001').replace(/#/g, ''));
  return isNamed('milestone') ? toNote('milestone', word) : null;
}
