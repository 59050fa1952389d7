/** Spaces per level that can be chosen (doc 3 §9). */
export type JsonIndent = 2 | 4 | 8;
