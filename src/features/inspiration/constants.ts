export { BACKUP_BYTES_MAX } from './file-limit.ts';

/** Values of doc 3 §9 Plans and §3 Enumerations. */
export const PAGE_SIZE = 12;
export const MONTH_CELLS = 42;
export const WEEK_DAYS = 7;
/** Titles of a calendar day: characters shown of one, and how many are shown. */
export const DAY_CHIPS = { characters: 8, max: 2 } as const;

export const BACKUP_SCHEMA = 'mythinkn.inspiration.v1';
export const BACKUP_VERSION = 1;

export const INSPIRATION_STATUSES = ['active', 'completed', 'archived'] as const;
/** Orders of the list of goals. */
export const LIST_SORTS = ['created', 'updated', 'title', 'progress'] as const;
/** Next steps shown at first. */
export const NEXT_STEPS_SHOWN_MAX = 4;
/** From this number of goals on, the list can be searched and sorted. */
export const LIST_TOOLS_MIN_COUNT = 6;
export const TASK_STATUSES = ['todo', 'in_progress', 'completed'] as const;
export const PRIORITIES = ['low', 'medium', 'high', 'critical'] as const;
export const MILESTONE_TYPES = ['minor', 'regular', 'key'] as const;

export const DEFAULT_PRIORITY = 'medium';
export const DEFAULT_MILESTONE_TYPE = 'regular';

export const TOAST_MS = 4000;
/** Time to read and reach the button. */
export const UNDO_TOAST_MS = 8000;

/** Days in which a deleted goal or task can be restored. */
export const DELETED_DAYS = 30;
