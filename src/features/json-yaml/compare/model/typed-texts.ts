import { detectTextFormat } from '../../../../core/text/text-format.ts';

/** A name that may follow a dot in RFC 9535. */
const SHORTHAND = /^[A-Za-z_\u0080-\ud7ff\ue000-\uffff][\w\u0080-\ud7ff\ue000-\uffff]*$/;

/**
 * What the visitor wrote as a path: `traceId` stands for that name anywhere; a path may lack its `$`. Null for a blank
 * text. Whether a path can be read is not checked.
 */
export function toPattern(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (trimmed.startsWith('$')) return trimmed;
  if (SHORTHAND.test(trimmed)) return `$..${trimmed}`;
  if (/^[.[]/.test(trimmed)) return `$${trimmed}`;
  // A name with other characters, such as `x-request-id`, unless it looks like a path.
  return /[.[\]*'"]/.test(trimmed) ? `$.${trimmed}` : `$..["${trimmed.replaceAll('\\', '\\\\')}"]`;
}

const ENTRY = /^(?:- |-$|[^\s"'{}[\]#,:][^{}[\]#,:]*:(?:\s|$)|"[^"]*":\s|'[^']*':\s)/;
const SEPARATOR = /^(?:---|%YAML)(?:\s|$)/;

/** Whether a text that is no JSON begins like a YAML document: with a key or an item. */
export function looksLikeYaml(text: string): boolean {
  if (detectTextFormat(text) !== 'yaml') return false;
  for (const line of firstLines(text)) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
    return ENTRY.test(line) || SEPARATOR.test(line);
  }
  return false;
}

function* firstLines(text: string): Generator<string> {
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf('\n', from);
    yield text.slice(from, end < 0 ? text.length : end).replace(/\r$/, '');
    from = end < 0 ? text.length : end + 1;
  }
}
