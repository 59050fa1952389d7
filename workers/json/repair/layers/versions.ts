import { EditList } from '../edits.ts';
import { splitLines } from './line-margins.ts';

/** Lines of a diff that belong to no file. */
const DIFF_HEAD =
  /^(?:diff |index [\da-f]{4,}\.\.|--- |\+\+\+ |@@ |\\ No newline|(?:new|deleted) file mode |similarity index |rename )/;
const HUNK = /^@@ /;
/** An added or removed line of JSON; a number with its sign is none. */
const CHANGED = /^[+-](?:[ \t]*["'{}[\]]|[ \t]+[\d-])/;
const MARKER = /^(<{7}|\|{7}|={7}|>{7})(?:\s|$)/;

/** Keeps the lines above in a text with the markers of a merge conflict. */
export function keepOneSide(text: string): EditList | null {
  if (!text.includes('=======') || !/^<{7} /m.test(text)) return null;
  const edits = new EditList();
  let isOpen = false;
  let isKept = true;
  for (const { line, start } of splitLines(text)) {
    const mark = MARKER.exec(line)?.[1]?.charAt(0);
    const isMark = mark !== undefined && (isOpen || mark === '<');
    if (isMark) {
      isOpen = mark !== '>';
      isKept = mark === '<' || mark === '>';
    }
    const end = start + line.trimEnd().length;
    if ((isMark || !isKept) && end > start) edits.add('conflict-side', start, end, '');
  }
  return edits;
}

/** Keeps the new lines of a diff. */
export function keepNewSide(text: string): EditList | null {
  if (!text.includes('@@ ') && (!text.includes('+') || !/^\+/m.test(text))) return null;
  const lines = splitLines(text);
  const hasHunk = lines.some(({ line }) => HUNK.test(line));
  if (!hasHunk && !lines.some(({ line }) => line.startsWith('+') && CHANGED.test(line))) return null;
  const edits = new EditList();
  for (const { line, start } of lines) {
    const end = start + line.trimEnd().length;
    if (DIFF_HEAD.test(line)) edits.add('diff-mark', start, end, '');
    else if (hasHunk ? /^[+-]/.test(line) : CHANGED.test(line)) {
      if (line.startsWith('+')) edits.add('diff-mark', start, start + 1, '');
      else edits.add('diff-side', start, end, '');
    }
  }
  return edits;
}
