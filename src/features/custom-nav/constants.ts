export { FILE_CHARS_MAX } from './file-limit.ts';

/** Navigation items at most (doc 2 §9). */
export const ITEMS_MAX = 100;

/** How long a message stays (doc 2 §9), and one with an undo button. */
export const TOAST_MS = 3000;
export const UNDO_TOAST_MS = 10_000;

/** Characters of a name; longer names of files are cut. */
export const NAME_LENGTH_MAX = 120;
/** UTF-16 units of a link; longer ones are refused. */
export const LINK_LENGTH_MAX = 8192;

/** Links of an imported file that are read. */
export const CANDIDATES_MAX = 20_000;

/** Files that can be imported, as in the attribute of a file input. */
export const NAV_FILES = ['.json', 'application/json', '.html', '.htm', 'text/html'];
/** Files whose drop is meant for the import, which explains why it refuses a text. The shell takes all others. */
export const DROPPED_FILES = [...NAV_FILES, '.txt', 'text/*'];
