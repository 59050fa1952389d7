import { LINE_CHARS_MAX, LISTED_COUNT } from '../limits.ts';
import { classifyLines } from '../line-kinds.ts';
import type { YamlFix } from '../yaml.api.ts';
import { listChanges } from './repair.ts';

const KEY = /^(\s*(?:- +)*)(\{\{.*?\}\}[^\s:]*)(:(?:\s.*)?)$/;
const VALUE =
  /^(\s*(?:(?:- +)+|(?:- +)*[^\s:{"'#[][^:{"'#]*:\s+|(?:- +)*(?:"[^"]*"|'[^']*'):\s+)(?:[!&]\S+\s+)*)(\{\{.*?)(\s+#.*|\s*)$/;
const ITEMS = /^(\s*(?:- +)*(?:[^\s:{"'#[][^:{"'#]*:\s+)?\[)(.*)(\].*)$/;
const ITEM = /(?<=^|,\s*)\{\{.*?\}\}(?=\s*(?:,|$))/g;

/** Quotes templates that stand for a value or a key. Lines with only control statements have no value. */
export function suggestTemplateQuotes(text: string): YamlFix[] {
  const lines = text.split(/\r\n|\n|\r/);
  const kinds = classifyLines(lines);
  const quoted = lines.map((line, i) =>
    kinds[i] === 'structure' && line.length <= LINE_CHARS_MAX ? quoteLine(line) : line,
  );
  return listChanges(lines, quoted)
    .map((change) => ({ kind: 'template-quotes' as const, ...change }))
    .slice(0, LISTED_COUNT);
}

function quoteLine(line: string): string {
  if (/^\s*\{\{.*:/.test(line)) return line.replace(KEY, (_, start, key, rest) => start + quote(key) + rest);
  if (VALUE.test(line)) return line.replace(VALUE, (_, start, value, tail) => start + quote(value) + tail);
  return line.replace(ITEMS, (_, start, items, end) => start + items.replace(ITEM, quote) + end);
}

/** In double quotes; in single quotes when the template itself contains double ones. */
function quote(words: string): string {
  return /["\\]/.test(words) ? `'${words.replaceAll("'", "''")}'` : `"${words}"`;
}
