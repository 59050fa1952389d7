/** A value that the query itself contains or makes. A number among the values is a node of the document's table. */
export type MadeValue =
  | { readonly kind: 'object'; readonly members: ReadonlyMap<string, QueryValue> }
  | { readonly kind: 'array'; readonly items: readonly QueryValue[] }
  | { readonly kind: 'string'; readonly text: string }
  /** The text is a JSON number, or `true`, `false` or `null`. */
  | { readonly kind: 'number' | 'literal'; readonly text: string };

/** A node of the document, or a made value. */
export type QueryValue = number | MadeValue;

/** RFC 9535 §2.3. An index or a bound may be negative: it counts from the end. */
export type Selector =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'wildcard' }
  | { readonly kind: 'index'; readonly index: number }
  | SliceSelector
  | { readonly kind: 'filter'; readonly test: Test };

export interface SliceSelector {
  readonly kind: 'slice';
  readonly from: number | null;
  readonly to: number | null;
  readonly step: number;
}

/** RFC 9535 §2.5. */
export interface Segment {
  readonly isDescendant: boolean;
  readonly selectors: readonly Selector[];
}

export interface PathQuery {
  /** Begins at the root (`$`) instead of the tested node (`@`). */
  readonly isAbsolute: boolean;
  readonly segments: readonly Segment[];
}

export type ComparisonOperator = '==' | '!=' | '<' | '<=' | '>' | '>=';

/** A logical expression of a filter, RFC 9535 §2.3.5. */
export type Test =
  | { readonly kind: 'and' | 'or'; readonly tests: readonly Test[] }
  | { readonly kind: 'not'; readonly test: Test }
  | { readonly kind: 'exists'; readonly query: PathQuery }
  | { readonly kind: 'matches'; readonly call: MatchCall }
  | {
      readonly kind: 'comparison';
      readonly operator: ComparisonOperator;
      readonly left: Operand;
      readonly right: Operand;
    };

/** Something with at most one value. The query is a singular one. */
export type Operand =
  | { readonly kind: 'literal'; readonly value: MadeValue }
  | { readonly kind: 'query'; readonly query: PathQuery }
  | { readonly kind: 'length'; readonly of: Operand }
  | { readonly kind: 'count' | 'value'; readonly query: PathQuery };

/** `match` is of the whole string, `search` of a part. */
export interface MatchCall {
  readonly name: 'match' | 'search';
  readonly subject: Operand;
  readonly pattern: Operand;
}

/** A step behind a value in the short form. */
export type Step =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'index'; readonly index: number }
  | { readonly kind: 'slice'; readonly from: number | null; readonly to: number | null }
  | { readonly kind: 'each' };

export const SHORT_CALLS = ['keys', 'length', 'not', 'first', 'last', 'type', 'recurse', 'empty'] as const;
export type ShortCall = (typeof SHORT_CALLS)[number];

/** An expression of the short form: from one value to any number of values. */
export type ShortForm =
  | { readonly kind: 'pipe' | 'comma'; readonly parts: readonly ShortForm[] }
  | { readonly kind: 'steps'; readonly steps: readonly Step[] }
  | { readonly kind: 'literal'; readonly value: MadeValue }
  | { readonly kind: 'call'; readonly name: ShortCall }
  | { readonly kind: 'has'; readonly key: Extract<Step, { readonly kind: 'name' | 'index' }> }
  | { readonly kind: 'test'; readonly pattern: string }
  | { readonly kind: 'select' | 'map' | 'array'; readonly of: ShortForm }
  | {
      readonly kind: 'object';
      readonly members: readonly { readonly name: string; readonly of: ShortForm }[];
    }
  | { readonly kind: 'and' | 'or'; readonly left: ShortForm; readonly right: ShortForm }
  | {
      readonly kind: 'comparison';
      readonly operator: ComparisonOperator;
      readonly left: ShortForm;
      readonly right: ShortForm;
    };

export type Query =
  | { readonly form: 'path'; readonly query: PathQuery }
  | { readonly form: 'short'; readonly of: ShortForm };
