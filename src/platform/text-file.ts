import { AppError } from '../core/errors.ts';
import { FILE_BYTES_PER_CHAR } from '../core/text/file-bytes.ts';

export type FileEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030';

export interface FileText {
  readonly text: string;
  readonly encoding: FileEncoding;
}

/** How much of a file is examined. */
const HEAD_BYTES = 256 << 10;
/** Every ASCII character in UTF-16 has a zero byte, and the files opened here are mostly ASCII. */
const UTF16_ZERO_SHARE = 0.2;
/** Control characters as a share of all bytes. Text in an 8-bit encoding has hardly any. */
const CONTROL_SHARE = 0.05;
const TEXT_CONTROLS: readonly number[] = [0x09, 0x0a, 0x0c, 0x0d, 0x1b];

/**
 * Reads a text file in pieces, so that the page stays responsive. A byte order mark or the zero bytes of UTF-16 determine
 * the encoding; otherwise it is UTF-8, or GB18030 when the bytes are not valid UTF-8. The mark is not part of the text.
 * @throws AppError `file-empty`, `text-too-long` for more than `maxChars` UTF-16 units, `binary-file`, `file-unreadable`.
 */
export async function readTextFile(file: Blob, maxChars: number): Promise<FileText> {
  if (file.size === 0) throw new AppError('file-empty', 'The file is empty');
  if (file.size > maxChars * FILE_BYTES_PER_CHAR) throw tooLong(maxChars);
  try {
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
    const wide = readMark(head) ?? guessUtf16(head);
    if (wide === null && isBinary(head)) throw new AppError('binary-file', 'The file is no text');
    const text = await decode(file, wide ?? 'utf-8', maxChars);
    if (text !== null) return { text, encoding: wide ?? 'utf-8' };
    return { text: (await decode(file, 'gb18030', maxChars)) ?? '', encoding: 'gb18030' };
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('file-unreadable', String(cause));
  }
}

function readMark([first, second]: Uint8Array): FileEncoding | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/** The kind of UTF-16 of a text without a mark; null for everything else. */
function guessUtf16(head: Uint8Array): FileEncoding | null {
  const pairs = head.length >> 1;
  const zeros = [0, 0];
  for (let i = 0; i < pairs * 2; i++) if (head[i] === 0) zeros[i % 2] = (zeros[i % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even === 0 && odd > pairs * UTF16_ZERO_SHARE) return 'utf-16le';
  return odd === 0 && even > pairs * UTF16_ZERO_SHARE ? 'utf-16be' : null;
}

function isBinary(head: Uint8Array): boolean {
  if (head.includes(0)) return true;
  const controls = head.reduce((sum, byte) => sum + Number(byte < 0x20 && !TEXT_CONTROLS.includes(byte)), 0);
  return controls > head.length * CONTROL_SHARE;
}

/** Null when the bytes are not valid UTF-8; other encodings decode unreadable bytes as replacement characters. */
async function decode(file: Blob, encoding: FileEncoding, maxChars: number): Promise<string | null> {
  const decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8' });
  const parts: string[] = [];
  let length = 0;
  const add = (part: string) => {
    length += part.length;
    if (length > maxChars) throw tooLong(maxChars);
    parts.push(part);
  };
  const reader = file.stream().getReader();
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      add(decoder.decode(chunk.value, { stream: true }));
    }
    add(decoder.decode());
    return parts.join('');
  } catch (error) {
    if (error instanceof TypeError && encoding === 'utf-8') return null;
    throw error;
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

function tooLong(maxChars: number): AppError {
  return new AppError('text-too-long', `More than ${maxChars} characters`);
}
