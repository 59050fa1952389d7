import { findComments } from '../read/comments.ts';
import { createLineIndex } from '../read/line-index.ts';
import type { YamlSource } from '../read/read-yaml.ts';

/** A line that opens a block: a key or a dash with nothing behind it, or the beginning of a document. */
const OPENS = /(?:^---|:|-)$/;
/** An anchor or a tag on a line of its own. */
const PROPERTIES = /^\s+([&!]\S*(?:\s+[&!]\S*)?)$/;

/**
 * Moves comments back behind the key on whose line they were; the writer moves them below it, together with the anchor
 * or tag. `after` has the same comments as `before` in the same order.
 */
export function raiseComments(before: YamlSource, after: YamlSource): string {
  const wasTrailing = findComments(before.text, before.events).map(({ isTrailing }) => isTrailing);
  const index = createLineIndex(after.text);
  const lines: (string | null)[] = after.text.split('\n');
  findComments(after.text, after.events).forEach((comment, i) => {
    if (comment.isTrailing || !wasTrailing[i]) return;
    const at = index.lineOf(comment.offset) - 1;
    const opener = lines[at - 1]?.trimEnd() ?? '';
    if (!OPENS.test(opener)) return;
    const properties = PROPERTIES.exec(lines[at + 1] ?? '')?.[1];
    lines[at - 1] = [opener, ...(properties === undefined ? [] : [properties]), comment.text].join(' ');
    lines[at] = null;
    if (properties !== undefined) lines[at + 1] = null;
  });
  return lines.filter((line) => line !== null).join('\n');
}
