import { copyColumns } from '../node-table.ts';

/** The open objects and arrays, outermost first, in columns of numbers. */
interface OpenContainers {
  readonly start: Float64Array;
  readonly isObject: Uint8Array;
  /** Commas so far: the index of the child that is being read. */
  readonly commas: Float64Array;
  /** Offset of its name's opening quote; -1 when it has none. */
  readonly keyStart: Float64Array;
  /** Offset after the last comma that was reported to `onLongGap`; until then the same as `start`. */
  readonly gapStart: Float64Array;
  /** Number that a listener assigned; -1 for none. */
  readonly mark: Int32Array;
}

interface StructureListener {
  /** Size in bytes from which a container, or the distance since the last reported comma, counts as long. */
  readonly longBytes: number;
  /** A comma at least `longBytes` after `gapStart` of its container; `offset` is the byte after the comma. */
  onLongGap(depth: number, offset: number): void;
  /** The end of a container that is long or has a mark; `end` is the byte after its bracket. */
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

const NO_LISTENER: StructureListener = {
  longBytes: Number.POSITIVE_INFINITY,
  onLongGap: () => undefined,
  onClose: () => undefined,
};

/** The state of a scan, shared by the functions below. */
interface Scan {
  readonly listener: StructureListener;
  containers: OpenContainers;
  depth: number;
  /** Offset of the current piece of text. */
  offset: number;
  inString: boolean;
  /** The previous piece ended right after a backslash in a string. */
  isEscaped: boolean;
  stringStart: number;
  /** The last byte before this piece that is not white space. */
  lastSolid: number;
}

/** Follows the brackets and commas of a valid text that comes in pieces; its first byte is at `offset`. */
export function createStructureScanner(offset = 0, listener: StructureListener = NO_LISTENER) {
  const scan: Scan = {
    listener,
    containers: createOpenContainers(64),
    depth: 0,
    offset,
    inString: false,
    isEscaped: false,
    stringStart: -1,
    lastSolid: 0,
  };
  return {
    /** Starts inside a container; its child number `index` begins at the scanner's offset or after white space there. */
    enter: (start: number, isObject: boolean, index: number) => enter(scan, start, isObject, index, -1),
    scan: (bytes: Uint8Array) => scanPiece(scan, bytes),
    /** Bytes of the text up to here. */
    offset: () => scan.offset,
    depth: () => scan.depth,
    /** Valid until the next `scan`. */
    openContainers: () => scan.containers,
    /** Opening quote of the latest string; -1 before the first. */
    stringStart: () => scan.stringStart,
    /** Whether the offset is behind the opening quote of a string, and not behind its closing one. */
    isInString: () => scan.inString,
  };
}

function scanPiece(scan: Scan, bytes: Uint8Array): void {
  const { offset } = scan;
  const { length } = bytes;
  if (length === 0) return;
  let at = scan.inString ? skipString(scan, bytes, 0) : 0;
  while (at < length) {
    const byte = bytes[at] ?? 0;
    const kind = CLASSES[byte];
    if (kind === OTHER) {
      at += 1;
    } else if (kind === QUOTE) {
      scan.stringStart = offset + at;
      scan.inString = true;
      at = skipString(scan, bytes, at + 1);
    } else {
      if (kind === COMMA) passComma(scan, offset + at + 1);
      else if (kind === OPEN) open(scan, offset + at, byte === 0x7b);
      else close(scan, bytes, at);
      at += 1;
    }
  }
  scan.lastSolid = solidBefore(scan, bytes, length);
  scan.offset += length;
}

/** @returns the place after the closing quote, or the end of the piece. */
function skipString(scan: Scan, bytes: Uint8Array, from: number): number {
  const { length } = bytes;
  let at = from;
  if (scan.isEscaped && at < length) {
    scan.isEscaped = false;
    at += 1;
  }
  while (at < length) {
    const byte = bytes[at];
    if (byte === 0x22) {
      scan.inString = false;
      return at + 1;
    }
    at += byte === 0x5c ? 2 : 1;
  }
  scan.isEscaped = at > length;
  return length;
}

function enter(scan: Scan, start: number, isObject: boolean, index: number, keyStart: number): void {
  const { depth } = scan;
  if (depth === scan.containers.start.length) {
    scan.containers = copyColumns(scan.containers, createOpenContainers(depth * 2));
  }
  const { containers } = scan;
  containers.start[depth] = start;
  containers.isObject[depth] = Number(isObject);
  containers.commas[depth] = index;
  containers.keyStart[depth] = keyStart;
  containers.gapStart[depth] = start;
  containers.mark[depth] = -1;
  scan.depth = depth + 1;
}

function open(scan: Scan, start: number, isObject: boolean): void {
  const isMember = scan.depth > 0 && scan.containers.isObject[scan.depth - 1] === 1;
  enter(scan, start, isObject, 0, isMember ? scan.stringStart : -1);
}

function close(scan: Scan, bytes: Uint8Array, at: number): void {
  if (scan.depth === 0) return;
  const depth = scan.depth - 1;
  scan.depth = depth;
  const { containers, listener } = scan;
  const end = scan.offset + at + 1;
  const isLong = end - (containers.start[depth] ?? 0) >= listener.longBytes;
  if (!isLong && (containers.mark[depth] ?? -1) < 0) return;
  const commas = containers.commas[depth] ?? 0;
  listener.onClose(depth, end, commas === 0 && isOpener(solidBefore(scan, bytes, at)) ? 0 : commas + 1);
}

function passComma({ containers, depth, listener }: Scan, behind: number): void {
  const top = depth - 1;
  if (top < 0) return;
  containers.commas[top] = (containers.commas[top] ?? 0) + 1;
  if (behind - (containers.gapStart[top] ?? 0) < listener.longBytes) return;
  containers.gapStart[top] = behind;
  listener.onLongGap(top, behind);
}

/** The last byte before `end` that is not white space. */
function solidBefore({ lastSolid }: Scan, bytes: Uint8Array, end: number): number {
  for (let at = end - 1; at >= 0; at--) if (!isBlank(bytes[at] ?? 0)) return bytes[at] ?? 0;
  return lastSolid;
}

export function isBlank(byte: number): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

export function isOpener(byte: number | undefined): boolean {
  return byte === 0x5b || byte === 0x7b;
}

function createOpenContainers(capacity: number): OpenContainers {
  return {
    start: new Float64Array(capacity),
    isObject: new Uint8Array(capacity),
    commas: new Float64Array(capacity),
    keyStart: new Float64Array(capacity),
    gapStart: new Float64Array(capacity),
    mark: new Int32Array(capacity),
  };
}
