/** Height of a row; a finger finds it. */
export const ROW_PX = 24;
/** Width of a level; deeper levels than these stand below each other, with their number. */
export const INDENT_PX = 16;
export const INDENTED_LEVELS_COUNT = 24;
/** Levels that can be unfolded at once. */
export const LEVELS = [1, 2, 3, 4, 5] as const;
/** Objects and arrays that are unfolded at once: more is no overview, and every one is asked for. */
export const UNFOLDED_AT_ONCE_COUNT = 2000;
/** Children that are asked for in one request when many are unfolded: a frame takes them in. */
export const REQUESTED_CHILDREN_COUNT = 2000;
/** A root with so many children at most shows its second level at once. */
export const SMALL_ROOT_COUNT = 20;
/** Characters of a path that are shown; its end says most. */
export const SHOWN_PATH_CHARS = 300;
