import { EditList } from '../edits.ts';

/** Lines of an event stream, and the payload of one. */
const EVENT_LINE = /^(?:(?:event|id|retry|data)(?::|$)|:|\s*$)/;
const PAYLOAD = /^data: ?(?=[{[])/;
const DONE = /^data: ?\[DONE\]\s*$/;
const FIELD = /^(?:event|id|retry):/m;
/** The margin of a quoted mail. */
const QUOTE_MARGIN = /^(?:> ?)+/;

/** Keeps the payloads of an event stream whose events have names, numbers or pauses. */
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

/** Drops the margin of a quoted mail when every line has it. */
export function dropQuoteMargin(text: string): EditList | null {
  if (!/^\s*>/.test(text)) return null;
  const lines = splitLines(text).filter(({ line }) => line.trim() !== '');
  if (!lines.every(({ line }) => QUOTE_MARGIN.test(line))) return null;
  const edits = new EditList();
  for (const { line, start } of lines)
    edits.add('quote-margin', start, start + (QUOTE_MARGIN.exec(line)?.[0].length ?? 0), '');
  return edits;
}

function isPayload(line: string): boolean {
  return PAYLOAD.test(line) && !DONE.test(line);
}

function splitLines(text: string): { line: string; start: number }[] {
  const lines: { line: string; start: number }[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    lines.push({ line, start });
    start += line.length + 1;
  }
  return lines;
}
