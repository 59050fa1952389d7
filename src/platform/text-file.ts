import { AppError } from '../core/errors.ts';
import { createUtf8Tally } from '../core/text/damaged-utf8.ts';
import { FILE_BYTES_PER_CHAR } from '../core/text/file-bytes.ts';

interface FileText {
  readonly text: string;
  /** The name of the encoding in the Encoding standard. */
  readonly encoding: string;
}

/** How much of a file is examined. */
const HEAD_BYTES = 256 << 10;
/** Every ASCII character in UTF-16 has a zero byte, and the files opened here are mostly ASCII. */
const UTF16_ZERO_SHARE = 0.2;
/** Control characters as a share of all bytes. Text in an 8-bit encoding has hardly any. */
const CONTROL_SHARE = 0.05;
const TEXT_CONTROLS: readonly number[] = [0x09, 0x0a, 0x0c, 0x0d, 0x1b];
/** The charset that a page or an XML file declares at its beginning. */
const DECLARED =
  /<meta\s[^>]{0,200}?charset\s{0,9}=\s{0,9}["']?([\w.:-]{2,40})|<\?xml\s[^>]{0,200}?encoding=["']([\w.:-]{2,40})/i;
const DECLARATION_BYTES = 4096;

/**
 * Reads a text file in pieces, so that the page stays responsive. A byte order mark or the zero bytes of UTF-16 determine
 * the encoding; otherwise it is UTF-8, also with a few damaged bytes, then the charset that the file declares, then GB18030.
 * The mark is not part of the text.
 * @throws AppError `file-empty`, `text-too-long` for more than `maxChars` UTF-16 units, `binary-file`, `file-unreadable`.
 */
export async function readTextFile(file: Blob, maxChars: number): Promise<FileText> {
  if (file.size === 0) throw new AppError('file-empty', 'The file is empty');
  if (file.size > maxChars * FILE_BYTES_PER_CHAR) throw tooLong(maxChars);
  try {
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
    const wide = readMark(head) ?? guessUtf16(head);
    if (wide === null && isBinary(head)) throw new AppError('binary-file', 'The file is no text');
    if (wide !== null) return { text: await decode(file, wide, maxChars), encoding: wide };
    const tally = createUtf8Tally();
    const text = await decode(file, 'utf-8', maxChars, tally.add);
    // A text of replacement characters may be sound as well.
    if (tally.isUtf8() || new Blob([text]).size === file.size) return { text, encoding: 'utf-8' };
    const encoding = readDeclared(head) ?? 'gb18030';
    return { text: await decode(file, encoding, maxChars), encoding };
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('file-unreadable', String(cause));
  }
}

/** The charset that the beginning of the file declares; null for UTF-8 and for names that the browser does not know. */
function readDeclared(head: Uint8Array): string | null {
  const [, ofPage, ofXml] = DECLARED.exec(new TextDecoder('latin1').decode(head.subarray(0, DECLARATION_BYTES))) ?? [];
  const label = ofPage ?? ofXml;
  if (label === undefined) return null;
  try {
    const { encoding } = new TextDecoder(label);
    return encoding.startsWith('utf-') ? null : encoding;
  } catch {
    return null;
  }
}

function readMark([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/** The kind of UTF-16 of a text without a mark; null for everything else. */
function guessUtf16(head: Uint8Array): string | null {
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

/** Bytes that do not fit the encoding become U+FFFD. `onPart` gets the text piece by piece. */
async function decode(
  file: Blob,
  encoding: string,
  maxChars: number,
  onPart?: (part: string) => void,
): Promise<string> {
  const decoder = new TextDecoder(encoding);
  const parts: string[] = [];
  let length = 0;
  const add = (part: string) => {
    length += part.length;
    if (length > maxChars) throw tooLong(maxChars);
    onPart?.(part);
    parts.push(part);
  };
  const reader = file.stream().getReader();
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      add(decoder.decode(chunk.value, { stream: true }));
    }
    add(decoder.decode());
    return parts.join('');
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

function tooLong(maxChars: number): AppError {
  return new AppError('text-too-long', `More than ${maxChars} characters`);
}
