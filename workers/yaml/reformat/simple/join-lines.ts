import { type LineContent, readContent } from './read-line.ts';
import { skipSpaces } from './read-scalar.ts';

/** Longer values over several lines are left to the writer, because every further line reads all of them again. */
const JOINED_CHARS_MAX = 4000;
const NOT_PLAIN = /^["'*[{]/;

/** What stands behind the dashes of a line and, where its value continues, of the lines below; and the next line's index. */
interface Joined {
  /** Null when the writer might write it otherwise. */
  readonly content: LineContent | null;
  readonly end: number;
}

/**
 * Reads a line from the place behind its dashes. The writer puts a text or brackets over several lines on one line, with a
 * space for each line break; lines that are further to the right continue the value. `at` is the index of the next line.
 */
export function readJoined(
  line: string,
  start: number,
  { lines, at }: { readonly lines: readonly string[]; readonly at: number },
): Joined {
  let text = line;
  let content = readContent(text, start);
  let end = at;
  for (; end < lines.length && text.length <= JOINED_CHARS_MAX && mayContinue(text, content); end++) {
    const next = lines[end] ?? '';
    const margin = skipSpaces(next, 0);
    // A plain item may continue left of its first word, which is rare.
    if (margin === next.length || next.charAt(margin) === '#' || margin <= start) break;
    text = `${text.trimEnd()} ${next.slice(margin)}`;
    content = readContent(text, start);
  }
  return { content, end };
}

/** Whether the value is unfinished, or a plain text. A line that could not be read because of its comment is complete. */
function mayContinue(text: string, content: LineContent | null): boolean {
  if (content === null) return !text.includes(' #');
  const { value, comment, isBlock } = content;
  return value !== '' && comment === '' && !isBlock && !NOT_PLAIN.test(value);
}
