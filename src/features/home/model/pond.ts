/** Fish for an area, so that a small pond is not crowded. */
const AREA_PER_FISH_PX = 3300;
/** The card is small, so its fish are drawn larger than those of the page-wide pond. */
export const POND_ZOOM = 1.35;
const POPULATION = { min: 20, max: 60 } as const;
/** Machines with fewer cores draw half of the frames. */
const MANY_CORES_COUNT = 8;
const FRAME_RATE = { low: 30, high: 60 } as const;
const PIXEL_RATIO_MAX = 1.5;

/** The number of processors, and whether the machine is a phone or tablet. */
interface Machine {
  readonly cores: number;
  readonly isPhone: boolean;
}

/** The pond of the home page for a view of this size in CSS pixels: decoration, so it stays cheap. */
export function homePond(view: { readonly width: number; readonly height: number }, machine: Machine) {
  const room = Math.round((view.width * view.height) / AREA_PER_FISH_PX);
  const isStrong = machine.cores >= MANY_CORES_COUNT && !machine.isPhone;
  return {
    population: Math.min(Math.max(room, POPULATION.min), POPULATION.max),
    leaders: 2,
    speed: 0.8,
    frameRateMax: isStrong ? FRAME_RATE.high : FRAME_RATE.low,
    pixelRatioMax: PIXEL_RATIO_MAX,
    zoom: POND_ZOOM,
  };
}
