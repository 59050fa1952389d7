/** Replaces the characters of a foreign text that could control a terminal: control characters and invisible marks. */
export function toTerminalText(text: string): string {
  return text.replace(/\p{C}/gu, '\u{fffd}');
}
