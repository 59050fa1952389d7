import { AppError } from '../../src/core/errors.ts';
import type { ByteSink } from './byte-sink.ts';
import type { ByteSource } from './byte-source.ts';
import type { OpenedDocument, TextDocument } from './texts.api.ts';

/** UTF-8 bytes with their lines. */
export interface StoredText {
  readonly source: ByteSource;
  readonly lines: LineIndex;
}

/** The origin of a text: its encoding, and its bytes, which can be read again in another encoding. */
export interface TextOrigin extends Pick<OpenedDocument, 'encoding' | 'hadBom' | 'otherEncodings'> {
  readonly bytes: () => Promise<Blob>;
}

interface Entry {
  readonly text: StoredText;
  readonly origin: TextOrigin | null;
}

/** The beginnings of some lines, so that any line is found by reading a few: at least every 64th of a text as it came. */
export interface LineIndex {
  /** Numbers of lines, ascending from 0, and the offsets at which they begin. */
  readonly numbers: readonly number[];
  readonly starts: readonly number[];
  readonly lineCount: number;
}

const LINE_STRIDE = 64;
const LINE_FEED = 0x0a;

/** The open texts, by number. */
export function createTextStore() {
  const entries = new Map<number, Entry>();
  /** How many texts show the bytes of a source. */
  const uses = new Map<ByteSource, number>();
  let last = 0;

  const use = ({ source }: StoredText, by: 1 | -1) => {
    const kept = source.base ?? source;
    const count = (uses.get(kept) ?? 0) + by;
    if (count > 0) return void uses.set(kept, count);
    uses.delete(kept);
    kept.dispose();
  };

  const put = (id: number, text: StoredText, origin: TextOrigin | null): TextDocument => {
    use(text, 1);
    const former = entries.get(id);
    entries.set(id, { text, origin });
    if (former !== undefined) use(former.text, -1);
    return toDocument(id, text);
  };

  const find = (id: number): Entry => {
    const entry = entries.get(id);
    if (entry === undefined) throw new AppError('document-closed', `There is no document ${id}`);
    return entry;
  };

  return {
    /** @throws AppError `document-closed` for a text that shows bytes of another one which is closed meanwhile. */
    add(text: StoredText, origin: TextOrigin | null = null): TextDocument {
      const { base } = text.source;
      if (base !== undefined && !uses.has(base)) throw new AppError('document-closed', 'The former text is closed');
      last += 1;
      return put(last, text, origin);
    },
    /** Replaces the text with this number. */
    replace(id: number, text: StoredText, origin: TextOrigin): TextDocument {
      find(id);
      return put(id, text, origin);
    },
    /** @throws AppError `document-closed`. */
    text: (id: number): StoredText => find(id).text,
    origin: (id: number): TextOrigin | null => find(id).origin,
    rest(id: number): void {
      const { source } = entries.get(id)?.text ?? {};
      // A text that was made of this one is still at work.
      if (source !== undefined && uses.get(source) === 1) source.rest?.();
    },
    close(id: number): void {
      const entry = entries.get(id);
      entries.delete(id);
      if (entry !== undefined) use(entry.text, -1);
    },
  };
}

export type TextStore = ReturnType<typeof createTextStore>;

function toDocument(id: number, { source, lines }: StoredText): TextDocument {
  return { id, byteLength: source.byteLength, lineCount: lines.lineCount };
}

/** Called with every piece that is read or written; may throw to stop. */
export type OnPiece = (bytes: Uint8Array) => Promise<void>;

/** Finds the lines of an existing source. */
export async function indexText(
  source: ByteSource,
  onPiece: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>,
): Promise<StoredText> {
  const counter = createLineCounter();
  for await (const chunk of source.chunks()) {
    counter.add(chunk);
    await onPiece(chunk);
  }
  return { source, lines: counter.finish() };
}

export type Pieces = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/** Writes a text to the sink and finds its lines. */
export async function storeText(sink: ByteSink, pieces: Pieces, onPiece: OnPiece): Promise<StoredText> {
  const counter = createLineCounter();
  try {
    for await (const piece of pieces) {
      counter.add(piece);
      await sink.write(piece);
      await onPiece(piece);
    }
  } catch (error) {
    sink.discard();
    throw error;
  }
  return { source: sink.finish(), lines: counter.finish() };
}

/** Finds the lines of a text that comes in pieces. */
export function createLineCounter() {
  const numbers = [0];
  const starts = [0];
  let breaks = 0;
  let before = 0;
  return {
    add(bytes: Uint8Array): void {
      for (let at = bytes.indexOf(LINE_FEED); at >= 0; at = bytes.indexOf(LINE_FEED, at + 1)) {
        breaks += 1;
        if (breaks % LINE_STRIDE !== 0) continue;
        numbers.push(breaks);
        starts.push(before + at + 1);
      }
      before += bytes.length;
    },
    finish: (): LineIndex => ({ numbers, starts, lineCount: breaks + 1 }),
  };
}
