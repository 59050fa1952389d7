/** A line of foreign text without the characters with which a terminal can be driven: controls and invisible marks. */
export function toTerminalText(text: string): string {
  return text.replace(/\p{C}/gu, '\u{fffd}');
}
