import { EVENT_ID, SCALAR_STYLE } from 'js-yaml';
import { createLineIndex, type LineIndex } from '../read/line-index.ts';
import type { YamlSource } from '../read/read-yaml.ts';
import { visitNodes, type YamlNode } from '../read/tree.ts';
import type { YamlFix } from '../yaml.api.ts';
import { TIGHT_ITEM } from './line-fixes.ts';
import { toQuoted } from './value-quotes.ts';

const ANY_TIGHT_ITEM = new RegExp(TIGHT_ITEM.source, 'mu');

const ABSENT = -1;
/** A tag as programs name them: `!Ref`, `!!str`, `!<tag:x>`. Others are a pattern or words with an exclamation mark. */
const TAG_NAME = /^!(?:$|<|!?[A-Za-z][\w:.-]*$)/;

/**
 * Lines of a readable source that are items without a space behind their hyphens: those that YAML joins to one text, and
 * those that it reads as keys. Neither is how such lines are meant.
 */
export function partItems(source: YamlSource): YamlFix[] {
  const { text } = source;
  if (!ANY_TIGHT_ITEM.test(text)) return [];
  const lines = text.split(/\r\n|\n|\r/);
  const index = createLineIndex(text);
  const found = [...findJoined(source, lines, index), ...findKeys(source, index)].sort((a, b) => a - b);
  return found.flatMap((line): YamlFix[] => {
    const before = lines[line - 1] ?? '';
    if (!TIGHT_ITEM.test(before)) return [];
    return [{ kind: 'missing-space', line, before, after: before.replace('-', '- ') }];
  });
}

/** The lines of plain texts that consist of several such items. */
function findJoined({ events }: YamlSource, lines: readonly string[], index: LineIndex): number[] {
  return events.flatMap((event) => {
    if (event.type !== EVENT_ID.SCALAR || event.style !== SCALAR_STYLE.PLAIN) return [];
    const first = index.lineOf(event.valueStart);
    const last = index.lineOf(event.valueEnd);
    const own = lines.slice(first - 1, last);
    const areItems = own.every((line) => TIGHT_ITEM.test(line) || /^\s*- /.test(line));
    return last > first && areItems ? own.map((_, i) => first + i) : [];
  });
}

/** The lines of mappings with several keys, all of which begin with a hyphen. */
function findKeys({ documents }: YamlSource, index: LineIndex): number[] {
  const found: number[] = [];
  const take = (node: YamlNode): void => {
    if (node.kind !== 'mapping') return;
    const keys = node.pairs.map(({ key }) => key);
    if (keys.length > 1 && keys.every((key) => key.kind === 'scalar' && TIGHT_ITEM.test(key.value))) {
      found.push(...keys.map(({ start }) => index.lineOf(start)));
    }
  };
  for (const { root } of documents) visitNodes(root, take);
  return found;
}

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
