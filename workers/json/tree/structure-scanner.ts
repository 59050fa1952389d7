/** Objects and arrays that are open at the place that is reached, outermost first, in columns of numbers. */
export interface Frames {
  readonly start: Float64Array;
  readonly isObject: Uint8Array;
  /** Commas met in it: the index of the child that is being read. */
  readonly commas: Float64Array;
  /** Offset of its name's opening quote; -1 when it has none. */
  readonly keyStart: Float64Array;
  /** Where it began, or where a gap in it was last told of. */
  readonly gapStart: Float64Array;
  /** Number that was given to it; -1 when it has none. */
  readonly mark: Int32Array;
}

export interface StructureListener {
  /** Bytes that make a container or a gap long. */
  readonly longBytes: number;
  /** A comma comes so long behind the beginning of its container or the last comma told of; `offset` is behind it. */
  onLongGap(depth: number, offset: number): void;
  /** A container that is long or has a mark ends; `end` is behind its bracket. */
  onClose(depth: number, end: number, childCount: number): void;
}

const OTHER = 0;
const QUOTE = 1;
const COMMA = 2;
const OPEN = 3;
const CLOSE = 4;
const CLASSES = new Uint8Array(256);
for (const [chars, kind] of [
  ['"', QUOTE],
  [',', COMMA],
  ['{[', OPEN],
  ['}]', CLOSE],
] as const) {
  for (const char of chars) CLASSES[char.charCodeAt(0)] = kind;
}

const NOTHING: StructureListener = {
  longBytes: Number.POSITIVE_INFINITY,
  onLongGap: () => undefined,
  onClose: () => undefined,
};

/** Follows the brackets and commas of a valid text that comes in pieces, `offset` its first byte. */
export function createStructureScanner(offset = 0, { longBytes, onLongGap, onClose }: StructureListener = NOTHING) {
  let frames = createFrames(64);
  let depth = 0;
  let scanned = offset;
  let inString = false;
  let isEscaped = false;
  let stringStart = -1;
  /** The last byte before this piece that is no white space. */
  let lastSolid = 0;

  const enter = (start: number, isObject: boolean, index: number, keyStart: number) => {
    if (depth === frames.start.length) frames = growFrames(frames);
    frames.start[depth] = start;
    frames.isObject[depth] = Number(isObject);
    frames.commas[depth] = index;
    frames.keyStart[depth] = keyStart;
    frames.gapStart[depth] = start;
    frames.mark[depth] = -1;
    depth += 1;
  };

  const open = (at: number, isObject: boolean) => {
    const isMember = depth > 0 && frames.isObject[depth - 1] === 1;
    enter(at, isObject, 0, isMember ? stringStart : -1);
  };

  const close = (bytes: Uint8Array, at: number) => {
    if (depth === 0) return;
    depth -= 1;
    const end = scanned + at + 1;
    const isLong = end - (frames.start[depth] ?? 0) >= longBytes;
    if (!isLong && (frames.mark[depth] ?? -1) < 0) return;
    const commas = frames.commas[depth] ?? 0;
    onClose(depth, end, commas === 0 && isOpener(solidBefore(bytes, at)) ? 0 : commas + 1);
  };

  const passComma = (behind: number) => {
    const top = depth - 1;
    if (top < 0) return;
    frames.commas[top] = (frames.commas[top] ?? 0) + 1;
    if (behind - (frames.gapStart[top] ?? 0) < longBytes) return;
    frames.gapStart[top] = behind;
    onLongGap(top, behind);
  };

  const solidBefore = (bytes: Uint8Array, end: number): number => {
    for (let at = end - 1; at >= 0; at--) if (!isBlank(bytes[at] ?? 0)) return bytes[at] ?? 0;
    return lastSolid;
  };

  const skipString = (bytes: Uint8Array, from: number): number => {
    const { length } = bytes;
    let at = from;
    if (isEscaped && at < length) {
      isEscaped = false;
      at += 1;
    }
    while (at < length) {
      const byte = bytes[at];
      if (byte === 0x22) {
        inString = false;
        return at + 1;
      }
      at += byte === 0x5c ? 2 : 1;
    }
    isEscaped = at > length;
    return length;
  };

  return {
    /** Begins inside of a container whose child `index` is at `offset` or, after white space, behind it. */
    enter: (start: number, isObject: boolean, index: number) => enter(start, isObject, index, -1),

    scan(bytes: Uint8Array): void {
      const { length } = bytes;
      if (length === 0) return;
      let at = inString ? skipString(bytes, 0) : 0;
      while (at < length) {
        const byte = bytes[at] ?? 0;
        const kind = CLASSES[byte];
        if (kind === OTHER) {
          at += 1;
        } else if (kind === QUOTE) {
          stringStart = scanned + at;
          inString = true;
          at = skipString(bytes, at + 1);
        } else {
          if (kind === COMMA) passComma(scanned + at + 1);
          else if (kind === OPEN) open(scanned + at, byte === 0x7b);
          else close(bytes, at);
          at += 1;
        }
      }
      lastSolid = solidBefore(bytes, length);
      scanned += length;
    },

    /** Bytes of the text up to here. */
    offset: () => scanned,
    depth: () => depth,
    /** Valid until the next `scan`. */
    frames: () => frames,
    /** Opening quote of the last string that was met; -1 before the first. */
    stringStart: () => stringStart,
  };
}

export type StructureScanner = ReturnType<typeof createStructureScanner>;

export function isBlank(byte: number): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

function isOpener(byte: number): boolean {
  return byte === 0x5b || byte === 0x7b;
}

function createFrames(capacity: number): Frames {
  return {
    start: new Float64Array(capacity),
    isObject: new Uint8Array(capacity),
    commas: new Float64Array(capacity),
    keyStart: new Float64Array(capacity),
    gapStart: new Float64Array(capacity),
    mark: new Int32Array(capacity),
  };
}

function growFrames(frames: Frames): Frames {
  const grown = createFrames(frames.start.length * 2);
  for (const name of Object.keys(frames) as (keyof Frames)[]) grown[name].set(frames[name]);
  return grown;
}
