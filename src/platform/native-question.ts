/** The browser's own yes-or-no dialog, for the case that ours cannot be fetched. */
export function askNatively(text: string): boolean {
  return window.confirm(text);
}
