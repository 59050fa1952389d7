/** Height of a line of the outline; large enough for a finger. */
export const OUTLINE_ROW_PX = 36;
export const OUTLINE_INDENT_PX = 18;
/** Deeper levels are not indented further. */
export const OUTLINE_INDENTED_LEVELS = 8;
/** Until the outline has been opened, this height is assumed. */
export const OUTLINE_HEIGHT_PX = 480;
/** The menu offers at most this many levels. */
export const MENU_LEVELS_MAX = 6;
