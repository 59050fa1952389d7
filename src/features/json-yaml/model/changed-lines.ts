/** The number of changed lines. A line may have several changes. */
export function countChangedLines(changes: readonly { readonly line: number }[]): number {
  return new Set(changes.map(({ line }) => line)).size;
}
