/** Largest file, in bytes (doc 2 §5). The receiver refuses larger ones, too. */
export const FILE_BYTES_MAX = 100 << 20;
