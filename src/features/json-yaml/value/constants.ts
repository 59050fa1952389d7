/** Height of the viewer below the tree, and of the tree with its bars that stays above it. */
export const VIEWER_PX = { min: 120, initial: 200, step: 24, treeMin: 180 } as const;
/** Maximum size of a string that is shown, and of an object or array. */
export const VIEWED_BYTES = { string: 32 << 20, container: 4 << 20 } as const;
/** Part of a text that is added at a time when its end comes into view, in bytes. */
export const PART_BYTES = 64 << 10;
/** Longer texts are not examined for other meanings; pictures in a text may be longer. */
export const EXAMINED_CHARS = { text: 64 << 10, picture: 4 << 20 } as const;
/** A selected value is fetched when the selection has rested for this long. */
export const REST_MS = 80;
