/** How many lines were changed: one line may have been changed for several reasons. */
export function countChangedLines(changes: readonly { readonly line: number }[]): number {
  return new Set(changes.map(({ line }) => line)).size;
}
