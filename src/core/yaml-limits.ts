/** Longest YAML text that is parsed, in UTF-16 units. The page rejects longer texts before they are read or sent. */
export const YAML_CHARS_MAX = 8_000_000;
