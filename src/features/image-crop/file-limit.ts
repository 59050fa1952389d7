/** Largest picture, in bytes. */
export const FILE_BYTES_MAX = 512 << 20;
