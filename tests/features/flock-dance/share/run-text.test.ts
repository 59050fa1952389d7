import fc from 'fast-check';
import { deflateSync } from 'fflate';
import { expect, it } from 'vitest';
import { fromRunText, toRunText } from '../../../../src/features/flock-dance/share/run-text.ts';
import { toBase64 } from '../../../../src/platform/base64.ts';
import { aLog } from '../a-shared-game.ts';

const pack = (bytes: Uint8Array) => toBase64(deflateSync(bytes)).replaceAll('+', '-').replaceAll('/', '_');

it('holds a log byte for byte in letters that an address keeps', () => {
  const step = fc.tuple(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 255 }), fc.constantFrom(0, 1));
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 500 }), (steps) => {
      const log = { ...aLog('2026-11-21'), steps: Uint8Array.from(steps.flat()) };
      const text = toRunText(log);
      expect(text).toMatch(/^[\w-]+$/);
      expect(fromRunText(text)).toEqual(log);
    }),
  );
});

it('of 90 seconds by keyboard fits into a QR code', () => {
  const sides = [0, 127, 90, 166];
  const steps = Uint8Array.from({ length: 5400 * 3 }, (_, index) => {
    const press = Math.floor(index / 3 / 40);
    return index % 3 === 2 ? Number(press % 5 === 0) : (sides[(press * (1 + (index % 3)) * 7) % 4] ?? 0);
  });
  expect(toRunText({ ...aLog('2026-11-21'), steps }).length).toBeLessThan(1000);
});

it.each<[name: string, text: string]>([
  ['text that is not packed', 'abc'],
  ['a head that is not JSON', pack(Uint8Array.of(123, 0, 1, 2, 3))],
  ['a head that is no object', pack(Uint8Array.of(55, 0, 1, 2, 3))],
  ['more bytes than any log has', pack(new Uint8Array(50_000_000))],
])('is no log with %s', (_name, text) => {
  expect(fromRunText(text)).toBeNull();
});
