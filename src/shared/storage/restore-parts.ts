/**
 * `current` with the parts of a change, `before` → `after`, that it lacks: parts that still have their value from before. A
 * part with any other value was changed by someone else and stays. Parts are the members of plain objects, at any depth.
 */
export function restoreParts<T>(current: T, before: T, after: T): T {
  if (isSame(before, after)) return current;
  if (!isRecord(current) || !isRecord(before) || !isRecord(after)) return isSame(current, before) ? after : current;
  const restored: Record<string, unknown> = { ...current };
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const part = restoreParts(current[key], before[key], after[key]);
    if (part === undefined) delete restored[key];
    else restored[key] = part;
  }
  return restored as T;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
