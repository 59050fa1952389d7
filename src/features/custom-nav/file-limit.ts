/** UTF-16 units of an imported file. Bookmarks bring their icons along. */
export const FILE_CHARS_MAX = 24 << 20;
