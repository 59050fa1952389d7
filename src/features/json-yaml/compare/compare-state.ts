import type {
  JsonComparison,
  JsonDifference,
  JsonDifferenceKind,
  JsonProblem,
  TextDocument,
} from '../../../bridges/json-bridge.ts';
import type { InputState } from '../json/json-state.ts';

export type CompareSide = 'left' | 'right';

export interface CompareResult {
  /** Both texts, indented: lines are counted in these. */
  readonly left: TextDocument;
  readonly right: TextDocument;
  readonly comparison: JsonComparison;
  readonly ignoresKeyOrder: boolean;
}

/** The right text, and what came of comparing it with the left, which is the tool's input. */
export interface CompareState extends InputState {
  readonly isOn: boolean;
  readonly ignoresKeyOrder: boolean;
  /** Null while the texts are edited. */
  readonly result: CompareResult | null;
  /** Why one of the texts is no JSON. */
  readonly problem: { readonly side: CompareSide; readonly problem: JsonProblem } | null;
  /** Kinds that are not listed. */
  readonly hiddenKinds: ReadonlySet<JsonDifferenceKind>;
  readonly selected: JsonDifference | null;
  /** Goes up with every choice: the same difference may be asked for again. */
  readonly jumpCount: number;
}
