import { EVENT_ID, SCALAR_STYLE } from 'js-yaml';
import { createLineIndex } from '../read/line-index.ts';
import type { YamlSource } from '../read/read-yaml.ts';
import type { YamlFix } from '../yaml.api.ts';
import { toQuoted } from './value-quotes.ts';

const ABSENT = -1;
/** A tag as programs name them: `!Ref`, `!!str`, `!<tag:x>`. Others are a pattern or words with an exclamation mark. */
const TAG_NAME = /^!(?:$|<|!?[A-Za-z][\w:.-]*$)/;

/**
 * Lines of a readable source whose value is nothing but an anchor that no alias names, or a tag that is no name: `&x` and
 * `!*.log` are then meant as texts, and YAML reads neither as one.
 */
export function quoteSigns({ text, events }: YamlSource): YamlFix[] {
  if (!/[!&]/.test(text)) return [];
  const named = new Set(
    events.flatMap((event) => (event.type === EVENT_ID.ALIAS ? [text.slice(event.anchorStart, event.anchorEnd)] : [])),
  );
  const found = events.flatMap((event): [start: number, end: number][] => {
    if (event.type !== EVENT_ID.SCALAR || event.style !== SCALAR_STYLE.PLAIN || event.valueEnd > event.valueStart)
      return [];
    const { anchorStart, anchorEnd, tagStart, tagEnd } = event;
    if (tagStart === ABSENT) {
      const isLone = anchorStart !== ABSENT && !named.has(text.slice(anchorStart, anchorEnd));
      return isLone ? [[anchorStart - 1, anchorEnd]] : [];
    }
    return anchorStart !== ABSENT || TAG_NAME.test(text.slice(tagStart, tagEnd)) ? [] : [[tagStart, tagEnd]];
  });
  if (found.length === 0) return [];
  const index = createLineIndex(text);
  const lines = text.split(/\r\n|\n|\r/);
  return found.map(([start, end]): YamlFix => {
    const line = index.lineOf(start);
    const before = lines[line - 1] ?? '';
    const sign = text.slice(start, end);
    return { kind: 'unquoted-value', line, before, after: before.replace(sign, () => toQuoted(sign)) };
  });
}
