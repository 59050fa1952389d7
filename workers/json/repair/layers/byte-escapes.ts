import { EditList } from '../edits.ts';

const BYTES = /(?:\\x[89a-fA-F][\da-fA-F])+/g;
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** `\xe4\xb8\xad` as Python and redis-cli print it: the bytes of UTF-8. */
export function decodeByteEscapes(text: string): EditList | null {
  if (!text.includes('\\x')) return null;
  const edits = new EditList();
  for (const match of text.matchAll(BYTES)) {
    const { index } = match;
    const start = isEscaped(text, index) ? -1 : index;
    const characters = decode(match[0]);
    if (start >= 0 && characters !== null) edits.add('byte-escape', start, start + match[0].length, characters);
  }
  return edits;
}

/** Whether the backslash at `at` is itself escaped. */
function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (before > 0 && text.charCodeAt(before - 1) === 0x5c) before--;
  return (at - before) % 2 === 1;
}

function decode(escapes: string): string | null {
  const bytes = Uint8Array.from(escapes.slice(2).split('\\x'), (hex) => Number.parseInt(hex, 16));
  try {
    return decoder.decode(bytes);
  } catch {
    return null;
  }
}
