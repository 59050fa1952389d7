/** Longest text that is made. */
export const OUTPUT_CHARS_MAX = 64_000_000;
/** Collections inside each other. */
export const DEPTH_MAX = 200;
/** Nodes in one text as it is written. */
export const NODE_COUNT_MAX = 1_500_000;
/** Nodes and characters that aliases may stand for beyond what is written: what an alias bomb has to pass. */
export const ALIAS_BUDGET = { nodes: 250_000, chars: 8_000_000 };
/** Losses, fixes and suggestions that are listed; the counts go on. */
export const LISTED_COUNT = 500;
/** Longer lines were written by programs: nothing in them is mended. */
export const LINE_CHARS_MAX = 4000;
