import type { ByteSource } from './byte-source.ts';
import { toJsonPath } from './json-path.ts';
import { createKeyReader } from './key-ids.ts';
import type { DuplicateKey } from './texts.api.ts';
import type { Work } from './work-queue.ts';

/** Further duplicates are not listed: a hundred have a single cause. */
const LISTED = 100;

interface Frame {
  readonly isObject: boolean;
  /** Index of the current item, or name of the current member. */
  index: number;
  key: string;
}

/** Finds keys that an object of a valid text holds more than once. A key written with escapes is the same key. */
export async function findDuplicateKeys(source: ByteSource, work: Work): Promise<DuplicateKey[]> {
  const found: DuplicateKey[] = [];
  const scanner = createScanner((duplicate) => {
    if (found.length < LISTED) found.push(duplicate);
  });
  let read = 0;
  for await (const chunk of source.chunks()) {
    scanner.scan(chunk);
    read += chunk.length;
    await work.step(read / source.byteLength);
    if (found.length >= LISTED) return found;
  }
  return found;
}

function createScanner(onDuplicate: (duplicate: DuplicateKey) => void) {
  const keys = createKeyReader();
  const frames: Frame[] = [];
  /** Keys seen in the open object of each depth. */
  const seen: Set<string>[] = [];
  let frame: Frame | null = null;
  let line = 1;
  let inString = false;
  let isEscaped = false;
  let isKey = false;
  let expectsKey = false;

  const open = (isObject: boolean) => {
    frame = { isObject, index: 0, key: '' };
    const keysHere = seen[frames.length];
    if (keysHere === undefined) seen[frames.length] = new Set();
    else if (keysHere.size > 0) keysHere.clear();
    frames.push(frame);
    expectsKey = isObject;
  };

  const close = () => {
    frames.pop();
    frame = frames.at(-1) ?? null;
    expectsKey = false;
  };

  const next = () => {
    if (frame === null) return;
    frame.index += 1;
    expectsKey = frame.isObject;
  };

  const takeKey = (key: string) => {
    if (frame === null) return;
    frame.key = key;
    const keysHere = seen[frames.length - 1];
    if (keysHere?.has(key)) onDuplicate({ path: toJsonPath(stepsOf(frames.slice(0, -1))), key, line });
    keysHere?.add(key);
  };

  /** Continues with a string. @returns the place of its closing quote, or the end of the chunk. */
  const skipString = (chunk: Uint8Array, from: number): number => {
    let at = from;
    for (; at < chunk.length; at++) {
      if (isEscaped) isEscaped = false;
      else if (chunk[at] === 0x5c) isEscaped = true;
      else if (chunk[at] === 0x22) break;
    }
    if (isKey) keys.add(chunk.subarray(from, at));
    return at;
  };

  const scanToken = (byte: number) => {
    switch (byte) {
      case 0x22:
        inString = true;
        isKey = expectsKey;
        break;
      case 0x7b:
        open(true);
        break;
      case 0x5b:
        open(false);
        break;
      case 0x7d:
      case 0x5d:
        close();
        break;
      case 0x2c:
        next();
        break;
      case 0x0a:
        line += 1;
    }
  };

  return {
    scan(chunk: Uint8Array): void {
      for (let at = 0; at < chunk.length; at++) {
        if (!inString) {
          scanToken(chunk[at] ?? 0);
          continue;
        }
        at = skipString(chunk, at);
        if (at >= chunk.length) return;
        inString = false;
        if (isKey) takeKey(keys.take());
        isKey = false;
        expectsKey = false;
      }
    },
  };
}

/** The steps from the root to the innermost frame. */
function stepsOf(frames: readonly Frame[]): (string | number)[] {
  return frames.map((frame) => (frame.isObject ? frame.key : frame.index));
}
