import type {
  IgnoredPath,
  JsonComparison,
  JsonDifference,
  JsonDifferenceKind,
  JsonProblem,
  OpenedDocument,
  RepairReport,
  TextDocument,
} from '../../../bridges/json-bridge.ts';
import type { YamlProblem } from '../../../bridges/yaml-bridge.ts';
import type { InputState } from '../desk/desk-state.ts';

export type CompareSide = 'left' | 'right';

/** What a comparison leaves out. */
export interface CompareChoices {
  readonly ignoresKeyOrder: boolean;
  readonly ignoresItemOrder: boolean;
  readonly ignored: readonly IgnoredPath[];
}

/** One of the two texts as it was compared. */
export interface ComparedText {
  /** The text, indented. Line numbers refer to it. */
  readonly document: TextDocument;
  /** The text that takes over values of the other side; null for YAML, which cannot. */
  readonly written: TextDocument | null;
  /** The number of documents of a text that was read as YAML; null for JSON. */
  readonly yamlDocuments: number | null;
  /** The repair before the comparison; null when the text is valid. */
  readonly repair: RepairReport | null;
}

export interface CompareResult {
  readonly left: ComparedText;
  readonly right: ComparedText;
  readonly comparison: JsonComparison;
  /** The choices with which the comparison was made. */
  readonly choices: CompareChoices;
}

export interface CompareProblem {
  readonly side: CompareSide;
  readonly problem: JsonProblem;
  /** Why the text cannot be read as YAML, which it looks like. */
  readonly yaml: YamlProblem | null;
}

/** The right text, and the result of comparing it with the tool's input on the left. */
export interface CompareState extends InputState<OpenedDocument>, CompareChoices {
  readonly isOn: boolean;
  /** Folds the equal parts of both texts. */
  readonly showsOnlyDifferences: boolean;
  readonly isListFolded: boolean;
  /** The share of the window's height that the visitor gave the list, in percent; null as long as the window decides. */
  readonly listShare: number | null;
  /** Null while the texts are edited. */
  readonly result: CompareResult | null;
  /** Why texts cannot be read: one side or both. Empty while nothing is wrong. */
  readonly problems: readonly CompareProblem[];
  /** Kinds that the list leaves out. */
  readonly hiddenKinds: ReadonlySet<JsonDifferenceKind>;
  readonly selected: JsonDifference | null;
  /** Increases with every selection, so that selecting the same difference again has an effect. */
  readonly jumpCount: number;
}

/** Whether at least one text was repaired before the comparison. */
export function isRepaired({ left, right }: Pick<CompareResult, 'left' | 'right'>): boolean {
  return left.repair !== null || right.repair !== null;
}
