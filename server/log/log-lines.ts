import { toTerminalText } from './terminal-text.ts';

export type LogFormat = 'text' | 'json';

/** One line of the log. */
export interface LogEntry {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly level: 'info' | 'error' | 'security';
  /** May have several lines. */
  readonly message: string;
  /** Named values behind the message, written in this order. */
  readonly fields?: Readonly<Record<string, string | number>>;
  /** Stack or text of an error. */
  readonly cause?: string;
}

const VALUE_LENGTH_MAX = 300;
/** Values of these characters alone need no quotes. */
const PLAIN_VALUE = /^[\w.:@*+/-]+$/;

/**
 * An entry as it is written, with a line break at its end. Times are UTC (ISO 8601). As text, every line but the first is
 * indented, so that nothing inside an entry can look like another entry; as JSON, an entry is one object on one line. Control
 * characters are replaced in both.
 */
export function formatEntry(format: LogFormat, entry: LogEntry): string {
  return `${format === 'json' ? toJson(entry) : toText(entry)}\n`;
}

function toText({ time, level, message, fields = {}, cause }: LogEntry): string {
  const values = Object.entries(fields).map(([name, value]) => `${name}=${toValue(String(value))}`);
  const head = [toTime(time), ...(level === 'security' ? [level] : []), message, ...values].join(' ');
  const lines = [...head.split('\n'), ...(cause === undefined ? [] : cause.split('\n'))];
  return lines.map(toTerminalText).join('\n  ');
}

function toJson({ time, level, message, fields = {}, cause }: LogEntry): string {
  const text = Object.fromEntries(
    Object.entries({ ...fields, ...(cause !== undefined && { cause }) }).map(([name, value]) => [
      name,
      typeof value === 'string' ? toLines(value) : value,
    ]),
  );
  return JSON.stringify({ time: toTime(time), level, message: toLines(message), ...text });
}

function toTime(time: number): string {
  return new Date(time).toISOString();
}

function toLines(text: string): string {
  return text.split('\n').map(toTerminalText).join('\n');
}

function toValue(text: string): string {
  const value = text.slice(0, VALUE_LENGTH_MAX);
  return PLAIN_VALUE.test(value) ? value : JSON.stringify(value);
}
