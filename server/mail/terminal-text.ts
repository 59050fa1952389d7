/**
 * Replaces every control, format, private-use and unassigned character of an untrusted text, line breaks and unpaired
 * surrogates included, by U+FFFD.
 */
export function toTerminalText(text: string): string {
  return text.replace(/\p{C}/gu, '\u{fffd}');
}
