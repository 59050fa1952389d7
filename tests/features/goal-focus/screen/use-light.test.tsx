// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LightRange } from '../../../../src/core/color/luminance.ts';
import type { OpenedPicture } from '../../../../src/features/goal-focus/background/open-picture.ts';
import { allowForScaling } from '../../../../src/features/goal-focus/model/legible.ts';
import { useLight } from '../../../../src/features/goal-focus/screen/use-light.ts';
import { startFakeClock, wait } from '../a-clock.ts';
import { renderHook } from '../a-hook.tsx';

interface Measuring {
  readonly picture: OpenedPicture;
  readonly job: { readonly box: DOMRectReadOnly; readonly area: DOMRectReadOnly; readonly light: number };
  readonly resolve: (range: LightRange | null) => void;
  readonly reject: (error: Error) => void;
}

const measurings: Measuring[] = vi.hoisted(() => []);
vi.mock('../../../../src/features/goal-focus/background/measure-picture.ts', () => ({
  measurePicture: (picture: OpenedPicture, job: Measuring['job']) =>
    new Promise((resolve, reject) => measurings.push({ picture, job, resolve, reject })),
}));

const SOLID = { darkest: 0.1, brightest: 0.2 };
const UNKNOWN = { darkest: 0, brightest: 0.6 };
const DAWN_MEASURED = { darkest: 0.3, brightest: 0.5 };
const NIGHT_MEASURED = { darkest: 0.01, brightest: 0.05 };
const DAWN = allowForScaling(DAWN_MEASURED);
const NIGHT = allowForScaling(NIGHT_MEASURED);

const aPicture = (url: string): OpenedPicture => ({ url, blob: null, isDrawn: false, close: () => {} });
const dawn = aPicture('dawn');
const night = aPicture('night');

const text = { current: document.createElement('section') };
const options = (picture: OpenedPicture | null, change: Partial<Parameters<typeof useLight>[0]> = {}) => ({
  picture,
  covered: null,
  text,
  isBeside: false,
  brightness: 65,
  solid: SOLID,
  unknown: UNKNOWN,
  ...change,
});
const measured = (range: LightRange | null) => act(async () => measurings.at(-1)?.resolve(range));

beforeEach(() => {
  startFakeClock();
  measurings.length = 0;
});

describe('the light under the text', () => {
  it('is that of the solid color without a picture', async () => {
    const light = await renderHook(useLight, options(null));
    expect(light.current()).toBe(SOLID);
    expect(measurings).toHaveLength(0);
  });

  it('is unknown until the picture is measured', async () => {
    const light = await renderHook(useLight, options(dawn));
    expect(light.current()).toEqual(UNKNOWN);
    await measured(DAWN_MEASURED);
    expect(light.current()).toEqual(DAWN);
  });

  it.each<[name: string, end: (measuring: Measuring | undefined) => void]>([
    ['belongs to another site', (measuring) => measuring?.resolve(null)],
    ['cannot be measured', (measuring) => measuring?.reject(new Error('no memory'))],
  ])('stays unknown for a picture that %s', async (_case, end) => {
    const light = await renderHook(useLight, options(dawn));
    await act(async () => end(measurings.at(-1)));
    expect(light.current()).toEqual(UNKNOWN);
  });

  it('is the range of both pictures while they fade into each other, and then of the new one', async () => {
    const light = await renderHook(useLight, options(dawn));
    await measured(DAWN_MEASURED);
    await light.change(options(night));
    expect(light.current()).toEqual({ darkest: 0, brightest: 0.6 });
    await measured(NIGHT_MEASURED);
    expect(light.current()).toEqual({ darkest: NIGHT.darkest, brightest: DAWN.brightest });
    await wait(1999);
    expect(light.current()).toEqual({ darkest: NIGHT.darkest, brightest: DAWN.brightest });
    await wait(1);
    expect(light.current()).toEqual(NIGHT);
  });

  it('is the range of picture and solid color while the picture fades out', async () => {
    const light = await renderHook(useLight, options(night));
    await measured(NIGHT_MEASURED);
    await light.change(options(null));
    expect(light.current()).toEqual({ darkest: NIGHT.darkest, brightest: SOLID.brightest });
    await wait(2000);
    expect(light.current()).toEqual(SOLID);
  });

  it('leaves out a measurement that ends after its picture has gone', async () => {
    const light = await renderHook(useLight, options(dawn));
    const [late] = measurings;
    await light.change(options(night));
    await measured(NIGHT_MEASURED);
    await act(async () => late?.resolve(DAWN_MEASURED));
    await wait(2000);
    expect(light.current()).toEqual(NIGHT);
  });
});

describe('a measurement', () => {
  it('is of the window below the text, with the light that stays', async () => {
    await renderHook(useLight, options(dawn));
    const { job, picture } = measurings.at(-1) ?? {};
    expect(picture).toBe(dawn);
    expect(job?.light).toBe(0.65);
    expect([job?.box.width, job?.box.height]).toEqual([window.innerWidth, window.innerHeight]);
  });

  it('is of the element that the picture covers', async () => {
    const covered = { current: document.createElement('section') };
    vi.spyOn(covered.current, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 20, 300, 200));
    await renderHook(useLight, options(dawn, { covered }));
    expect(measurings.at(-1)?.job.box).toMatchObject({ x: 10, y: 20, width: 300, height: 200 });
  });

  it('is made again for another size of the window, once the visitor has finished', async () => {
    await renderHook(useLight, options(dawn));
    const before = measurings.length;
    const { innerWidth } = window;
    for (const width of [900, 800]) {
      Object.defineProperty(window, 'innerWidth', { configurable: true, value: width });
      window.dispatchEvent(new Event('resize'));
      await wait(100);
    }
    expect(measurings).toHaveLength(before);
    await wait(200);
    expect(measurings).toHaveLength(before + 1);
    Object.defineProperty(window, 'innerWidth', { configurable: true, value: innerWidth });
  });

  it('is made again where the text stands beside the sheet', async () => {
    const light = await renderHook(useLight, options(dawn));
    const before = measurings.length;
    await light.change(options(dawn, { isBeside: true }));
    expect(measurings).toHaveLength(before + 1);
  });

  it('is made again for another brightness', async () => {
    const light = await renderHook(useLight, options(dawn));
    await measured(DAWN_MEASURED);
    await light.change(options(dawn, { brightness: 30 }));
    expect(measurings.at(-1)?.job.light).toBe(0.3);
    await measured(NIGHT_MEASURED);
    expect(light.current()).toEqual(NIGHT);
  });
});
