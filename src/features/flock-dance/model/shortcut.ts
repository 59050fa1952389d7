/**
 * The letter of a shortcut, as it is written on the key; where that is no Latin letter, or an input method has taken the
 * key, by its place. Null for every other key.
 */
export function shortcutLetter({ key, code }: { readonly key: string; readonly code: string }): string | null {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? null;
}
