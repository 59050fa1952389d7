/** Offsets from the shore outwards in pixels, and opacity of the foam there. */
export const FOAM_BANDS = [
  [-9, 0],
  [-1, 0.34],
  [1, 0.34],
  [9, 0],
] as const;
/** The same for the darker water beyond the shore. The last band reaches beyond every canvas. */
export const BEYOND_BANDS = [
  [-1, 0.001],
  [60, 0.42],
  [20_000, 0.42],
] as const;
