import { z } from './schema.ts';

/** How long a forwarded text waits to be read. */
export const FORWARD_VALID_MS = 10 * 60_000;

/** Name of an entry of `localStorage`: the type of the text, and the time as 13 digits. */
const NAME = /^(xhs-helper)(\d{13})$/;

const entrySchema = z.object({ createdAt: z.number(), type: z.string(), text: z.string() });

/** A text that a page leaves in `localStorage` for another page in a new tab (doc 3 §4). */
interface ForwardedText {
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly type: string;
  readonly text: string;
}

/** Name and content of an entry. @throws RangeError for a type or a time that the reader would refuse. */
export function toForwardEntry(entry: ForwardedText): { readonly name: string; readonly content: string } {
  const name = `${entry.type}${entry.createdAt}`;
  if (!NAME.test(name)) throw new RangeError(`No entry name: ${name}`);
  return { name, content: JSON.stringify(entry) };
}

/** Whether a name may be read and removed at all: names of other entries, such as the sign-in token's, may not. */
export function isForwardName(name: string): boolean {
  return NAME.test(name);
}

/** The text of an entry; null where name, type or content are not those of a forwarded text, or it is too old. */
export function parseForwardEntry(name: string, content: string, nowMs: number): ForwardedText | null {
  const [, type] = NAME.exec(name) ?? [];
  const entry = parseContent(content);
  if (type === undefined || entry === null || entry.type !== type) return null;
  return isExpired(entry.createdAt, nowMs) ? null : entry;
}

/**
 * Names of entries that expired or are damaged and may be removed (trap T42). `read` gives the content of an entry.
 */
export function listExpiredForwards(
  names: readonly string[],
  read: (name: string) => string | null,
  nowMs: number,
): string[] {
  return names.filter((name) => isForwardName(name) && parseForwardEntry(name, read(name) ?? '', nowMs) === null);
}

function parseContent(content: string): ForwardedText | null {
  try {
    return entrySchema.safeParse(JSON.parse(content)).data ?? null;
  } catch {
    return null;
  }
}

/** A time in the future, by a clock that was set back, counts by its distance, too. */
function isExpired(createdAt: number, nowMs: number): boolean {
  return Math.abs(nowMs - createdAt) > FORWARD_VALID_MS;
}
