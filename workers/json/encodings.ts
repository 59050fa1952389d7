import type { TextEncodingName } from './json.api.ts';

export interface EncodingGuess {
  readonly encoding: TextEncodingName;
  readonly bomBytes: number;
  readonly others: readonly TextEncodingName[];
}

/** The encoding is guessed from this many bytes. */
export const HEAD_BYTES = 256 * 1024;
/** Every ASCII character of UTF-16 has a zero byte, and JSON is full of ASCII. */
const UTF16_ZERO_SHARE = 0.2;

/** Guesses the encoding from the beginning of a text. */
export function guessEncoding(head: Uint8Array): EncodingGuess {
  const [first, second, third] = head;
  if (first === 0xef && second === 0xbb && third === 0xbf) return { encoding: 'utf-8', bomBytes: 3, others: [] };
  if (first === 0xff && second === 0xfe) return { encoding: 'utf-16le', bomBytes: 2, others: [] };
  if (first === 0xfe && second === 0xff) return { encoding: 'utf-16be', bomBytes: 2, others: [] };
  const wide = guessUtf16(head);
  if (wide !== null) return { encoding: wide, bomBytes: 0, others: ['utf-8'] };
  if (fits(head, 'utf-8')) return { encoding: 'utf-8', bomBytes: 0, others: [] };
  if (fits(head, 'gb18030')) return { encoding: 'gb18030', bomBytes: 0, others: ['utf-8'] };
  return { encoding: 'utf-8', bomBytes: 0, others: ['gb18030', 'utf-16le', 'utf-16be'] };
}

/** Converts a text to UTF-8; bytes that do not fit the encoding become U+FFFD. A byte order mark is left out. */
export async function* toUtf8(
  chunks: AsyncIterable<Uint8Array>,
  encoding: TextEncodingName,
): AsyncGenerator<Uint8Array> {
  const decoder = new TextDecoder(encoding);
  const encoder = new TextEncoder();
  for await (const chunk of chunks) yield encoder.encode(decoder.decode(chunk, { stream: true }));
  const rest = decoder.decode();
  if (rest !== '') yield encoder.encode(rest);
}

const ENCODED_UNITS = 256 * 1024;

/** A string as UTF-8, piece by piece. An unpaired surrogate, which UTF-8 cannot hold, becomes U+FFFD. */
export function* encodeText(text: string): Generator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  for (let at = 0; at < text.length; ) {
    const end = endOfCharacters(text, at + ENCODED_UNITS);
    yield encoder.encode(text.slice(at, end));
    at = end;
  }
}

/** `end`, or one less where it would divide a surrogate pair. */
function endOfCharacters(text: string, end: number): number {
  if (end >= text.length) return text.length;
  const code = text.charCodeAt(end);
  const before = text.charCodeAt(end - 1);
  return code >= 0xdc00 && code <= 0xdfff && before >= 0xd800 && before <= 0xdbff ? end - 1 : end;
}

function guessUtf16(head: Uint8Array): TextEncodingName | null {
  const pairs = head.length >> 1;
  if (pairs === 0) return null;
  let even = 0;
  let odd = 0;
  for (let i = 0; i < pairs; i++) {
    even += Number(head[2 * i] === 0);
    odd += Number(head[2 * i + 1] === 0);
  }
  if (odd > pairs * UTF16_ZERO_SHARE && even === 0) return 'utf-16le';
  if (even > pairs * UTF16_ZERO_SHARE && odd === 0) return 'utf-16be';
  return null;
}

function fits(head: Uint8Array, encoding: TextEncodingName): boolean {
  try {
    // The head may end inside a character, which `stream` allows.
    new TextDecoder(encoding, { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
}
