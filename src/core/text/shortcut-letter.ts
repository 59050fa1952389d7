/**
 * The letter printed on the key. Where that is not a Latin letter, or an input method has taken the key, the letter at
 * that place on a US keyboard. Null for every other key.
 */
export function shortcutLetter({ key, code }: { readonly key: string; readonly code: string }): string | null {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? null;
}
