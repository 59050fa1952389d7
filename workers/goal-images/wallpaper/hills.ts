import type { PixelSize } from '../../shared/pixel-geometry.ts';
import { type Lab, mixLab, toRgb } from './color.ts';
import { mix } from './random.ts';

/** One chain of hills across the picture. */
interface Hills {
  /** For each column: the height of the ridge, in pixels from the top. */
  readonly ridge: Float32Array;
  /** The first row of the picture that the hills reach. */
  readonly top: number;
  /** For each column: the share of a pixel that the slope covers per pixel of height, 0 to 1. */
  readonly sharpness: Float32Array;
  /** Color by the depth below the ridge, in pixels; three values each. */
  readonly colors: Float32Array;
}

interface HillsOptions {
  readonly size: PixelSize;
  /** Mean height of the ridge, and how far it rises above and sinks below, in parts of the picture's height. */
  readonly level: number;
  readonly swing: number;
  /** Number of hills side by side in a square picture. */
  readonly count: number;
  readonly color: Lab;
  /** The mist at the foot of the hills. */
  readonly mist: Lab;
  /** Share of the mist at the foot, and how deep below the ridge the foot is, in parts of the picture's height. */
  readonly mistShare: number;
  readonly mistDepth: number;
  readonly random: () => number;
}

/** Shares of the waves that form a ridge; each is about twice as short as the one before. */
const WAVES = [1, 0.42, 0.16, 0.05] as const;

/** A smooth ridge of a few sine waves with random phases. */
export function createHills(options: HillsOptions): Hills {
  const { size, level, swing, count, random } = options;
  const { width, height } = size;
  const side = Math.sqrt(width * height);
  const waves = WAVES.map((share, index) => ({
    share,
    turns: 2 * Math.PI * count * 2 ** index * mix(0.8, 1.25, random()),
    phase: 2 * Math.PI * random(),
  }));
  const ridge = new Float32Array(width);
  for (let x = 0; x < width; x += 1) {
    let sum = 0;
    for (const { share, turns, phase } of waves) sum += share * Math.sin((turns * x) / side + phase);
    ridge[x] = height * (level + (swing * sum) / 1.4);
  }
  const sharpness = Float32Array.from(ridge, (_, x) => {
    const slope = (ridge[Math.min(x + 1, width - 1)] ?? 0) - (ridge[Math.max(x - 1, 0)] ?? 0);
    return 1 / Math.hypot(1, slope / 2);
  });
  const top = Math.floor(ridge.reduce((highest, each) => Math.min(highest, each), height)) - 1;
  return { ridge, top, sharpness, colors: createColors(options) };
}

function createColors({ size, color, mist, mistShare, mistDepth }: HillsOptions): Float32Array {
  const colors = new Float32Array((size.height + 1) * 3);
  for (let depth = 0; depth <= size.height; depth += 1) {
    const foot = 1 - Math.exp((-2.2 * depth) / (mistDepth * size.height));
    colors.set(toRgb(mixLab(color, mist, mistShare * foot)), depth * 3);
  }
  return colors;
}

/** Lays chains of hills over a painted row, the nearest one last in the list. */
export function layHills(all: readonly Hills[], y: number, row: Float32Array): void {
  const chains = all.filter(({ top }) => y >= top);
  if (chains.length === 0) return;
  const columns = row.length / 3;
  for (let x = 0, at = 0; x < columns; x += 1, at += 3) {
    // From the nearest one to the farthest one, until nothing behind can be seen.
    let rest = 1;
    let red = 0;
    let green = 0;
    let blue = 0;
    for (let index = chains.length - 1; index >= 0 && rest > 0; index -= 1) {
      const hills = chains[index];
      if (hills === undefined) continue;
      const depth = y - (hills.ridge[x] ?? 0);
      const cover = depth * (hills.sharpness[x] ?? 1) + 0.5;
      if (cover <= 0) continue;
      const share = rest * Math.min(cover, 1);
      const color = Math.max(0, Math.floor(depth)) * 3;
      red += share * (hills.colors[color] ?? 0);
      green += share * (hills.colors[color + 1] ?? 0);
      blue += share * (hills.colors[color + 2] ?? 0);
      rest -= share;
    }
    if (rest === 1) continue;
    row[at] = red + rest * (row[at] ?? 0);
    row[at + 1] = green + rest * (row[at + 1] ?? 0);
    row[at + 2] = blue + rest * (row[at + 2] ?? 0);
  }
}
