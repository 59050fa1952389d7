import type { JsonErrorKind, JsonExpectation } from './texts.api.ts';

/** The core's exports; names and meanings are those of `wasm/json/index.ts` and `layout.ts`. */
interface JsonExports {
  readonly memory: WebAssembly.Memory;
  readonly INPUT: WebAssembly.Global<'i32'>;
  readonly OUTPUT: WebAssembly.Global<'i32'>;
  readonly LINES: WebAssembly.Global<'i32'>;
  readonly WINDOW_BYTES: WebAssembly.Global<'i32'>;
  readonly SENTINEL_BYTES: WebAssembly.Global<'i32'>;
  readonly LINE_STRIDE: WebAssembly.Global<'i32'>;
  readonly VALIDATE: WebAssembly.Global<'i32'>;
  readonly MINIFY: WebAssembly.Global<'i32'>;
  readonly PRETTY: WebAssembly.Global<'i32'>;
  readonly LINES_OUT: WebAssembly.Global<'i32'>;
  begin(mode: number, maxDepth: number, width: number, blank: number, columns: number, records: number): void;
  feed(length: number, isLast: number): void;
  run(): number;
  drain(): void;
  getOutputLength(): number;
  getLineEntries(): number;
  getLineBreaks(): number;
  getRefusal(): number;
  getExpected(): number;
  getOffset(): number;
  getDepth(): number;
  getRecords(): number;
}

/** A text with more than `maxDepth` levels is refused; indents of a very deep one could fill the memory alone. */
export type JsonTask = {
  /** Reads NDJSON, lines of one or more values, as one array. */
  readonly readsRecords?: boolean;
} & (
  | { readonly mode: 'validate' | 'minify'; readonly maxDepth?: number }
  /** NDJSON out: as `minify`, with every item of an array at the root on a line of its own, without the brackets. */
  | { readonly mode: 'lines'; readonly maxDepth?: number }
  | PrettyTask
);

export interface PrettyTask {
  readonly mode: 'pretty';
  /** Blanks per level. */
  readonly indent: number;
  readonly maxDepth: number;
  /** One tab per level; `indent` is then 1. */
  readonly usesTabs?: boolean;
  /** Arrays of scalars stand on one line where it has at most this many columns. */
  readonly joinedColumns?: number;
}

export interface JsonRefusal {
  readonly kind: JsonErrorKind;
  readonly expected: JsonExpectation;
  /** Bytes from the beginning of the text. */
  readonly offset: number;
  /** Depth of open objects and arrays there. */
  readonly depth: number;
}

/** A piece of the result. The next step overwrites both views. */
export interface JsonPiece {
  readonly bytes: Uint8Array;
  /** Offset in the result of every `lineStride`-th line that begins in this piece. */
  readonly lineStarts: Float64Array;
}

/** In the order of `wasm/json/codes.ts`. */
const KINDS: readonly (JsonErrorKind | null)[] = [
  null,
  'unexpected-token',
  'unexpected-end',
  'trailing-content',
  'wrong-closer',
  'trailing-comma',
  'control-character',
  'bad-escape',
  'bad-number',
  'bad-literal',
  'invalid-utf8',
  'too-deep',
  'empty',
];
const EXPECTATIONS: readonly JsonExpectation[] = [
  'value',
  'value-or-close',
  'key-or-close',
  'key',
  'colon',
  'comma-or-close',
  'nothing',
];
const NEED_DRAIN = 1;
const REFUSED = 3;
/** More levels than the core supports. */
const UNLIMITED = 2 ** 31 - 1;
const TAB = 0x09;
const SPACE = 0x20;
const NOT_PRETTY: Pick<PrettyTask, 'indent' | 'usesTabs' | 'joinedColumns'> = { indent: 0 };

/** The fastest size in Node and Chromium, by a small margin; every size from 16 KiB to 4 MiB works well. */
const DEFAULT_WINDOW_BYTES = 256 * 1024;
/** A window must hold a UTF-8 sequence and the kept bytes of the one before. */
const MIN_WINDOW_BYTES = 8;

/**
 * The JSON core with its pointers hidden. For each text: `begin`; `write` for each chunk of any size; `end`. `write`
 * and `end` yield pieces of the result, at least one per window, so that the caller can stop in between; they work only
 * while their pieces are taken. After a refusal there are no more pieces.
 */
export function createJsonCore(instance: WebAssembly.Instance, windowBytes = DEFAULT_WINDOW_BYTES) {
  const core = instance.exports as unknown as JsonExports;
  const { buffer } = core.memory;
  const sentinelBytes = core.SENTINEL_BYTES.value;
  const capacity = Math.max(Math.min(windowBytes, core.WINDOW_BYTES.value), MIN_WINDOW_BYTES);
  const input = new Uint8Array(buffer, core.INPUT.value, core.WINDOW_BYTES.value + sentinelBytes);
  const modes = {
    validate: core.VALIDATE.value,
    minify: core.MINIFY.value,
    pretty: core.PRETTY.value,
    lines: core.LINES_OUT.value,
  };
  let hasOutput = false;
  let refusal: JsonRefusal | null = null;
  /**
   * Bytes at the beginning of the window that are kept from the last chunk: a UTF-8 sequence that continues in the next
   * one.
   */
  let kept = 0;

  function* runWindow(length: number, isLast: boolean): Generator<JsonPiece> {
    input.fill(0, length, length + sentinelBytes);
    core.feed(length, Number(isLast));
    while (true) {
      const answer = core.run();
      if (answer === REFUSED) {
        refusal = readRefusal(core);
        return;
      }
      yield takePiece();
      core.drain();
      if (answer !== NEED_DRAIN) return;
    }
  }

  function takePiece(): JsonPiece {
    const length = hasOutput ? core.getOutputLength() : 0;
    return {
      bytes: new Uint8Array(buffer, core.OUTPUT.value, length),
      lineStarts: new Float64Array(buffer, core.LINES.value, core.getLineEntries()),
    };
  }

  return {
    lineStride: core.LINE_STRIDE.value,

    begin(task: JsonTask): void {
      const { mode, maxDepth = UNLIMITED, readsRecords = false } = task;
      const pretty = task.mode === 'pretty' ? task : NOT_PRETTY;
      const { indent, usesTabs = false, joinedColumns = 0 } = pretty;
      const depth = Math.min(maxDepth, UNLIMITED);
      core.begin(modes[mode], depth, indent, usesTabs ? TAB : SPACE, joinedColumns, Number(readsRecords));
      hasOutput = task.mode !== 'validate';
      refusal = null;
      kept = 0;
    },

    *write(chunk: Uint8Array): Generator<JsonPiece> {
      for (let at = 0; at < chunk.length && refusal === null; ) {
        const taken = chunk.subarray(at, at + capacity - kept);
        input.set(taken, kept);
        at += taken.length;
        const filled = kept + taken.length;
        const length = filled - countCutBytes(input, filled);
        const rest = input.slice(length, filled);
        if (length > 0) yield* runWindow(length, false);
        input.set(rest);
        kept = rest.length;
      }
    },

    *end(): Generator<JsonPiece> {
      if (refusal === null) yield* runWindow(kept, true);
      kept = 0;
    },

    /** The reason why the text is not JSON; null while it seems valid. */
    refusal: (): JsonRefusal | null => refusal,
    /** Line breaks of the result so far. */
    lineBreaks: () => core.getLineBreaks(),
    /** Values of NDJSON so far. */
    records: () => core.getRecords(),
  };
}

export type JsonCore = ReturnType<typeof createJsonCore>;

/** Number of bytes at the end of `bytes[0 … length]` that begin an incomplete UTF-8 sequence, 0 … 3. */
export function countCutBytes(bytes: Uint8Array, length: number): number {
  for (let count = 1; count <= 3 && count <= length; count++) {
    const byte = bytes[length - count] ?? 0;
    if (byte >= 0xc0) return count < sequenceLength(byte) ? count : 0;
    if (byte < 0x80) return 0;
  }
  return 0;
}

function sequenceLength(first: number): number {
  if (first < 0xe0) return 2;
  return first < 0xf0 ? 3 : 4;
}

function readRefusal(core: JsonExports): JsonRefusal {
  const kind = KINDS[core.getRefusal()];
  const expected = EXPECTATIONS[core.getExpected()];
  if (!kind || !expected) throw new Error('The JSON core and its handle are of different builds');
  return { kind, expected, offset: core.getOffset(), depth: core.getDepth() };
}
