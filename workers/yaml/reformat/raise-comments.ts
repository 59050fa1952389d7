import type { YamlComment } from '../read/comments.ts';
import { createLineIndex } from '../read/line-index.ts';

/** A line that opens a block: a key or a dash with nothing behind it, or the beginning of a document. */
const OPENS = /(?:^---|:|-)$/;
/** An anchor or a tag on a line of its own. */
const PROPERTIES = /^\s+([&!]\S*(?:\s+[&!]\S*)?)$/;

/**
 * Moves comments back behind the key on whose line they were; the writer moves them below it, together with the anchor
 * or tag. `after` are the comments of `text`, the same as `before` in the same order.
 */
export function raiseComments(before: readonly YamlComment[], text: string, after: readonly YamlComment[]): string {
  const lowered = after.filter(({ isTrailing }, i) => !isTrailing && before[i]?.isTrailing === true);
  if (lowered.length === 0) return text;
  const index = createLineIndex(text);
  const lines: (string | null)[] = text.split('\n');
  for (const comment of lowered) {
    const at = index.lineOf(comment.offset) - 1;
    const opener = lines[at - 1]?.trimEnd() ?? '';
    if (!OPENS.test(opener)) continue;
    const properties = PROPERTIES.exec(lines[at + 1] ?? '')?.[1];
    lines[at - 1] = [opener, ...(properties === undefined ? [] : [properties]), comment.text].join(' ');
    lines[at] = null;
    if (properties !== undefined) lines[at + 1] = null;
  }
  return lines.filter((line) => line !== null).join('\n');
}
