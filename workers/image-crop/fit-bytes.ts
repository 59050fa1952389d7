/** One attempt: the encoded picture at a quality and a scale. */
interface Attempt<Encoded> {
  readonly encoded: Encoded;
  /** 0 to 1; meaningless for formats without quality. */
  readonly quality: number;
  /** 1 is the wanted size. */
  readonly scale: number;
  readonly fits: boolean;
}

interface FitOptions<Encoded extends { readonly size: number }> {
  readonly encode: (quality: number, scale: number) => Promise<Encoded>;
  readonly maxBytes: number;
  /** The quality that is used if it fits, and the lowest one before the picture is scaled down. Equal without quality. */
  readonly quality: { readonly wanted: number; readonly lowest: number };
  /** The smallest scale at which both sides still have a pixel. */
  readonly scaleMin: number;
}

/** The search over quality ends when it knows the quality to 1/128. */
const QUALITY_STEPS = 7;
const SCALE_STEPS = 12;
/** The search over scales ends when it knows the largest fitting scale to this share. */
const SCALE_PRECISION = 0.03;
/** Files shrink a little slower than the area of their picture. */
const SCALE_CAUTION = 0.94;

/**
 * Encodes a picture in at most `maxBytes`: first by a binary search over the quality, then at smaller and smaller scales
 * with another such search. The result that does not fit is the smallest one.
 */
export async function fitBytes<Encoded extends { readonly size: number }>(
  options: FitOptions<Encoded>,
): Promise<Attempt<Encoded>> {
  const { encode, maxBytes, quality, scaleMin } = options;
  let scale = 1;
  let tooLarge = 1;
  for (let step = 0; ; step += 1) {
    const best = await searchQuality(options, scale);
    if (best.fits && step > 0) return await enlarge(options, best, tooLarge);
    if (best.fits || scale <= scaleMin) return best;
    tooLarge = scale;
    const share = Math.sqrt(maxBytes / best.encoded.size);
    scale = Math.max(scaleMin, scale * Math.min(SCALE_CAUTION, share * SCALE_CAUTION));
    if (step + 1 < SCALE_STEPS) continue;
    const encoded = await encode(quality.lowest, scaleMin);
    return { encoded, quality: quality.lowest, scale: scaleMin, fits: encoded.size <= maxBytes };
  }
}

/** The best file between a fitting scale and a scale that is too large: a step down may have left pixels unused. */
async function enlarge<Encoded extends { readonly size: number }>(
  options: FitOptions<Encoded>,
  fitting: Attempt<Encoded>,
  tooLarge: number,
): Promise<Attempt<Encoded>> {
  const { encode, maxBytes, quality } = options;
  let [low, high] = [fitting.scale, tooLarge];
  while (high - low > SCALE_PRECISION * high) {
    const middle = (low + high) / 2;
    const { size } = await encode(quality.lowest, middle);
    if (size <= maxBytes) low = middle;
    else high = middle;
  }
  return low === fitting.scale ? fitting : await searchQuality(options, low);
}

/** The best quality that fits at this scale, or the lowest one where none does. */
async function searchQuality<Encoded extends { readonly size: number }>(
  { encode, maxBytes, quality }: FitOptions<Encoded>,
  scale: number,
): Promise<Attempt<Encoded>> {
  const attempt = async (value: number): Promise<Attempt<Encoded>> => {
    const encoded = await encode(value, scale);
    return { encoded, quality: value, scale, fits: encoded.size <= maxBytes };
  };
  const wanted = await attempt(quality.wanted);
  if (wanted.fits || quality.lowest >= quality.wanted) return wanted;
  let best = await attempt(quality.lowest);
  if (!best.fits) return best;
  let [low, high] = [quality.lowest, quality.wanted];
  for (let step = 0; step < QUALITY_STEPS; step += 1) {
    const middle = await attempt((low + high) / 2);
    if (middle.fits) {
      best = middle;
      low = middle.quality;
    } else high = middle.quality;
  }
  return best;
}
