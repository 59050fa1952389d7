import { findLast } from '../shared/find-last.ts';
import { type ByteSource, joinBytes } from './byte-source.ts';

interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/** What stands in a spliced text: bytes of its own, or a part of its base. */
type Part = Uint8Array<ArrayBuffer> | ByteRange;

interface SplicedSource extends ByteSource {
  readonly base: ByteSource;
  /** The parts from … to, in order. */
  partsBetween(from: number, to: number): Iterable<Part>;
}

/** Bytes, or a part of the text itself, that replace those from … to. */
export interface Splice extends ByteRange {
  readonly bytes: Uint8Array | ByteRange;
}

/**
 * A source in which some bytes are replaced, in order. It copies nothing but shows parts of its base, which is never such a
 * source itself: edits one after the other make no chain.
 */
export function createSplicedSource(source: ByteSource, splices: readonly Splice[]): ByteSource {
  const parts: Part[] = [];
  let at = 0;
  for (const { from, to, bytes } of splices) {
    parts.push(...partsOf(source, at, from));
    if (!(bytes instanceof Uint8Array)) parts.push(...partsOf(source, bytes.from, bytes.to));
    else if (bytes.length > 0) parts.push(new Uint8Array(bytes));
    at = to;
  }
  parts.push(...partsOf(source, at, source.byteLength));
  return createPartsSource(isSpliced(source) ? source.base : source, parts);
}

function isSpliced(source: ByteSource): source is SplicedSource {
  return 'partsBetween' in source;
}

function partsOf(source: ByteSource, from: number, to: number): Iterable<Part> {
  if (from >= to) return [];
  return isSpliced(source) ? source.partsBetween(from, to) : [{ from, to }];
}

function createPartsSource(base: ByteSource, parts: readonly Part[]): SplicedSource {
  const starts: number[] = [];
  let byteLength = 0;
  for (const part of parts) {
    starts.push(byteLength);
    byteLength += lengthOf(part);
  }

  function* partsBetween(from: number, to: number): Generator<Part> {
    const end = Math.min(to, byteLength);
    for (let nth = findLast(starts, from), at = from; at < end; nth++) {
      const part = parts[nth];
      if (part === undefined) return;
      const start = starts[nth] ?? 0;
      const stop = Math.min(end - start, lengthOf(part));
      yield cut(part, at - start, stop);
      at = start + stop;
    }
  }

  return {
    base,
    byteLength,
    partsBetween,
    async read(from, to) {
      const pieces: Uint8Array<ArrayBuffer>[] = [];
      for (const part of partsBetween(from, to)) pieces.push(await bytesOf(base, part));
      return joinBytes(pieces);
    },
    async *chunks(from = 0, to = byteLength) {
      for (const part of partsBetween(from, to)) {
        if (part instanceof Uint8Array) yield part;
        else yield* base.chunks(part.from, part.to);
      }
    },
    async toBlob() {
      const whole = await base.toBlob();
      return new Blob(parts.map((part) => (part instanceof Uint8Array ? part : whole.slice(part.from, part.to))));
    },
    dispose: () => undefined,
  };
}

function cut(part: Part, from: number, to: number): Part {
  return part instanceof Uint8Array ? part.subarray(from, to) : { from: part.from + from, to: part.from + to };
}

export function lengthOf(part: Splice['bytes']): number {
  return part instanceof Uint8Array ? part.length : part.to - part.from;
}

/** A copy: readers may keep what they read. */
async function bytesOf(base: ByteSource, part: Part): Promise<Uint8Array<ArrayBuffer>> {
  return part instanceof Uint8Array ? part.slice() : base.read(part.from, part.to);
}
