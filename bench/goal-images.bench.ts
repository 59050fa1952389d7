import { WALLPAPER_NAMES } from '../src/core/wallpaper.ts';
import { rangeOfLight } from '../workers/goal-images/light-range.ts';
import { paintWallpaper } from '../workers/goal-images/wallpaper/paint-wallpaper.ts';
import { GOAL_IMAGES } from './budgets.ts';
import type { Bench, Part } from './part.ts';
import { type CostPoint, growthExponent, summarize } from './stats.ts';
import { timeCalls } from './timing.ts';

const ROUNDS = 7;
const LIGHT_ROUNDS = 20;
/** The last one is the largest that is drawn. */
const SIZES = [
  { width: 1280, height: 720 },
  { width: 2560, height: 1440 },
  { width: 3840, height: 2160 },
] as const;
const SCREEN = SIZES[1];
/** As many pixels as are measured at most. */
const MEASURED = { width: 1280, height: 781 } as const;

/** The pictures of the focus desktop: painting wallpapers and measuring light, in Node, without the browser's encoder. */
export const goalImages: Part = {
  name: 'goal-images',
  async run(bench) {
    for (const name of WALLPAPER_NAMES) measureWallpaper(bench, name);
    measureLight(bench);
  },
};

function measureWallpaper({ report }: Bench, name: (typeof WALLPAPER_NAMES)[number]): void {
  const job = { name, dayPart: 'dusk', seed: 7 } as const;
  const paint = () => new Uint32Array(paintWallpaper({ ...job, size: SIZES[0] }).buffer);
  const [first, second] = [paint(), paint()];
  report.check(
    `${name}: the same job gives the same picture`,
    first.every((pixel, at) => pixel === second[at]),
  );
  report.check(`${name}: the picture has many colors`, new Set(first).size > 5000);
  const costs: CostPoint[] = [];
  for (const size of SIZES) {
    const samples = timeCalls(() => paintWallpaper({ ...job, size }), ROUNDS);
    const bar = size === SCREEN ? { bar: GOAL_IMAGES.wallpaperMs } : {};
    report.measure({ measure: `${name}, ${size.width} × ${size.height}`, unit: 'ms', samples, ...bar });
    costs.push([size.width * size.height, summarize(samples).p25]);
  }
  report.measure({
    measure: `growth exponent of ${name}`,
    unit: '',
    samples: [growthExponent(costs)],
    bar: GOAL_IMAGES.growthExponent,
  });
}

function measureLight({ report }: Bench): void {
  const pixels = paintWallpaper({ name: 'waves', dayPart: 'day', seed: 7, size: MEASURED });
  const { darkest, brightest } = rangeOfLight(pixels, 1);
  report.check('the light of a landscape spans a range', darkest > 0 && darkest < 0.1 && brightest > 0.6);
  report.measure({
    measure: `light of ${MEASURED.width} × ${MEASURED.height} pixels`,
    unit: 'ms',
    samples: timeCalls(() => rangeOfLight(pixels, 0.65), LIGHT_ROUNDS),
    bar: GOAL_IMAGES.lightMs,
  });
}
