/** Thrown where a text has something that only the writer of the `yaml` package can write. */
export const NOT_SIMPLE = Symbol('not simple');
