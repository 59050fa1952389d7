/** Longest YAML text that is read, in UTF-16 units. The page refuses longer ones before they are read or sent. */
export const YAML_CHARS_MAX = 8_000_000;
