import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitBytes } from '../../../workers/image-crop/fit-bytes.ts';

/** A file whose size follows quality and area, as those of real encoders do. */
const encoder = (fullSize: number) => {
  const attempts: (readonly [quality: number, scale: number])[] = [];
  const encode = async (quality: number, scale: number) => {
    attempts.push([quality, scale]);
    return { size: Math.ceil(600 + fullSize * (0.05 + 0.95 * quality ** 2) * scale ** 1.9) };
  };
  return { encode, attempts };
};
const quality = { wanted: 0.9, lowest: 0.4 };

describe('the search for a file below a limit', () => {
  it('takes the wanted quality where it fits, with one attempt', async () => {
    const { encode, attempts } = encoder(100_000);
    const best = await fitBytes({ encode, maxBytes: 100_000, quality, scaleMin: 0.01 });
    expect([best.quality, best.scale, best.fits, attempts.length]).toEqual([0.9, 1, true, 1]);
  });

  it('lowers the quality before the scale, and not further than needed', async () => {
    const { encode } = encoder(200_000);
    const best = await fitBytes({ encode, maxBytes: 100_000, quality, scaleMin: 0.01 });
    expect([best.scale, best.fits]).toEqual([1, true]);
    expect(best.encoded.size).toBeGreaterThan(95_000);
  });

  it('scales down where the lowest quality is not enough', async () => {
    const { encode } = encoder(1_000_000);
    const best = await fitBytes({ encode, maxBytes: 50_000, quality, scaleMin: 0.01 });
    expect(best.fits).toBe(true);
    expect(best.scale).toBeLessThan(1);
    expect(best.encoded.size).toBeGreaterThan(30_000);
  });

  it('keeps as many pixels as fit, also where files shrink much faster than their pictures', async () => {
    const encode = async (value: number, scale: number) => ({ size: Math.ceil(1_000_000 * value * scale ** 3) });
    const best = await fitBytes({ encode, maxBytes: 50_000, quality, scaleMin: 0.01 });
    // At the lowest quality: 400 000 * scale³ = 50 000.
    expect(best.fits).toBe(true);
    expect(best.scale).toBeGreaterThan(0.48);
    expect(best.scale).toBeLessThanOrEqual(0.5);
  });

  it('only scales a format without quality', async () => {
    const { encode, attempts } = encoder(1_000_000);
    const best = await fitBytes({ encode, maxBytes: 80_000, quality: { wanted: 1, lowest: 1 }, scaleMin: 0.01 });
    expect([best.fits, attempts.every(([used]) => used === 1)]).toEqual([true, true]);
  });

  it('ends with the smallest file where no file fits', async () => {
    const { encode, attempts } = encoder(1_000_000);
    const best = await fitBytes({ encode, maxBytes: 100, quality, scaleMin: 0.01 });
    expect([best.fits, best.scale]).toEqual([false, 0.01]);
    expect(attempts.length).toBeLessThan(40);
  });

  it('always gives a file that fits if there is one, and a result that was really encoded', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1000, max: 5_000_000 }),
        fc.integer({ min: 1000, max: 2_000_000 }),
        async (fullSize, maxBytes) => {
          const { encode, attempts } = encoder(fullSize);
          const best = await fitBytes({ encode, maxBytes, quality, scaleMin: 0.002 });
          expect(best.fits).toBe(true);
          expect(best.encoded.size).toBeLessThanOrEqual(maxBytes);
          expect(attempts).toContainEqual([best.quality, best.scale]);
        },
      ),
      { numRuns: 200 },
    );
  });
});
