import type {
  JsonComparison,
  JsonDifference,
  JsonDifferenceKind,
  JsonProblem,
  RepairReport,
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
  /** Repairs made before the comparison; empty when both texts are JSON. */
  readonly repairs: readonly CompareRepair[];
}

export interface CompareProblem {
  readonly side: CompareSide;
  readonly problem: JsonProblem;
}

export interface CompareRepair {
  readonly side: CompareSide;
  readonly repair: RepairReport;
}

/** The right text, and the result of comparing it with the tool's input on the left. */
export interface CompareState extends InputState {
  readonly isOn: boolean;
  readonly ignoresKeyOrder: boolean;
  /** Null while the texts are edited. */
  readonly result: CompareResult | null;
  /** Why texts are not JSON: one side or both. Empty while nothing is wrong. */
  readonly problems: readonly CompareProblem[];
  /** Kinds that the list leaves out. */
  readonly hiddenKinds: ReadonlySet<JsonDifferenceKind>;
  readonly selected: JsonDifference | null;
  /** Increases with every selection, so that selecting the same difference again has an effect. */
  readonly jumpCount: number;
}
