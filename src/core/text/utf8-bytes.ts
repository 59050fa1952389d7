/** Bytes of a character in UTF-8. Half of a surrogate pair counts as the replacement character. */
export function utf8Bytes(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
