/** Longest result. */
export const OUTPUT_CHARS_MAX = 64_000_000;
/** Maximum nesting of collections. */
export const DEPTH_MAX = 200;
/** Maximum number of nodes in one text as written. */
export const NODE_COUNT_MAX = 1_500_000;
/** Nodes and characters that aliases may add to the written text: the limit for alias bombs. */
export const ALIAS_BUDGET = { nodes: 250_000, chars: 8_000_000 };
/** Listed losses, fixes and suggestions; further ones are only counted. */
export const LISTED_COUNT = 500;
/** Longer lines are machine-written: they are not repaired. */
export const LINE_CHARS_MAX = 4000;
