import { AppError } from '../core/errors.ts';

export type FileEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030';

export interface FileText {
  readonly text: string;
  readonly encoding: FileEncoding;
}

/** No UTF-16 unit takes more bytes in any encoding that is read. */
const CHAR_BYTES_MAX = 3;

/**
 * Reads a text piece by piece, so that no piece takes the page's time. The encoding is told by the byte order mark; without
 * one it is UTF-8, or GB18030 where the bytes are no UTF-8. The mark is not part of the text.
 * @throws AppError `text-too-long` for more than `maxChars` UTF-16 units, `file-unreadable`.
 */
export async function readTextFile(file: Blob, maxChars: number): Promise<FileText> {
  if (file.size > maxChars * CHAR_BYTES_MAX) throw tooLong(maxChars);
  try {
    const marked = readMark(new Uint8Array(await file.slice(0, 2).arrayBuffer()));
    const text = await decode(file, marked ?? 'utf-8', maxChars);
    if (text !== null) return { text, encoding: marked ?? 'utf-8' };
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

/** Null where the bytes are no UTF-8; the other encodings put a mark in the place of what they cannot read. */
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
