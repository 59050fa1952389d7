import { endOfGraphemes } from '../../../core/text/clip-line.ts';
import { formatDay, toLocalDay } from './calendar-day.ts';
import { NAME_BYTES_MAX } from './constants.ts';
import { toTitleLine } from './plan-text.ts';
import { allPlansName } from './templates.ts';

export type ExportFormat = 'json' | 'txt' | 'md' | 'ics';

/** Name of an exported file with the local date: `title_20261122.json`. `title` is null for all plans. */
export function exportName(title: string | null, format: ExportFormat, now: Date): string {
  const date = formatDay(toLocalDay(now)).replaceAll('-', '');
  return `${title === null ? allPlansName : toFileName(title)}_${date}.${format}`;
}

/** A goal's title as the beginning of a file name. */
export function exportStem(title: string): string {
  return toFileName(title);
}

/** The title without characters that a file system refuses, or that would show the name in another order. */
function toFileName(title: string): string {
  const name = cut(toTitleLine(title).replace(FORBIDDEN, '_').replace(INVISIBLE, ' ').replace(/\s+/g, ' ')).replace(
    /^[\s.]+|[\s.]+$/g,
    '',
  );
  if (name === '') return toTitleLine('');
  return RESERVED.test(name) ? `_${name}` : name;
}

const FORBIDDEN = /[<>:"/\\|?*]/g;
/** Control characters and marks of the writing direction. */
const INVISIBLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;
/** Devices of Windows, also with an extension. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** The beginning of a name that fits, in whole characters as a reader sees them. */
function cut(name: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let end = 0;
  for (const character of name) {
    bytes += encoder.encode(character).length;
    if (bytes > NAME_BYTES_MAX) return name.slice(0, endOfGraphemes(name, end));
    end += character.length;
  }
  return name;
}
