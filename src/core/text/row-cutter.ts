import { charColumns, joinsNext } from './char-columns.ts';

/** How lines are cut into rows: a row has at most `columns` columns, and a wide character takes `wide` of them. */
export interface RowLayout {
  readonly columns: number;
  readonly wide: number;
}

/** Where a row begins. */
export interface RowStart {
  /** In bytes of UTF-8. */
  readonly offset: number;
  /** From 0. */
  readonly line: number;
  /** In UTF-16 units from the start of the line. */
  readonly column: number;
  /** Whether the row begins inside a quoted string that began on the same line. */
  readonly isInString: boolean;
}

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

interface RowCutter {
  /** Takes the next bytes. */
  add(bytes: Uint8Array): void;
  /** Where the bytes so far end. */
  offset(): number;
}

interface Cutting {
  readonly layout: RowLayout;
  readonly onRow: (start: RowStart) => void;
  /** Offset of the next byte. */
  offset: number;
  line: number;
  column: number;
  /** Columns of the current row. */
  width: number;
  isInString: boolean;
  /** The character before is a backslash that escapes this one. */
  isEscaped: boolean;
  /** The character before joins the next one to itself. */
  isJoined: boolean;
  /** The character whose bytes are being read: its first byte's offset, its bits so far, and its missing bytes. */
  charStart: number;
  code: number;
  missing: number;
}

/**
 * Cuts UTF-8 that comes in pieces into rows. `onRow` is called for every row after the first, which begins at `from`.
 * Characters are never divided; damaged ones count as one column.
 */
export function createRowCutter(layout: RowLayout, from: RowStart, onRow: Cutting['onRow']): RowCutter {
  const state = { width: 0, isEscaped: false, isJoined: false, charStart: 0, code: 0, missing: 0 };
  const cutting: Cutting = { layout, onRow, ...from, ...state };
  return {
    add: (bytes) => cut(cutting, bytes),
    offset: () => cutting.offset,
  };
}

function cut(cutting: Cutting, bytes: Uint8Array): void {
  const { columns } = cutting.layout;
  const base = cutting.offset;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte >= 0x80 || cutting.missing > 0) {
      takeByte(cutting, byte, base + at);
    } else if (byte > CARRIAGE_RETURN) {
      // Most bytes of most texts: kept short.
      if (cutting.width + 1 > columns && cutting.width > 0 && !cutting.isJoined) {
        beginRow(cutting, base + at);
      }
      cutting.isJoined = false;
      if (byte === QUOTE || byte === BACKSLASH || cutting.isEscaped) takeQuote(cutting, byte);
      cutting.width += 1;
      cutting.column += 1;
    } else takeControl(cutting, byte, base + at);
  }
  cutting.offset = base + bytes.length;
}

function beginRow(cutting: Cutting, offset: number): void {
  const { line, column, isInString } = cutting;
  cutting.width = 0;
  // An escape that the row divides is rare; its second character is then read on its own.
  cutting.onRow({ offset, line, column, isInString });
}

function takeQuote(cutting: Cutting, byte: number): void {
  if (cutting.isEscaped) cutting.isEscaped = false;
  else if (byte === BACKSLASH) cutting.isEscaped = true;
  else cutting.isInString = !cutting.isInString;
}

function takeControl(cutting: Cutting, byte: number, at: number): void {
  if (byte === LINE_FEED) {
    cutting.line += 1;
    cutting.column = 0;
    cutting.isJoined = false;
    cutting.isInString = false;
    cutting.isEscaped = false;
    beginRow(cutting, at + 1);
  } else if (byte === CARRIAGE_RETURN) {
    // A row of its own would be shown empty, because lines are shown without their carriage return.
    cutting.column += 1;
  } else place(cutting, byte, at, 1);
}

function takeByte(cutting: Cutting, byte: number, at: number): void {
  const isContinuation = (byte & 0xc0) === 0x80;
  if (cutting.missing > 0 && isContinuation) {
    cutting.code = (cutting.code << 6) | (byte & 0x3f);
    cutting.missing -= 1;
    if (cutting.missing > 0) return;
    place(cutting, cutting.code, cutting.charStart, cutting.code > 0xffff ? 2 : 1);
    return;
  }
  if (cutting.missing > 0) {
    // The character before is damaged.
    cutting.missing = 0;
    place(cutting, 0xfffd, cutting.charStart, 1);
  }
  if (byte <= CARRIAGE_RETURN) takeControl(cutting, byte, at);
  else if (byte < 0x80) place(cutting, byte, at, 1);
  else if (isContinuation || byte >= 0xf8) place(cutting, 0xfffd, at, 1);
  else {
    cutting.charStart = at;
    cutting.missing = byte >= 0xf0 ? 3 : byte >= 0xe0 ? 2 : 1;
    cutting.code = byte & (0x3f >> cutting.missing);
  }
}

/** Adds a character to the row, or begins the next row with it. */
function place(cutting: Cutting, code: number, at: number, units: number): void {
  const width = charColumns(code, cutting.layout.wide);
  if (width > 0 && cutting.width > 0 && !cutting.isJoined && cutting.width + width > cutting.layout.columns) {
    beginRow(cutting, at);
  }
  cutting.isEscaped = false;
  cutting.isJoined = joinsNext(code);
  cutting.width += width;
  cutting.column += units;
}
