/** What is not repaired as meant: kind, what is given, what it means, and what comes instead. */
export const KNOWN_MISSES: readonly (readonly [kind: string, given: string, wanted: string, instead: string])[] = [];
