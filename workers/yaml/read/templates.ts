import { EVENT_ID, type Event, SCALAR_STYLE } from 'js-yaml';
import { LINE_CHARS_MAX } from '../limits.ts';
import { classifyLines } from '../line-kinds.ts';

/** Template signs of Helm and Jinja. `${{` belongs to workflows, where it is part of a plain value. */
const TEMPLATE = /(?<!\$)(?:\{\{-|\{\{[^{}]*\}\}|\{%[^%}]*%\}|\{#[^}]*#\})/;
const LINE_START = /^[ \t]*(?:\{\{|\{[%#])/;
/** Quotes that may begin a value, and comments. */
const QUOTED_OR_COMMENT = /(?<=^|[\s,[{:-])(?:"(?:[^"\\]|\\.)*"|'[^']*'|#.*$)/g;
/** Places where a value or a key is a template from its first character on. */
const AT_VALUE = /^\s*(?:- +)*(?:(?:[^\s:{][^:{]*):\s+)?(?:[!&]\S+\s+)*(?:\[.*)?(?<!\$)\{[{%#]/;

/**
 * The offset of the first template sign in a readable text where YAML takes it for structure: a mapping as a key, or
 * lines that would be joined. Null when there is none. A template inside plain values does no harm.
 */
export function findTemplate(text: string, events: readonly Event[]): number | null {
  for (const event of events) {
    if (event.type === EVENT_ID.MAPPING && text.startsWith('{{', event.start)) return event.start;
    if (event.type !== EVENT_ID.SCALAR || event.style !== SCALAR_STYLE.PLAIN) continue;
    const joined = findInLaterLines(text.slice(event.valueStart, event.valueEnd));
    if (joined !== null) return event.valueStart + joined;
  }
  return null;
}

/**
 * The offset of the template sign that probably makes a text unreadable: the sign on the line where reading stopped,
 * from 1, or the first that stands for a whole value. Null when there is none.
 */
export function findBreakingTemplate(text: string, stopLine: number): number | null {
  const lines = text.split(/(?<=\r\n|\n|\r(?!\n))/);
  const kinds = classifyLines(lines.map((line) => line.replace(/[\r\n]+$/, '')));
  let offset = 0;
  let found: number | null = null;
  lines.forEach((line, i) => {
    const start = offset;
    offset += line.length;
    if (found !== null || kinds[i] !== 'structure' || line.length > LINE_CHARS_MAX) return;
    // Replaced by blanks, so that offsets stay the same.
    const bare = line.replace(QUOTED_OR_COMMENT, (part) => ' '.repeat(part.length));
    const index = bare.search(TEMPLATE);
    if (index >= 0 && (i + 1 === stopLine || AT_VALUE.test(bare))) found = start + index;
  });
  return found;
}

function findInLaterLines(words: string): number | null {
  let at = words.search(/[\r\n]/);
  while (at >= 0) {
    const rest = words.slice(at + 1);
    if (LINE_START.test(rest)) return at + 1 + rest.search(/\{/);
    const next = rest.search(/[\r\n]/);
    at = next < 0 ? -1 : at + 1 + next;
  }
  return null;
}
