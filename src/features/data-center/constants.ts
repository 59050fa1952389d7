/** An offer to undo stays longer than other messages. */
export const UNDO_TOAST_MS = 12_000;

/** File types that the file picker offers. */
export const BACKUP_TYPES = '.zip,application/zip';
