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
  /** Both texts, indented. Line numbers refer to these. */
  readonly left: TextDocument;
  readonly right: TextDocument;
  readonly comparison: JsonComparison;
  readonly ignoresKeyOrder: boolean;
}

/** The right text, and the result of comparing it with the tool's input on the left. */
export interface CompareState extends InputState {
  readonly isOn: boolean;
  readonly ignoresKeyOrder: boolean;
  /** Null while the texts are edited. */
  readonly result: CompareResult | null;
  /** Why one of the texts is not JSON. */
  readonly problem: { readonly side: CompareSide; readonly problem: JsonProblem } | null;
  /** Kinds that the list leaves out. */
  readonly hiddenKinds: ReadonlySet<JsonDifferenceKind>;
  readonly selected: JsonDifference | null;
  /** Increases with every selection, so that selecting the same difference again has an effect. */
  readonly jumpCount: number;
}
