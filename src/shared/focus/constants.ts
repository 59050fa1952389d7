/** Lengths of the focus timer, in minutes. */
export const FOCUS_MINUTES = { min: 1, max: 180, step: 1, initial: 25 } as const;
export const BREAK_MINUTES = { min: 1, max: 60, step: 1, initial: 5 } as const;
export const LONG_BREAK_MINUTES = { min: 1, max: 120, step: 1, initial: 15 } as const;
/** Focus periods up to a long break. */
export const LONG_BREAK_EVERY = 4;
