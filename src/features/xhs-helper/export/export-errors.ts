/** Codes of failed exports; the screen has words for each. */
export type CardExportErrorCode = 'face-not-ready' | 'export-failed' | 'copy-failed';
