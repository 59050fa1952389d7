import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  capPixels,
  type FrameCosts,
  FULL_QUALITY,
  judgeQuality,
  listRungs,
  type PictureNeeds,
  type Quality,
  rungFor,
} from '../../../workers/flock/quality.ts';

const NEEDS: PictureNeeds = { population: 180, isCalm: false, isSoftware: false, pixelRatio: 2 };
const RUNGS = 7;
const FAST: FrameCosts = { intervalMs: 16.7, intervalP95Ms: 17, workMs: 1 };
const SLOW: FrameCosts = { intervalMs: 40, intervalP95Ms: 50, workMs: 1 };
const NEUTRAL: FrameCosts = { ...FAST, intervalMs: 21 };
const STRAINED: FrameCosts = { ...FAST, intervalP95Ms: 50 };

const judged = (quality: Quality, costs: readonly FrameCosts[]) =>
  costs.reduce((now, cost) => judgeQuality(now, cost, RUNGS), quality);
const times = (count: number, costs: FrameCosts) => Array.from({ length: count }, () => costs);
const lowered = (penalty: number): Quality => ({ ...FULL_QUALITY, penalty });

describe('the ways to draw', () => {
  const list = (needs: Partial<PictureNeeds>) =>
    listRungs({ ...NEEDS, ...needs }).map(({ trailSegments, pixelRatio }) => [trailSegments, pixelRatio]);

  it('reduce the ribbons first, then the pixels', () => {
    expect(list({})).toEqual([
      [27, 2],
      [13, 2],
      [9, 2],
      [5, 2],
      [3, 2],
      [3, 1.5],
      [3, 1],
    ]);
  });

  it.each([
    ['the largest small flock begins with the finest ribbons', { population: 300 }, 27],
    ['a larger flock begins cheaper', { population: 301 }, 9],
    ['the largest flock as well', { population: 1000 }, 9],
    ['a software rasterizer begins one rung lower', { isSoftware: true }, 13],
    ['also with a large flock', { population: 1000, isSoftware: true }, 5],
    ['slow motion has no ribbons', { isCalm: true }, 0],
  ])('%s', (_name, needs, segments) => {
    expect(rungFor(FULL_QUALITY, { ...NEEDS, ...needs }).trailSegments).toBe(segments);
  });

  it.each([
    ['a fine display is drawn with two pixels a CSS pixel at most', { pixelRatio: 3 }, [2, 1.5, 1]],
    ['a display of half steps', { pixelRatio: 1.5 }, [1.5, 1.125, 0.75]],
    ['never fewer than three pixels for four CSS pixels', { pixelRatio: 1 }, [1, 0.75]],
    ['nor on a software rasterizer, which gets one at most', { pixelRatio: 3, isSoftware: true }, [1, 0.75]],
    ['a display that has fewer keeps what it has', { pixelRatio: 0.5 }, [0.5]],
    ['slow motion has pixels to give as well', { isCalm: true }, [2, 1.5, 1]],
  ])('%s', (_name, needs, ratios) => {
    const all = listRungs({ ...NEEDS, ...needs }).map(({ pixelRatio }) => pixelRatio);
    expect([...new Set(all)]).toEqual(ratios);
  });

  it.each([27, 13, 9, 5, 3])('fit the 28 rows of the ring: %i pieces', (segments) => {
    const stride = Math.floor(27 / segments);
    const oldest = (segments - 1) * stride + 1 + (stride - 1);
    expect(oldest).toBeLessThanOrEqual(27);
  });

  it('end at the last one when another flock has fewer of them', () => {
    expect(rungFor(lowered(6), { ...NEEDS, population: 1000 })).toEqual({ trailSegments: 3, pixelRatio: 1 });
  });
});

describe('the judgement', () => {
  it.each<[string, readonly FrameCosts[], number]>([
    ['slow frames lower it at once', [SLOW], 1],
    ['a single strain is a hiccup', [STRAINED], 0],
    ['a second strain in a row lowers it, before the median shows anything', times(2, STRAINED), 1],
    ['so does work that nearly fills a frame', times(2, { ...FAST, workMs: 14 }), 1],
    ['strains with a quiet moment between do not', [STRAINED, FAST, STRAINED, FAST], 0],
    ['frames that are neither slow nor fast keep it', times(20, NEUTRAL), 0],
    ['fast frames do not raise it above full', times(30, FAST), 0],
    ['slow frames lower it to the last rung and no further', times(20, SLOW), RUNGS - 1],
  ])('%s', (_name, costs, penalty) => {
    expect(judged(FULL_QUALITY, costs).penalty).toBe(penalty);
  });

  it.each<[string, readonly FrameCosts[], number]>([
    ['five fast judgements are not enough', times(5, FAST), 2],
    ['six in a row are', times(6, FAST), 1],
    ['six with another between are not', [...times(5, FAST), NEUTRAL, ...times(5, FAST)], 2],
    ['nor six with one of which single frames were late', [...times(5, FAST), { ...FAST, intervalP95Ms: 36 }], 2],
    ['nor six with much work', times(6, { ...FAST, workMs: 10 }), 2],
  ])('makes the picture richer with patience: %s', (_name, costs, penalty) => {
    expect(judged(lowered(2), costs).penalty).toBe(penalty);
  });

  it('waits twice as long after a picture that was too rich, and the usual time once one has lasted', () => {
    const punished = judged(lowered(2), [...times(6, FAST), SLOW]);
    expect(punished).toMatchObject({ penalty: 2, patience: 12 });
    expect(judged(punished, times(11, FAST)).penalty).toBe(2);
    const raised = judged(punished, times(12, FAST));
    expect(raised).toMatchObject({ penalty: 1, patience: 12 });
    expect(judged(raised, times(12, NEUTRAL))).toMatchObject({ penalty: 1, patience: 6 });
  });
});

describe('under a constant load', () => {
  const costs = fc.record({
    intervalMs: fc.double({ min: 8, max: 80, noNaN: true }),
    intervalP95Ms: fc.double({ min: 8, max: 160, noNaN: true }),
    workMs: fc.double({ min: 0, max: 30, noNaN: true }),
  });
  /** The cost of each way to draw; cheaper ways cost no more. */
  const load = fc
    .tuple(costs, fc.array(fc.double({ min: 0.4, max: 1, noNaN: true }), { minLength: RUNGS, maxLength: RUNGS }))
    .map(([first, shares]) => {
      let share = 1;
      return shares.map((next) => {
        const now = share;
        share *= next;
        return {
          intervalMs: first.intervalMs * now,
          intervalP95Ms: first.intervalP95Ms * now,
          workMs: first.workMs * now,
        };
      });
    });
  const JUDGEMENTS = 3000;
  const penalties = (loads: readonly FrameCosts[], start: Quality) => {
    const seen = [start.penalty];
    let quality = start;
    for (let i = 0; i < JUDGEMENTS; i++) {
      quality = judgeQuality(quality, loads[quality.penalty] ?? SLOW, RUNGS);
      seen.push(quality.penalty);
    }
    return seen;
  };

  it('it does not flap: a picture that was too rich is tried again after ever longer times', () => {
    fc.assert(
      fc.property(load, fc.integer({ min: 0, max: RUNGS - 1 }), (loads, start) => {
        const seen = penalties(loads, lowered(start));
        const falls = seen.flatMap((penalty, i) => (i > 0 && penalty > (seen[i - 1] ?? 0) ? [i] : []));
        // Once the level is found, the picture only becomes cheaper after it became richer.
        const late = falls.slice(RUNGS);
        for (let i = 2; i < late.length; i++) {
          const [a = 0, b = 0, c = 0] = late.slice(i - 2);
          expect(c - b).toBeGreaterThan((b - a) * 1.5);
        }
        expect(falls.length).toBeLessThanOrEqual(RUNGS + Math.log2(JUDGEMENTS));
      }),
    );
  });

  it('it settles at a picture that is not slow, or at the cheapest', () => {
    fc.assert(
      fc.property(load, (loads) => {
        const seen = penalties(loads, FULL_QUALITY);
        const sustainable = loads.findIndex((cost) => judged(FULL_QUALITY, times(2, cost)).penalty === 0);
        const deepest = sustainable === -1 ? RUNGS - 1 : sustainable;
        expect(Math.max(...seen)).toBe(deepest);
      }),
    );
  });

  it('it reaches the cheapest picture soon and stays there when nothing helps', () => {
    const seen = penalties(times(RUNGS, SLOW), FULL_QUALITY);
    expect(new Set(seen.slice(RUNGS))).toEqual(new Set([RUNGS - 1]));
  });
});

it.each([
  [3, false, 2],
  [1.5, false, 1.5],
  [3, true, 1],
  [0.8, true, 0.8],
])('draws a display of %f pixels per CSS pixel (software: %s) at %f', (pixelRatio, isSoftware, drawn) => {
  expect(capPixels({ width: 10, height: 10, pixelRatio }, isSoftware).pixelRatio).toBe(drawn);
});
