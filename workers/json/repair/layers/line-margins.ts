import { EditList } from '../edits.ts';

/** Lines of an event stream, and the payload of one. */
const EVENT_LINE = /^(?:(?:event|id|retry|data)(?::|$)|:|\s*$)/;
const PAYLOAD = /^data: ?(?=[{[])/;
const DONE = /^data: ?\[DONE\]\s*$/;
const FIELD = /^(?:event|id|retry)?:|^data:[^\n]*\n(?=data:)/m;
/** The margins of a quoted mail, a comment, a list or a log, by their first character. */
const MARGIN = /^[ \t]*(?:>[> ]*|\/\/+ ?|#+ ?|\*+ ?|\| ?|;+ ?|--+(?!\[\[) ?)/;
/** Words above a quoted mail. */
const PLAIN_LINE = /^[^{}[\]"]*$/;

/** Keeps the payloads of an event stream whose events have names, numbers, comments or several lines. */
export function readEventStream(text: string): EditList | null {
  if (!FIELD.test(text.slice(0, 2000)) || !text.includes('data:')) return null;
  const lines = splitLines(text);
  if (!lines.every(({ line }) => EVENT_LINE.test(line)) || !lines.some(({ line }) => isPayload(line))) return null;
  const edits = new EditList();
  for (const { line, start } of lines) {
    const kept = DONE.test(line) ? '' : line.replace(/^data: ?/, '');
    const length = line.startsWith('data') ? line.length - kept.length : line.length;
    if (length > 0 && line.trim() !== '') edits.add('event-field', start, start + length, '');
  }
  return edits;
}

/** Drops the margin that every line has, behind the words above a quoted mail. */
export function dropMargin(text: string): EditList | null {
  if (!/^\s*[>/#*|;-]/.test(text) && !(text.includes('>') && text.includes('\n>'))) return null;
  const lines = splitLines(text).filter(({ line }) => line.trim() !== '');
  const first = lines.findIndex(({ line }) => MARGIN.test(line));
  const sign = lines[first]?.line.trim().charAt(0);
  if (first > 0 && (sign !== '>' || !lines.slice(0, first).every(({ line }) => PLAIN_LINE.test(line)))) return null;
  const quoted = lines.slice(Math.max(0, first));
  const isTable = sign === '|' && quoted.some(({ line }) => line.trimEnd().endsWith('|'));
  if (isTable || !quoted.every(({ line }) => MARGIN.test(line) && line.trim().charAt(0) === sign)) return null;
  const edits = new EditList();
  for (const { line, start } of quoted)
    edits.add('quote-margin', start, start + (MARGIN.exec(line)?.[0].length ?? 0), '');
  return edits;
}

function isPayload(line: string): boolean {
  return PAYLOAD.test(line) && !DONE.test(line);
}

/** The lines of a text, without their line feeds. */
export function splitLines(text: string): { line: string; start: number }[] {
  const lines: { line: string; start: number }[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    lines.push({ line, start });
    start += line.length + 1;
  }
  return lines;
}
