/** A schema of the schema library, as far as rows need it. */
interface RowSchema<Row> {
  safeParse(value: unknown): { readonly success: true; readonly data: Row } | { readonly success: false };
}

interface ReadRows<Row> {
  readonly rows: readonly Row[];
  /** Rows that the schema refuses, unchanged: to be counted and exported, never dropped silently. */
  readonly setAside: readonly unknown[];
}

/** Stored rows are untrusted: the good ones are parsed, the rest is returned apart instead of thrown. */
export function readRows<Row>(raw: readonly unknown[], schema: RowSchema<Row>): ReadRows<Row> {
  const rows: Row[] = [];
  const setAside: unknown[] = [];
  for (const value of raw) {
    const parsed = schema.safeParse(value);
    if (parsed.success) rows.push(parsed.data);
    else setAside.push(value);
  }
  return { rows, setAside };
}
