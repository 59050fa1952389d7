/** Line and column of offsets in ascending order; both from 1, columns in characters. */
export function createPlaceCounter(text: string): (offset: number) => { line: number; column: number } {
  const place = { offset: 0, line: 1, column: 1 };
  return (offset) => {
    // Locals, because every character before a repair passes through here.
    let { line, column } = place;
    for (let at = place.offset; at < offset; at++) {
      const code = text.charCodeAt(at);
      if (code >= 0x20) {
        if (code < 0xdc00 || code > 0xdfff) column++;
      } else if (code === 0x0a || (code === 0x0d && text.charCodeAt(at + 1) !== 0x0a)) {
        line++;
        column = 1;
      } else if (code !== 0x0d) {
        column++;
      }
    }
    place.offset = Math.max(place.offset, offset);
    place.line = line;
    place.column = column;
    return { line, column };
  };
}
