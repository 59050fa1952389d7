import type {
  LossReport,
  YamlFix,
  YamlIndent,
  YamlLanguage,
  YamlProblem,
  YamlWarning,
} from '../../../bridges/yaml-bridge.ts';
import type { TextLines } from '../model/text-lines.ts';

export type YamlAction = 'format' | 'compress' | 'validate' | 'convert';

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

/** Where the input is: in the editor, or, when it is long, kept and shown read only. */
export type YamlInput = { readonly at: 'editor' } | { readonly at: 'shown'; readonly lines: TextLines };

export interface YamlOutput {
  readonly action: YamlAction;
  readonly language: YamlLanguage;
  readonly lines: TextLines;
  /** What was mended, as it came; null when the text was read as it stood. */
  readonly original: TextLines | null;
  readonly documentCount: number;
  readonly fixedLineCount: number;
  readonly tookMs: number;
}

/** What the last action found beside its result. */
export interface YamlFindings {
  readonly fixes: readonly YamlFix[];
  readonly suggestions: readonly YamlFix[];
  readonly losses: LossReport;
  readonly warnings: readonly YamlWarning[];
}

/** What came of a check. */
export type YamlVerdict =
  | { readonly isValid: true; readonly language: YamlLanguage; readonly documentCount: number }
  | { readonly isValid: false };

/** What the visitor is told. One thing at a time: the last action's outcome. */
export type YamlNotice =
  | { readonly kind: 'success'; readonly text: string }
  | { readonly kind: 'invalid'; readonly action: YamlAction; readonly problem: YamlProblem }
  | {
      readonly kind: 'failed';
      /** Null while a text is taken in. */
      readonly action: YamlAction | null;
      readonly code: YamlFailureCode;
      readonly place: YamlPlace | null;
    };

export interface YamlWork {
  /** Null while a text is taken in. */
  readonly action: YamlAction | null;
  /** Long enough under way to be shown. */
  readonly isSlow: boolean;
}

export interface YamlState {
  readonly input: YamlInput;
  /** Name of the file that the input came from. */
  readonly name: string | null;
  readonly isBlank: boolean;
  readonly indent: YamlIndent;
  readonly outputLanguage: YamlLanguage;
  /** Smart fix: mends a text that cannot be read. */
  readonly isFixing: boolean;
  readonly output: YamlOutput | null;
  /** The input was changed since the output was made of it. */
  readonly isOutputStale: boolean;
  /** Of the input as it stands; null when it was not checked, or changed since. */
  readonly verdict: YamlVerdict | null;
  readonly findings: YamlFindings | null;
  readonly notice: YamlNotice | null;
  readonly work: YamlWork | null;
}
