/** Names of the entries that the card maker hands over (doc 3 §6): its prefix and a time in milliseconds. */
const KEY_PATTERN = /^xhs-helper[-_]?(\d{13})$/;
const VALID_MS = 10 * 60_000;

/** Whether an entry of storage may be read at all. Every other name belongs to something else (trap T1). */
export function isPrefillKey(key: string): boolean {
  return KEY_PATTERN.test(key);
}

/**
 * The text of an entry of the card maker. Null for entries of another kind, empty ones, and those that were not
 * created within the last ten minutes: they must stay untouched. `now` is in milliseconds since 1970.
 */
export function parsePrefill(key: string, stored: string, now: number): string | null {
  if (!isPrefillKey(key)) return null;
  let entry: unknown;
  try {
    entry = JSON.parse(stored);
  } catch {
    return null;
  }
  if (typeof entry !== 'object' || entry === null) return null;
  const { type, createdAt, text } = entry as Readonly<Record<string, unknown>>;
  if (type !== 'xhs-helper' || typeof text !== 'string' || text.trim() === '') return null;
  const at = typeof createdAt === 'string' ? Date.parse(createdAt) : createdAt;
  return typeof at === 'number' && Math.abs(now - at) <= VALID_MS ? text : null;
}
