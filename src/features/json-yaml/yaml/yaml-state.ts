import type { DetectedKind } from '../../../bridges/json-bridge.ts';
import type {
  LossReport,
  TextConversion,
  YamlFix,
  YamlIndent,
  YamlLanguage,
  YamlOutputChoice,
  YamlProblem,
  YamlWarning,
} from '../../../bridges/yaml-bridge.ts';
import type { TextFormat } from '../../../core/text/text-format.ts';
import type { DeskState } from '../desk/desk-state.ts';
import type { TextLines } from '../model/text-lines.ts';
import type { SuccessNotice } from '../parts/notice-board.ts';
import type { PageText } from './page-texts.ts';

/** `exchange` turns another format into YAML or JSON, or these into another format. */
export type YamlAction = 'format' | 'compress' | 'validate' | 'convert' | 'exchange';

export type YamlFailureCode =
  | 'yaml-empty'
  | 'yaml-too-deep'
  | 'yaml-too-many-nodes'
  | 'yaml-alias-bomb'
  | 'text-too-long'
  | 'result-too-long'
  | 'binary-file'
  | 'file-empty'
  | 'file-unreadable'
  | 'worker-unavailable'
  | 'unexpected';

/** From 1, the column in characters as a person counts them. */
export interface YamlPlace {
  readonly line: number;
  readonly column: number;
}

/** The languages of results. */
export type OutputLanguage = YamlLanguage | 'properties';

interface YamlOutput {
  readonly action: YamlAction;
  readonly language: OutputLanguage;
  readonly lines: TextLines;
  /** Stays the same when the result is made again from the same text with other choices. */
  readonly series: number;
  /** The text before the fixes; null when nothing was fixed. */
  readonly original: TextLines | null;
  readonly documentCount: number;
  readonly fixedLineCount: number;
  readonly tookMs: number;
}

/** What the last action reports besides its result. */
export interface YamlFindings {
  /** What they are about: a check or a failure reports on the input alone. */
  readonly of: 'input' | 'output';
  readonly fixes: readonly YamlFix[];
  readonly suggestions: readonly YamlFix[];
  readonly losses: LossReport;
  readonly warnings: readonly YamlWarning[];
}

/** The result of a check. */
export type YamlVerdict =
  | { readonly isValid: true; readonly language: YamlLanguage; readonly documentCount: number }
  | { readonly isValid: false };

/** The outcome of the last action, as shown to the visitor. */
export type YamlNotice =
  | SuccessNotice
  | { readonly kind: 'invalid'; readonly action: YamlAction; readonly problem: YamlProblem }
  | {
      readonly kind: 'failed';
      /** Null while a text is taken in. */
      readonly action: YamlAction | null;
      readonly code: YamlFailureCode;
      readonly place: YamlPlace | null;
    };

export interface YamlState extends DeskState<PageText, YamlOutput, YamlVerdict, YamlNotice, YamlAction> {
  readonly indent: YamlIndent;
  /** Lists below keys are indented, rather than kept where most of them are. */
  readonly indentsLists: boolean;
  readonly outputChoice: YamlOutputChoice;
  /** What the input looks like. */
  readonly format: TextFormat;
  /** The kind of an input that the JSON tool may read; null when it is unknown. */
  readonly kind: DetectedKind | null;
  /** The visitor does not want the offer to convert the input. */
  readonly isOfferClosed: boolean;
  /** The last conversion from or to another format. */
  readonly conversion: TextConversion | null;
  /** Smart fix: repairs a text that cannot be read. */
  readonly isFixing: boolean;
  readonly findings: YamlFindings | null;
}
