/** Bytes of a text file per UTF-16 unit at most, in every supported encoding. */
export const FILE_BYTES_PER_CHAR = 3;
