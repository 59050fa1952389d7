/** Columns that the visitor has hidden, by list. */
export type HiddenColumns = Readonly<Record<string, readonly string[]>>;

const LISTS_MAX = 20;
const COLUMNS_MAX = 30;

/** Reads the stored choice; null where the text is damaged. */
export function parseHiddenColumns(text: string): HiddenColumns | null {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const lists = Object.entries(value).slice(0, LISTS_MAX);
  return Object.fromEntries(lists.map(([list, columns]) => [list, toColumns(columns)]));
}

/** Shows a hidden column, or hides a shown one. */
export function toggleColumn(hidden: HiddenColumns, list: string, column: string): HiddenColumns {
  const before = hidden[list] ?? [];
  const after = before.includes(column) ? before.filter((each) => each !== column) : [...before, column];
  return { ...hidden, [list]: after };
}

function toColumns(value: unknown): readonly string[] {
  const columns = Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
  return columns.slice(0, COLUMNS_MAX);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
