import type { TextDocument } from '../texts.api.ts';

/**
 * The kind of a difference. `moved`: an item of an array at another place. `reordered`: the keys of an object in
 * another order. `notation`: the same value, written in another way (1.0 and 1, an escape and its character).
 */
export type JsonDifferenceKind = 'added' | 'removed' | 'changed' | 'moved' | 'reordered' | 'notation';

/** UTF-16 units of a text, from `start` to before `end`. */
export interface MarkedPart {
  readonly start: number;
  readonly end: number;
}

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
  /** Offset of the value's first byte in the compared text; null where the value is absent. */
  readonly offset: number | null;
  /** Offset of the byte behind which the value is inserted, where it is absent or an item at another place; else null. */
  readonly gap: number | null;
  /**
   * The parts of a changed string, as it is written with its quotes, that differ from the other string. Empty for all
   * other values, and when hardly anything is equal.
   */
  readonly marks: readonly MarkedPart[];
  /** Where `text` begins in the value as it is written, in UTF-16 units. Only for values with marks; otherwise 0. */
  readonly textFrom: number;
  /** Where a value with marks begins in its line, in UTF-16 units; null for other values and for very long lines. */
  readonly column: number | null;
}

/** Paths (RFC 9535) of values that are left out, in each of the texts; null leaves out nothing. Patterns are in both. */
export interface IgnoredPath {
  readonly left: string | null;
  readonly right: string | null;
}

/** The ways to ignore a value. Null where there is none: the whole text, and very long paths. */
export interface IgnoreChoices {
  /** The values of all members with this name: of the value itself or, for an item, of its array. */
  readonly named: { readonly name: string; readonly path: string } | null;
  /** The values at this place in every item of the arrays around it. */
  readonly inItems: string | null;
  readonly exact: IgnoredPath | null;
}

export interface JsonDifference {
  readonly kind: JsonDifferenceKind;
  /** JSONPath in the left text; for an added value, in the right text. Very long paths are cut in the middle. */
  readonly path: string;
  /** JSONPath in the right text when it differs, because items before it were added or removed. */
  readonly rightPath: string | null;
  readonly left: JsonDifferenceSide;
  readonly right: JsonDifferenceSide;
  readonly ignore: IgnoreChoices;
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
  /** For each of the ignored paths, the number of values in both texts that it leaves out. */
  readonly ignoredCounts: readonly number[];
  readonly tookMs: number;
}

export interface JsonDiffOptions {
  /** Members are matched by their keys either way; when false, another order is a difference. */
  readonly ignoresKeyOrder: boolean;
  /** Compares arrays without regard to the order of their items; off by default. */
  readonly ignoresItemOrder?: boolean;
  /** A path that cannot be read leaves out nothing. */
  readonly ignored?: readonly IgnoredPath[];
}

/** Takes over one difference: the target text becomes like the source text at that place. */
export interface JsonAcceptance {
  readonly kind: JsonDifferenceKind;
  /** The compared texts, and the difference's sides in them. */
  readonly source: { readonly id: number; readonly side: JsonDifferenceSide };
  readonly target: { readonly id: number; readonly side: JsonDifferenceSide };
  /** The text that is changed: it has the same values in the same order as the target. May be the target itself. */
  readonly into: number;
}

export interface JsonDiffApi {
  /**
   * Compares two valid texts value by value. Numbers are compared as decimals of any length, strings by their contents;
   * members of an object by key, repeated keys in their order; items of an array by alignment.
   * @throws `json-invalid` (details: JsonProblem and `side`: 'left' | 'right'), `json-too-large` (details: `side`).
   */
  diff(leftId: number, rightId: number, options: JsonDiffOptions): Promise<JsonComparison>;
  /**
   * The text `into` with one value replaced, added, removed or moved, as a new document; everything else keeps its
   * bytes. @throws `json-invalid`, `json-too-large`, `document-closed`.
   */
  accept(acceptance: JsonAcceptance): Promise<{ readonly document: TextDocument }>;
}
