/** Marks of emphasis: bold, highlighted, code. */
export type Mark = '**' | '==' | '`';

/** A part of a line with one style. */
export interface TextSpan {
  /** Exactly the source's text from `start` on, without marks. */
  readonly text: string;
  /** Offset in the source. */
  readonly start: number;
  /** The marks around it, from the outermost to the innermost. */
  readonly marks: readonly Mark[];
}

const MARKS: readonly Mark[] = ['**', '==', '`'];
const ESCAPED = /\\[\\*=`#>+\-.]/y;

/** Spans of a line whose first character is at `start` of the source. A mark without its partner is text. */
export function parseInline(line: string, start: number, marks: readonly Mark[] = []): TextSpan[] {
  const spans: TextSpan[] = [];
  const unpaired = new Set<Mark>(marks);
  let from = 0;
  const addPlain = (end: number) => {
    if (end > from) spans.push({ text: line.slice(from, end), start: start + from, marks });
  };
  for (let at = 0; at < line.length; ) {
    if (isEscape(line, at)) {
      addPlain(at);
      from = at + 1;
      at += 2;
      continue;
    }
    const mark = MARKS.find((candidate) => line.startsWith(candidate, at) && !unpaired.has(candidate));
    const close = mark === undefined ? -1 : line.indexOf(mark, at + mark.length);
    if (mark !== undefined && close < 0) unpaired.add(mark);
    const inner = mark === undefined || close < 0 ? '' : line.slice(at + mark.length, close);
    if (mark === undefined || inner === '' || inner.trim() !== inner) {
      at += mark?.length ?? 1;
      continue;
    }
    addPlain(at);
    const innerStart = start + at + mark.length;
    const innerMarks = [...marks, mark];
    if (mark === '`') spans.push({ text: inner, start: innerStart, marks: innerMarks });
    else spans.push(...parseInline(inner, innerStart, innerMarks));
    at = close + mark.length;
    from = at;
  }
  addPlain(line.length);
  return spans;
}

function isEscape(line: string, at: number): boolean {
  ESCAPED.lastIndex = at;
  return ESCAPED.test(line);
}
