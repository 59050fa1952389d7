/** Most tasks and levels that one pasted text adds. */
export const OUTLINE_TASKS_MAX = 2000;
export const OUTLINE_LEVELS_MAX = 20;

/** Only the beginning of a line is searched for dates and marks, which keeps the search short. */
export const QUICK_ADD_CHARS_MAX = 500;
export const LABEL_CHARS_MAX = 50;

/** Octets of a line in a calendar file, without its end (RFC 5545 §3.1). */
export const CALENDAR_LINE_BYTES = 75;
