import { EditList } from '../edits.ts';

/** `String json = `, `s := `, `const x: string = `, with a string behind it. */
const ASSIGNED =
  /^\s*(?:(?:(?:public|private|protected|static|final|const|let|var|val|auto|readonly)\s+)*(?:[A-Za-z_$][\w$.<>[\]]*\s*[&*]?\s+)?[A-Za-z_$][\w$.]*(?:\s*:\s*[\w$.<>&]+)?\s*(?::=|=)|return)\s*(?:[@rR])?(?=["'`])/;
/** Characters that are searched for the beginning of the string. */
const MAX_HEAD = 1000;
const LITERAL = /^\s*(?=["'])/;
/** Escapes of a string in a program, `u` and `x` aside. */
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v' };
const TAIL = /^\s*\)?\s*[;,]?\s*$/;
const CONTAINER = /^\s*[{[]/;

/** A program's string that holds JSON, in one or several pieces: the JSON inside. */
export function readStringLiteral(text: string): EditList | null {
  const head = text.slice(0, MAX_HEAD);
  const assigned = ASSIGNED.exec(head)?.[0].length;
  const from = assigned ?? LITERAL.exec(head)?.[0].length;
  if (from === undefined) return null;
  const edits = new EditList();
  const isVerbatim = text[from - 1] === '@';
  let at = readPiece(text, from, edits, isVerbatim);
  let pieces = 1;
  while (at >= 0) {
    const next = /^\s*(?:[+.\\]\s*)?(?=["'])/.exec(text.slice(at, at + 200));
    if (next === null) break;
    const start = at + next[0].length;
    const end = readPiece(text, start, edits, isVerbatim);
    if (end < 0) return null;
    edits.add('string-concatenation', at - 1, start + 1, '');
    pieces++;
    at = end;
  }
  if (at < 0 || (assigned === undefined && pieces === 1) || !TAIL.test(text.slice(at, at + 100))) return null;
  if (text.length - at > 100) return null;
  edits.add('string-literal', 0, from + 1, '');
  edits.add('string-literal', at - 1, text.length, '');
  return CONTAINER.test(edits.applyTo(text)) ? edits : null;
}

/** Notes the escapes of the string at `from`. @returns the place behind it; -1 when it does not end on its line. */
function readPiece(text: string, from: number, edits: EditList, isVerbatim: boolean): number {
  const quote = text.charCodeAt(from);
  for (let at = from + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      if (!isVerbatim || text.charCodeAt(at + 1) !== quote) return at + 1;
      edits.add('outer-escape', at, at + 2, '"');
      at++;
    } else if (code === 0x0a && quote !== 0x60 && !isVerbatim) return -1;
    else if (code === 0x5c && !isVerbatim) {
      const next = text.charAt(at + 1);
      const character = ESCAPES[next] ?? (next === 'u' || next === 'x' ? null : next);
      if (character !== null) edits.add('outer-escape', at, at + 2, character);
      at++;
    }
  }
  return -1;
}
