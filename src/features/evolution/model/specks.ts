/** A speck in the water, in units of the drawing; `opacity` is from 0 to 1. */
interface Speck {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly opacity: number;
}

/** Specks all over an area. They look like chance and are the same at every call. */
export function listSpecks(count: number, width: number, height: number): Speck[] {
  const next = createNumbers();
  return Array.from({ length: count }, () => ({
    x: Math.round(next() * width),
    y: Math.round(next() * height),
    r: 1 + Math.round(next() * 3) / 2,
    opacity: 0.12 + Math.round(next() * 6) / 20,
  }));
}

/** A generator of numbers from 0 to 1 in whole-number arithmetic, which gives the same in every browser. */
function createNumbers(): () => number {
  let state = 4096;
  return () => {
    state = (state * 75 + 74) % 65_537;
    return state / 65_537;
  };
}
