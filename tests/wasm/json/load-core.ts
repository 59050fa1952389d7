import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createJsonCore, type JsonCore, type JsonRefusal, type JsonTask } from '../../../workers/json/json-wasm.ts';

export function readCore(): Buffer {
  return readFileSync(join(import.meta.dirname, '../../../wasm/build/json.wasm'));
}

let compiled: WebAssembly.Module | null = null;

/** A new core with windows of this size. */
export function loadCore(windowBytes?: number): JsonCore {
  compiled ??= new WebAssembly.Module(new Uint8Array(readCore()));
  return createJsonCore(new WebAssembly.Instance(compiled), windowBytes);
}

export const PRETTY: JsonTask = { mode: 'pretty', indent: 2, maxDepth: 2000 };
export const MINIFY: JsonTask = { mode: 'minify' };
export const VALIDATE: JsonTask = { mode: 'validate' };

interface Outcome {
  readonly refusal: JsonRefusal | null;
  /** Empty after a refusal. */
  readonly output: Uint8Array;
  readonly lineStarts: readonly number[];
  readonly lineBreaks: number;
}

/** Sends the whole text through the core, in chunks of `chunkBytes`. */
export function runCore(core: JsonCore, task: JsonTask, text: Uint8Array, chunkBytes = text.length): Outcome {
  const pieces: Uint8Array[] = [];
  const lineStarts: number[] = [];
  core.begin(task);
  const take = (steps: ReturnType<JsonCore['end']>) => {
    for (const piece of steps) {
      if (piece.bytes.length > 0) pieces.push(piece.bytes.slice());
      lineStarts.push(...piece.lineStarts);
    }
  };
  for (let at = 0; at < text.length; at += chunkBytes) take(core.write(text.subarray(at, at + chunkBytes)));
  take(core.end());
  const refusal = core.refusal();
  return {
    refusal,
    output: refusal === null ? Buffer.concat(pieces) : new Uint8Array(0),
    lineStarts,
    lineBreaks: core.lineBreaks(),
  };
}
