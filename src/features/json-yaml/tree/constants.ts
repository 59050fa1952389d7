/** Height of a row for a pointer, and for a finger. */
export const ROW_PX = { fine: 24, coarse: 44 } as const;
/** Indentation per level. Deeper levels than these are not indented further, and show their number. */
export const INDENT_PX = 16;
export const INDENTED_LEVELS_COUNT = 24;
/** Levels that can be unfolded at once. */
export const LEVELS = [1, 2, 3, 4, 5] as const;
/** Objects and arrays that are unfolded at once. More would give no overview, and each needs a request. */
export const UNFOLDED_AT_ONCE_COUNT = 2000;
/** Children per request when many are unfolded; as many as one frame can process. */
export const REQUESTED_CHILDREN_COUNT = 2000;
/** A root with at most this many children starts with two levels unfolded. */
export const SMALL_ROOT_COUNT = 20;
/** Pages of an object that are searched for a key which has moved. */
export const SEARCHED_PAGES_COUNT = 20;
/** Pressing a row for this long opens its menu; moving the finger farther than this scrolls. */
export const LONG_PRESS = { ms: 500, movePx: 10 } as const;
/** Characters of a path that are shown, counted from its end. */
export const SHOWN_PATH_CHARS = 300;
