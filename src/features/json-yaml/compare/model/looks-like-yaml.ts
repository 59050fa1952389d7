import { detectTextFormat } from '../../../../core/text/text-format.ts';

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
