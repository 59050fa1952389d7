import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSliceMap } from '../../../workers/lan-transfer/slice-map.ts';
import {
  MESSAGE_HEAD_BYTES,
  parseSliceMessage,
  slicesPerMessage,
} from '../../../workers/lan-transfer/slice-message.ts';

const SLICE = 16_384;

describe('the map of slices', () => {
  it('knows for any slices which ones are missing, also after it was stored', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), fc.array(fc.integer({ min: -5, max: 210 })), (total, slices) => {
        const map = createSliceMap(total, null);
        for (const slice of slices) map.add(slice);
        const wanted = Array.from({ length: total }, (_, slice) => slice).filter((slice) => !slices.includes(slice));
        const restored = createSliceMap(total, map.toBytes());
        for (const each of [map, restored]) {
          const ranges = each.missing();
          const listed: number[] = [];
          for (let at = 0; at < ranges.length; at += 2)
            for (let slice = ranges[at] ?? 0; slice < (ranges[at + 1] ?? 0); slice++) listed.push(slice);
          expect(listed).toEqual(wanted);
          expect(each.count()).toBe(total - wanted.length);
        }
      }),
    );
  });

  it.each([
    ['another length', new Uint8Array(5)],
    ['no bytes', new Uint8Array(0)],
  ])('ignores stored bytes of %s', (_name, bytes) => {
    expect(createSliceMap(20, bytes).count()).toBe(0);
  });

  it('ignores stored bits behind the last slice', () => {
    expect(createSliceMap(3, new Uint8Array([0xff])).count()).toBe(3);
  });
});

describe('a message of slices', () => {
  const file = { bytes: 3 * SLICE + 100, sliceBytes: SLICE };
  const message = (first: number, bytes: number) => {
    const buffer = new ArrayBuffer(MESSAGE_HEAD_BYTES + bytes);
    new DataView(buffer).setUint32(0, first, true);
    return buffer;
  };

  it.each([
    ['one slice', 0, SLICE, 1],
    ['several slices', 1, 2 * SLICE, 2],
    ['the short last slice', 3, 100, 1],
    ['slices up to the end', 2, SLICE + 100, 2],
  ])('may hold %s', (_name, first, bytes, count) => {
    expect(parseSliceMessage(message(first, bytes), file)).toMatchObject({ first, count });
  });

  it.each([
    ['a text', 'slice'],
    ['no data', message(0, 0)],
    ['no head', new ArrayBuffer(2)],
    ['a part of a slice', message(0, 100)],
    ['a slice and a part', message(0, SLICE + 100)],
    ['a slice behind the end', message(4, SLICE)],
    ['more than the last slice', message(3, 101)],
    ['less than the last slice', message(3, 99)],
    ['the largest number', message(0xffffffff, SLICE)],
    ['too much', message(0, 1 << 20)],
  ])('is refused with %s', (_name, data) => {
    expect(parseSliceMessage(data, file)).toBeNull();
  });

  it.each([
    [Number.POSITIVE_INFINITY, 15],
    [262_144, 15],
    [65_536, 3],
    [16_388, 1],
    [100, 1],
  ])('of at most %d bytes holds %i slices', (bytes, slices) => {
    expect(slicesPerMessage(bytes, SLICE)).toBe(slices);
  });
});
