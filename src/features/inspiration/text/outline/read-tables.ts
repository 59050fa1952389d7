import { ANSWER_FIELDS, NOTE_NAMES } from '../lexicon.ts';

const DELIMITERS = /^\s{0,20}\|?(?:\s{0,20}:?-{2,200}:?\s{0,20}\|)+(?:\s{0,20}:?-{2,200}:?\s{0,20})?$/;
const NUMBER = /^[\d.\u3001)\uff09#]*$/;

/** The text with the rows of Markdown tables as list items; further columns are fields or lines of the description. */
export function tablesToItems(text: string): string {
  if (!text.includes('|')) return text;
  const lines = text.split(/\r\n|[\n\r]/);
  const read: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const [line = '', next = ''] = [lines[at], lines[at + 1]];
    if (!line.includes('|') || !DELIMITERS.test(next)) {
      read.push(line);
      continue;
    }
    const names = toCells(line);
    at += 1;
    while (lines[at + 1]?.includes('|')) {
      at += 1;
      read.push(...toItem(names, toCells(lines[at] ?? '')));
    }
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

function toItem(names: readonly string[], cells: readonly string[]): string[] {
  const titles: readonly string[] = ANSWER_FIELDS.title;
  const named = names.findIndex(
    (name, index) => titles.includes(name.toLowerCase()) && !NUMBER.test(cells[index] ?? ''),
  );
  const title = named >= 0 ? named : cells.findIndex((cell) => !NUMBER.test(cell));
  if (title < 0) return [];
  const others = cells.flatMap((cell, index) => {
    const isTold = index === title || cell === '' || (NUMBER.test(cell) && index < title);
    return isTold ? [] : [{ name: names[index] ?? '', cell }];
  });
  const isNote = ({ name }: { readonly name: string }) =>
    Object.values(NOTE_NAMES)
      .flat()
      .some((each) => each === name);
  const toLine = ({ name, cell }: { readonly name: string; readonly cell: string }) =>
    `  ${name === '' ? '' : `${name}\uff1a`}${cell}`;
  return [
    `- ${cells[title]}`,
    ...others.filter(isNote).map(toLine),
    ...others.filter((each) => !isNote(each)).map(toLine),
  ];
}
