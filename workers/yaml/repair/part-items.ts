import { EVENT_ID, SCALAR_STYLE } from 'js-yaml';
import { createLineIndex } from '../read/line-index.ts';
import type { YamlSource } from '../read/read-yaml.ts';
import type { YamlNode } from '../read/tree.ts';
import type { YamlFix } from '../yaml.api.ts';
import { TIGHT_ITEM } from './line-fixes.ts';

const ANY_TIGHT_ITEM = new RegExp(TIGHT_ITEM.source, 'mu');

type LineIndex = ReturnType<typeof createLineIndex>;

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
  const visit = (node: YamlNode): void => {
    if (node.kind === 'sequence') node.items.forEach(visit);
    if (node.kind !== 'mapping') return;
    const keys = node.pairs.map(({ key }) => key);
    if (keys.length > 1 && keys.every((key) => key.kind === 'scalar' && TIGHT_ITEM.test(key.value))) {
      found.push(...keys.map(({ start }) => index.lineOf(start)));
    }
    for (const { key, value } of node.pairs) {
      visit(key);
      visit(value);
    }
  };
  for (const { root } of documents) visit(root);
  return found;
}
