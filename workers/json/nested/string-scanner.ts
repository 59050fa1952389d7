import { joinBytes } from '../byte-source.ts';
import type { KeyReader } from '../key-ids.ts';

type Chunk = Uint8Array<ArrayBuffer>;

/** Where a string is in the text. */
export interface StringPlace {
  readonly isKey: boolean;
  /** Number of open objects and arrays. */
  readonly depth: number;
  /** Names and indices from the root to the value; for a key, to its member. */
  steps(): readonly (string | number)[];
}

interface StringScannerOptions {
  readonly keys: KeyReader;
  /** Longer strings are kept as they are. In bytes, as written. */
  readonly maxBytes: number;
  /** Receives the bytes between the quotes. @returns what replaces the string and its quotes; null to keep it. */
  onString(raw: Chunk, place: StringPlace): Uint8Array | null;
  onLongString(place: StringPlace): void;
  /** Takes the text, piece by piece; the bytes stay unchanged. */
  emit(bytes: Uint8Array, from: number, to: number): void;
}

interface ScannerState extends StringScannerOptions {
  readonly place: Place;
  /** Beginning of a string whose end is in a later chunk. */
  held: Uint8Array<ArrayBuffer>[];
  heldBytes: number;
  inString: boolean;
  isEscaped: boolean;
  /** The string is too long and has been written up to here. */
  isPassing: boolean;
  expectsKey: boolean;
}

type Place = ReturnType<typeof createPlace>;

const QUOTE = new Uint8Array([0x22]);
const BACKSLASH = 0x5c;

/** Passes a valid text through and replaces strings of it. Chunks may end anywhere. */
export function createStringScanner(options: StringScannerOptions) {
  const state: ScannerState = {
    ...options,
    place: createPlace(options.keys),
    held: [],
    heldBytes: 0,
    inString: false,
    isEscaped: false,
    isPassing: false,
    expectsKey: false,
  };
  return { scan: (chunk: Chunk) => scan(state, chunk) };
}

function scan(state: ScannerState, chunk: Chunk): void {
  /** The first byte that is not written yet. */
  let from = 0;
  let at = 0;
  while (at < chunk.length) {
    if (!state.inString) {
      const quote = skipToString(state, chunk, at);
      if (quote === chunk.length) break;
      state.inString = true;
      state.place.isKey = state.expectsKey;
      state.emit(chunk, from, quote);
      from = quote + 1;
      at = from;
    }
    const end = skipToQuote(state, chunk, at);
    if (end === chunk.length) {
      hold(state, chunk, from);
      return;
    }
    finishString(state, chunk.subarray(from, end));
    at = end + 1;
    from = at;
  }
  state.emit(chunk, from, chunk.length);
}

/** @returns the place of the next opening quote, or the end of the chunk. */
function skipToString(state: ScannerState, chunk: Chunk, start: number): number {
  const { place } = state;
  for (let at = start; at < chunk.length; at++) {
    const byte = chunk[at] ?? 0;
    if (byte === 0x22) return at;
    if (byte === 0x2c) state.expectsKey = place.next();
    else if (byte === 0x7b || byte === 0x5b) {
      place.open(byte === 0x7b);
      state.expectsKey = byte === 0x7b;
    } else if (byte === 0x7d || byte === 0x5d) {
      place.close();
      state.expectsKey = false;
    }
  }
  return chunk.length;
}

/** @returns the place of the closing quote, or the end of the chunk. */
function skipToQuote(state: ScannerState, chunk: Chunk, start: number): number {
  for (let at = start; at < chunk.length; at++) {
    if (state.isEscaped) state.isEscaped = false;
    else if (chunk[at] === BACKSLASH) state.isEscaped = true;
    else if (chunk[at] === 0x22) return at;
  }
  return chunk.length;
}

function hold(state: ScannerState, chunk: Chunk, from: number): void {
  if (!state.isPassing && state.heldBytes + chunk.length - from > state.maxBytes) pass(state);
  if (state.isPassing) {
    state.emit(chunk, from, chunk.length);
    return;
  }
  state.held.push(chunk.subarray(from));
  state.heldBytes += chunk.length - from;
}

/** Writes a string that is too long up to here. */
function pass(state: ScannerState): void {
  state.isPassing = true;
  state.onLongString(state.place);
  state.emit(QUOTE, 0, 1);
  for (const piece of state.held) state.emit(piece, 0, piece.length);
  state.held = [];
  state.heldBytes = 0;
}

/** `rest` is the end of the string, up to its closing quote. */
function finishString(state: ScannerState, rest: Chunk): void {
  if (!state.isPassing && state.heldBytes + rest.length > state.maxBytes) pass(state);
  if (state.isPassing) {
    state.emit(rest, 0, rest.length);
    state.emit(QUOTE, 0, 1);
  } else {
    const raw = state.held.length === 0 ? rest : joinBytes([...state.held, rest]);
    replace(state, raw);
  }
  state.held = [];
  state.heldBytes = 0;
  state.inString = false;
  state.isPassing = false;
  state.expectsKey = false;
}

function replace(state: ScannerState, raw: Chunk): void {
  const { place } = state;
  if (place.isKey) place.setKey(raw);
  const replacement = state.onString(raw, place);
  if (replacement === null) {
    state.emit(QUOTE, 0, 1);
    state.emit(raw, 0, raw.length);
    state.emit(QUOTE, 0, 1);
  } else state.emit(replacement, 0, replacement.length);
}

/** The open objects and arrays, and the member or item in each. */
function createPlace(reader: KeyReader) {
  const isObject: boolean[] = [];
  const indices: number[] = [];
  const keys: Uint8Array[] = [];
  let depth = 0;
  const nameOf = (level: number): string => {
    reader.add(keys[level] ?? new Uint8Array(0));
    return reader.take();
  };
  return {
    isKey: false,
    get depth() {
      return depth;
    },
    open(opensObject: boolean): void {
      isObject[depth] = opensObject;
      indices[depth] = 0;
      depth += 1;
    },
    close(): void {
      depth -= 1;
    },
    /** @returns whether a key comes next. */
    next(): boolean {
      indices[depth - 1] = (indices[depth - 1] ?? 0) + 1;
      return isObject[depth - 1] === true;
    },
    setKey(raw: Uint8Array): void {
      keys[depth - 1] = raw;
    },
    steps: (): (string | number)[] =>
      Array.from({ length: depth }, (_, level) => (isObject[level] ? nameOf(level) : (indices[level] ?? 0))),
  };
}
