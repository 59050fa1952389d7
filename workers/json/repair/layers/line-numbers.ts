import { EditList } from '../edits.ts';

const NUMBERED = /^[ \t]*(\d{1,6})(?:[ \t]*[|:.│][ \t]?|[ \t]+|(?=$|[}\]{[]))/;
/** The number before a value of a list. */
const ITEM =
  /^[ \t]*(?:[(\uff08]?(\d{1,4})[.):\u3001\uff0e\uff09\uff1a]|\[(\d{1,4})\](?=[ \t])|#(\d{1,4})[.: ])[ \t]*(?=[{[])/m;
const ITEMS = new RegExp(ITEM.source, 'gm');
const ITEM_ALONE = /^\s*\d{1,4}[.)\u3001\uff0e\uff09][ \t]*[{[]/;
const BRACKET = /[{[\]}"]/;
/** Characters in which the first number is searched. */
const MAX_HEAD = 2000;
const MIN_LINES = 3;
/** Lines that are looked at before the rest is taken to be alike. */
const MAX_PEEKED = 50;

/** A text that was copied with the numbers of its lines: removes them. */
export function dropLineNumbers(text: string): EditList | null {
  const first = numberOf(text.slice(0, 200).split('\n', 1)[0] ?? '');
  if (first === null || !/^\s*\d+[ \t]*[|:.│]?[ \t]*[{[("']/.test(text)) return null;
  const edits = new EditList();
  let wanted = first;
  let lines = 0;
  for (let at = 0; at < text.length; ) {
    const end = endOfLine(text, at);
    const line = text.slice(at, Math.min(end, at + 40));
    const match = NUMBERED.exec(line);
    const isBlank = line.trim() === '';
    if (match !== null && Number(match[1]) === wanted) {
      edits.add('line-number', at, at + match[0].length, '');
      wanted++;
      lines++;
    } else if (!isBlank && lines < MAX_PEEKED) return null;
    at = end + 1;
  }
  return lines >= MIN_LINES ? edits : null;
}

/** Removes the numbers before the values of a list, which may be longer than a line. */
export function dropItemNumbers(text: string): EditList | null {
  if (!ITEM.test(text.slice(0, MAX_HEAD))) return null;
  const edits = new EditList();
  let wanted = -1;
  for (const match of text.matchAll(ITEMS)) {
    const number = Number(match[1] ?? match[2] ?? match[3]);
    if (wanted >= 0 && number !== wanted) continue;
    if (wanted < 0 && BRACKET.test(text.slice(0, match.index))) return null;
    edits.add('line-number', match.index, match.index + match[0].length, '');
    wanted = number + 1;
  }
  return edits.size > 1 || ITEM_ALONE.test(text) ? edits : null;
}

function numberOf(line: string): number | null {
  const match = NUMBERED.exec(line);
  return match === null ? null : Number(match[1]);
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}
