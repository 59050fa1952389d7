/** The row of a list that a key leads to; null for a key without a meaning there. */
export function rowAfterKey(key: string, row: number, rowCount: number, pageRows: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: pageRows,
    PageUp: -pageRows,
    Home: -rowCount,
    End: rowCount,
  };
  const step = steps[key];
  return step === undefined ? null : Math.min(Math.max(row + step, 0), rowCount - 1);
}
