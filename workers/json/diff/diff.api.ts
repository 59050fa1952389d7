/**
 * What became of a value. `moved`: an item of an array, at another place. `reordered`: the keys of an object, in another
 * order. `notation`: the same value, written in another way (1.0 and 1, an escape and its character).
 */
export type JsonDifferenceKind = 'added' | 'removed' | 'changed' | 'moved' | 'reordered' | 'notation';

export interface JsonDifferenceSide {
  /** Lines of the value, from 1. Where it is absent: the line behind which it would be. */
  readonly line: number;
  readonly endLine: number;
  /** The value on one line, without blanks between its tokens; of `reordered` its keys; null where it is absent. */
  readonly text: string | null;
  /** Something is left out before or behind the text. */
  readonly isCutBefore: boolean;
  readonly isCutBehind: boolean;
}

export interface JsonDifference {
  readonly kind: JsonDifferenceKind;
  /** JSONPath in the left text; of what was added, in the right one. Very long ones are cut in the middle. */
  readonly path: string;
  /** JSONPath in the right text where it is another one: items before it came or went. */
  readonly rightPath: string | null;
  readonly left: JsonDifferenceSide;
  readonly right: JsonDifferenceSide;
}

export interface JsonComparison {
  readonly counts: Readonly<Record<JsonDifferenceKind, number>>;
  /** In the order of the texts; of each kind the first thousand. */
  readonly differences: readonly JsonDifference[];
  /**
   * Arrays too long and too different for the best alignment. Theirs is right, though more items may be said to be moved
   * than had to.
   */
  readonly coarseArrayCount: number;
  readonly tookMs: number;
}

export interface JsonDiffOptions {
  /** Members are matched by their keys either way; off, another order is a difference of its own. */
  readonly ignoresKeyOrder: boolean;
}

export interface JsonDiffApi {
  /**
   * Compares two valid texts value by value. Numbers are compared as decimals of any length, strings as they are read;
   * members of an object by key, those of one key in their order; items of an array by alignment.
   * @throws `json-invalid` (details: JsonProblem and `side`: 'left' | 'right'), `json-too-large` (details: `side`).
   */
  diff(leftId: number, rightId: number, options: JsonDiffOptions): Promise<JsonComparison>;
}
