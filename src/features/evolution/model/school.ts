/** A fish of a drawn school, in units of the drawing. */
interface SchoolFish {
  readonly x: number;
  readonly y: number;
  /** Degrees; 0 swims to the right. */
  readonly heading: number;
  readonly scale: number;
  /** 0 is the farthest layer. */
  readonly layer: number;
}

/** Rings of the school from the outer to the inner one: radius, number of fish, size of a fish. */
const RINGS = [
  { radius: 250, count: 22, scale: 0.62 },
  { radius: 192, count: 17, scale: 0.86 },
  { radius: 128, count: 11, scale: 1.12 },
] as const;

/** Rings are seen from above at an angle. */
const FLATNESS = 0.78;
/** Largest distance from the ring, as a part of its radius. */
const SCATTER = 0.13;

/** A school that circles around a place, the same at every call. Values are rounded, so that every browser has the same. */
export function circlingSchool(centerX: number, centerY: number): SchoolFish[] {
  return RINGS.flatMap(({ radius, count, scale }, layer) =>
    Array.from({ length: count }, (_, index) => {
      const angle = ((index + 0.5 * scatter(index, layer + 5)) / count) * 2 * Math.PI;
      const distance = radius * (1 + SCATTER * scatter(index, layer));
      const heading = (Math.atan2(FLATNESS * Math.cos(angle), -Math.sin(angle)) * 180) / Math.PI;
      return {
        x: Math.round(centerX + distance * Math.cos(angle)),
        y: Math.round(centerY + distance * FLATNESS * Math.sin(angle)),
        heading: Math.round(heading + 9 * scatter(index, layer + 9)),
        scale: Math.round(scale * (1 + 0.22 * scatter(index, layer + 3)) * 100) / 100,
        layer,
      };
    }),
  );
}

/** A number from -1 to 1 that looks like chance and is the same for the same input. */
function scatter(index: number, salt: number): number {
  return (((index + 1) * 7919 + (salt + 1) * 104_729) % 2003) / 1001.5 - 1;
}
