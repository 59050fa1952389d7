import type { JsonLayout } from './indent.ts';
import type { RepairReport } from './repair/repair.api.ts';
import type { JsonProblem, TextDocument } from './texts.api.ts';

/**
 * A change of a value: its string was replaced by the JSON in it, or kept although it holds JSON; escapes of a string
 * were resolved; the value became a string; the member was removed.
 */
export type ChangeKind = 'expanded' | 'kept' | 'decoded' | 'collapsed' | 'removed';

/** The places of one kind of change: their number, and the JSONPaths of the first hundred. */
export interface ChangedPlaces {
  readonly kind: ChangeKind;
  readonly count: number;
  readonly paths: readonly string[];
}

/** Why a text that was unescaped as a whole should be looked at. */
export type ResultDoubt =
  | { readonly kind: 'not-json'; readonly problem: JsonProblem }
  /** The text held quotes without backslashes, so some of its escapes may have belonged to JSON strings. */
  | { readonly kind: 'bare-quotes' };

export interface JsonResult {
  readonly document: TextDocument;
  /** Given by work that changes values or their notation; empty when it found nothing to change. */
  readonly changes?: readonly ChangedPlaces[];
  readonly doubt?: ResultDoubt | null;
  /** The number of values when the text was NDJSON. */
  readonly records?: number | null;
  /** Null when the text was valid. */
  readonly repair: RepairReport | null;
  /** Duration of the work in milliseconds. */
  readonly tookMs: number;
}

export interface SortOption {
  /**
   * Orders the members of every object by their keys: by the UTF-16 units of the unescaped key, as RFC 8785 does;
   * repeated keys keep their order. Off by default, because the order may have a meaning. @throws `json-too-large`.
   */
  readonly sortsKeys?: boolean;
  /** With `sortsKeys`: the last key first. */
  readonly sortsDescending?: boolean;
}

export interface FormatOptions extends SortOption, JsonLayout {
  readonly repairs: boolean;
  /** Refuses a repair that is risky or that finds the text truncated. @throws `repair-risky`. */
  readonly strict?: boolean;
}

export interface MinifyOptions extends SortOption {
  /** Repairs a text that is not JSON first; off by default. */
  readonly repairs?: boolean;
  /** Refuses a repair that is risky or that finds the text truncated. @throws `repair-risky`. */
  readonly strict?: boolean;
}
