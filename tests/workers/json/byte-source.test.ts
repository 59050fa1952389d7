import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createBlockSource, createKeptSource } from '../../../workers/json/byte-source.ts';

const pieces = fc.array(fc.uint8Array({ minLength: 1, maxLength: 9 }), { maxLength: 12 });

test('a kept source gives its bytes across pieces, for any range', async () => {
  await fc.assert(
    fc.asyncProperty(pieces, fc.nat(120), fc.nat(120), async (parts, from, length) => {
      const whole = new Uint8Array(parts.flatMap((part) => [...part]));
      const source = createKeptSource(new Blob([whole]), parts as Uint8Array<ArrayBuffer>[]);
      expect(source.byteLength).toBe(whole.length);
      expect(await source.read(from, from + length)).toEqual(whole.slice(from, from + length));
      const streamed: number[] = [];
      for await (const chunk of source.chunks(from, from + length)) streamed.push(...chunk);
      expect(streamed).toEqual([...whole.slice(from, from + length)]);
    }),
  );
});

test('a kept source gives the file itself, not a copy', async () => {
  const blob = new Blob(['[1]']);
  const source = createKeptSource(blob, [new TextEncoder().encode('[1]')]);
  expect(await source.toBlob()).toBe(blob);
});

test('a kept source at rest reads the file again', async () => {
  const source = createKeptSource(new Blob(['[12345]']), [new TextEncoder().encode('[12345]')]);
  source.rest?.();
  expect(new TextDecoder().decode(await source.read(1, 3))).toBe('12');
  const pieces: Uint8Array[] = [];
  for await (const piece of source.chunks(2, 5)) pieces.push(piece);
  expect(new TextDecoder().decode(Buffer.concat(pieces))).toBe('234');
});

test('a kept source that comes to rest while it is read continues with the file', async () => {
  const encoder = new TextEncoder();
  const source = createKeptSource(new Blob(['[12345]']), [encoder.encode('[12'), encoder.encode('345]')]);
  const pieces: Uint8Array[] = [];
  for await (const piece of source.chunks(1, 6)) {
    pieces.push(piece.slice());
    source.rest?.();
  }
  expect(new TextDecoder().decode(Buffer.concat(pieces))).toBe('12345');
});

test('a kept source that is closed while it is read ends with an error', async () => {
  const encoder = new TextEncoder();
  const source = createKeptSource(new Blob(['[12345]']), [encoder.encode('[12'), encoder.encode('345]')]);
  const read = async () => {
    for await (const _ of source.chunks()) source.dispose();
  };
  await expect(read()).rejects.toMatchObject({ code: 'document-closed' });
  await expect(source.read(0, 3)).rejects.toMatchObject({ code: 'document-closed' });
});

test('a block source reads across its seams', async () => {
  const source = createBlockSource([new Uint8Array([1, 2, 3]), new Uint8Array([4, 5])]);
  expect(await source.read(1, 5)).toEqual(new Uint8Array([2, 3, 4, 5]));
});

describe('a source that is disposed of', () => {
  // The function of ECMAScript 2024, which older versions of Node do not have.
  const prototype = ArrayBuffer.prototype as ArrayBuffer & { transfer?: unknown };
  const native = prototype.transfer;
  beforeEach(() => {
    prototype.transfer = function (this: ArrayBuffer) {
      return structuredClone(this, { transfer: [this] });
    };
  });
  afterEach(() => {
    if (native === undefined) delete prototype.transfer;
    else prototype.transfer = native;
  });

  test('gives the memory of its blocks back and keeps the bytes that were read', async () => {
    const block = new Uint8Array([1, 2, 3]);
    const source = createBlockSource([block]);
    const bytes = await source.read(0, 2);
    source.dispose();
    source.dispose();
    expect([block.byteLength, bytes]).toEqual([0, new Uint8Array([1, 2])]);
  });

  test('ends the reading of its blocks with an error', async () => {
    const source = createBlockSource([new Uint8Array([1, 2]), new Uint8Array([3])]);
    const chunks = source.chunks()[Symbol.asyncIterator]();
    await chunks.next();
    source.dispose();
    await expect(chunks.next()).rejects.toMatchObject({ code: 'document-closed' });
  });

  test('gives the memory of its pieces back at rest, and stays readable', async () => {
    const piece = new Uint8Array([1, 2, 3]);
    const source = createKeptSource(new Blob([piece]), [piece]);
    const bytes = await source.read(0, 3);
    source.rest?.();
    expect([piece.byteLength, bytes]).toEqual([0, new Uint8Array([1, 2, 3])]);
    expect(await source.read(1, 3)).toEqual(new Uint8Array([2, 3]));
  });
});
