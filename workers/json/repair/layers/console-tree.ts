import { EditList } from '../edits.ts';

/** The folded form of a value above its unfolded members. */
const HEADER =
  /^\s*[\u25b6\u25bc\u25b8\u25be]?\s*(?:Object|Array\(\d+\)|[A-Z]\w*\s?\{.*\}|\(\d+\)\s?\[.*\]|\{.*\}|\[.*\])\s*$/;
const LIST = /^\s*[\u25b6\u25bc\u25b8\u25be]?\s*(?:\(\d+\)\s?\[|Array\(\d+\)|\[)/;
const MEMBER = /^(\s*[\u25b6\u25bc\u25b8\u25be]?\s*)("(?:[^"\\\n]|\\.)*"|[\p{L}\p{N}_$.-]+):(?:\s+(.*))?$/u;
const INTERNAL = /^\s*[\u25b6\u25bc\u25b8\u25be]?\s*(?:\[\[\w+\]\]|<prototype>|length):/;
const UNFOLDED = /^(?:Object|Array\(\d+\)|\(\d+\)\s?\[.*\]|[A-Z]?\w*\s?\{.*\}|\[.*\])$/;
/** JSON, which no console prints as a folded form. */
const QUOTED = /^\s*\[?\s*\{\s*"/;
const PRIMITIVE = /^[^\s{[(][^{[]*$/;
/** Lengths in UTF-16 units of a text and of its first line. */
const MAX_LENGTH = 4_000_000;
const MAX_HEADER = 20_000;

interface Line {
  readonly start: number;
  readonly end: number;
  readonly indent: number;
  readonly text: string;
}

interface Level {
  readonly indent: number;
  readonly closer: string;
  isEmpty: boolean;
}

/**
 * An object that was unfolded in the console or preview of a browser and copied: its folded form, then one member a
 * line. Keeps the members; the folded form repeats them.
 */
export function readConsoleTree(text: string): EditList | null {
  const firstLine = text.trimStart().split('\n', 1)[0] ?? '';
  if (text.length > MAX_LENGTH || firstLine.length > MAX_HEADER || !HEADER.test(firstLine)) return null;
  const lines = splitLines(text);
  const [header, ...rest] = lines;
  if (header === undefined || rest.length === 0 || QUOTED.test(header.text)) return null;
  const isList = LIST.test(header.text);
  if (!rest.every((line) => MEMBER.test(line.text) || INTERNAL.test(line.text))) return null;
  if (!rest.every((line) => belongs(header.text, line.text, isList, rest))) return null;
  const edits = new EditList();
  edits.add('console-preview', header.start, header.end, isList ? '[' : '{');
  writeMembers(edits, rest, isList);
  return edits;
}

function splitLines(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const plain = line.trimEnd();
    if (plain !== '') {
      lines.push({ start, end: start + plain.length, indent: plain.length - plain.trimStart().length, text: plain });
    }
    start += line.length + 1;
  }
  return lines;
}

/** Whether the header shows the member with the same value, or leaves members out; deeper members are not looked at. */
function belongs(header: string, line: string, isList: boolean, lines: readonly Line[]): boolean {
  if (INTERNAL.test(line) || /^\W*(?:Object|Array\(\d+\))$/.test(header) || header.includes('\u2026}')) return true;
  const [, blanks = '', key = '', value = ''] = MEMBER.exec(line) ?? [];
  if (blanks.length > (lines[0]?.indent ?? 0)) return true;
  if (isList) return /^\d+$/.test(key);
  const shown = value.replace(/^["']|["']$/g, '');
  return header.includes(key) && (!PRIMITIVE.test(value) || header.includes('\u2026') || header.includes(shown));
}

function writeMembers(edits: EditList, lines: readonly Line[], isList: boolean): void {
  const first = lines[0];
  if (first === undefined) return;
  const levels: Level[] = [{ indent: first.indent, closer: isList ? ']' : '}', isEmpty: true }];
  let hidden = Number.POSITIVE_INFINITY;
  let end = first.start;
  lines.forEach((line, index) => {
    const isHidden = line.indent > hidden;
    if (!isHidden) {
      hidden = Number.POSITIVE_INFINITY;
      closeLevels(edits, levels, line.indent, end);
    }
    if (isHidden || INTERNAL.test(line.text)) {
      hidden = Math.min(hidden, line.indent);
      edits.add('internal-property', line.start, line.end, '');
    } else end = writeMember(edits, levels, line, lines[index + 1]);
  });
  closeLevels(edits, levels, -1, end);
}

/** @returns the end of the member's text. */
function writeMember(edits: EditList, levels: Level[], line: Line, next: Line | undefined): number {
  const level = levels[levels.length - 1];
  const [, blanks = '', key = '', value = ''] = MEMBER.exec(line.text) ?? [];
  const keyStart = line.start + blanks.length;
  if (level !== undefined && !level.isEmpty) edits.add('missing-comma', line.start, line.start, ',');
  if (level !== undefined) level.isEmpty = false;
  if (blanks.trim() !== '') edits.add('console-preview', line.start, keyStart, '');
  const valueStart = line.end - value.length;
  if (level?.closer === ']') edits.add('array-index', keyStart, valueStart, '');
  else if (!key.startsWith('"')) edits.add('missing-quote', keyStart, keyStart + key.length, JSON.stringify(key));
  const isOpen = next !== undefined && next.indent > line.indent && (value === '' || UNFOLDED.test(value));
  if (!isOpen) {
    if (value === '') edits.add('missing-value', line.end, line.end, 'null');
    return line.end;
  }
  const isList = value === '' ? /^\W*0:/.test(next.text) : LIST.test(value);
  edits.add(value === '' ? 'missing-brace' : 'console-preview', valueStart, line.end, isList ? '[' : '{');
  levels.push({ indent: next.indent, closer: isList ? ']' : '}', isEmpty: true });
  return line.end;
}

function closeLevels(edits: EditList, levels: Level[], indent: number, end: number): void {
  let closers = '';
  while (levels.length > 0 && (levels[levels.length - 1]?.indent ?? 0) > indent) {
    closers += levels.pop()?.closer ?? '';
  }
  if (closers !== '') edits.add('missing-closer', end, end, closers);
}
