/**
 * Replaces every control, format, private-use and unassigned character and separator of lines in an untrusted text, unpaired
 * surrogates included, by U+FFFD.
 */
export function toTerminalText(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '\u{fffd}');
}
