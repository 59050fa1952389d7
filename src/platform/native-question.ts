/** The browser's own yes-or-no dialog, for when the product's own cannot be fetched. */
export function askNatively(text: string): boolean {
  return window.confirm(text);
}
