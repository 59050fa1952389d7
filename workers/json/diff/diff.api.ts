/**
 * The kind of a difference. `moved`: an item of an array at another place. `reordered`: the keys of an object in
 * another order. `notation`: the same value, written in another way (1.0 and 1, an escape and its character).
 */
export type JsonDifferenceKind = 'added' | 'removed' | 'changed' | 'moved' | 'reordered' | 'notation';

export interface JsonDifferenceSide {
  /** Lines of the value, from 1. For an absent value: the line behind which it would be. */
  readonly line: number;
  readonly endLine: number;
  /**
   * The value on one line, without blanks between its tokens; for `reordered` the keys; null where the value is absent.
   */
  readonly text: string | null;
  /** Whether text before or behind the excerpt is left out. */
  readonly isCutBefore: boolean;
  readonly isCutBehind: boolean;
}

export interface JsonDifference {
  readonly kind: JsonDifferenceKind;
  /** JSONPath in the left text; for an added value, in the right text. Very long paths are cut in the middle. */
  readonly path: string;
  /** JSONPath in the right text when it differs, because items before it were added or removed. */
  readonly rightPath: string | null;
  readonly left: JsonDifferenceSide;
  readonly right: JsonDifferenceSide;
}

export interface JsonComparison {
  readonly counts: Readonly<Record<JsonDifferenceKind, number>>;
  /** In the order of the texts; of each kind the first `LISTED_DIFFERENCES_COUNT`. */
  readonly differences: readonly JsonDifference[];
  /**
   * Number of arrays that were too long and too different for the best alignment. Their differences are correct, but
   * more items may be reported as moved than necessary.
   */
  readonly coarseArrayCount: number;
  readonly tookMs: number;
}

export interface JsonDiffOptions {
  /** Members are matched by their keys either way; when false, another order is a difference. */
  readonly ignoresKeyOrder: boolean;
}

export interface JsonDiffApi {
  /**
   * Compares two valid texts value by value. Numbers are compared as decimals of any length, strings by their contents;
   * members of an object by key, repeated keys in their order; items of an array by alignment.
   * @throws `json-invalid` (details: JsonProblem and `side`: 'left' | 'right'), `json-too-large` (details: `side`).
   */
  diff(leftId: number, rightId: number, options: JsonDiffOptions): Promise<JsonComparison>;
}
