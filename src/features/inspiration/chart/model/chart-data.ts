/** Name of the field of the stored chart record that holds the folded branches. */
const FOLDED = 'collapsed_task_ids';

/** The folded branches of a stored chart record's `data`, whatever release or product wrote it. */
export function parseCollapsed(data: unknown): ReadonlySet<string> {
  const ids = isRecord(data) ? data[FOLDED] : null;
  return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []);
}

/** The `data` to store: unknown fields stay, and unknown content that is no object is kept in a field (trap T74). */
export function withCollapsed(data: unknown, collapsed: ReadonlySet<string>): Readonly<Record<string, unknown>> {
  const known = isRecord(data) ? data : data === null || data === undefined ? {} : { previous: data };
  return { ...known, [FOLDED]: [...collapsed] };
}

function isRecord(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}
