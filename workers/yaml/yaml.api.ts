/** Spaces a level that can be chosen (doc 3 §9). */
export type YamlIndent = 2 | 4 | 8;

export type YamlLanguage = 'yaml' | 'json';

/** Why a text is refused. The JSON reasons belong to texts that begin with a brace or a bracket. */
export type YamlReason =
  | 'tab-indentation'
  | 'bad-indentation'
  | 'missing-space'
  | 'missing-colon'
  | 'multiline-key'
  | 'unclosed-quote'
  /** A quote or bracket is not closed, or its next line is not indented. */
  | 'unclosed-value'
  | 'unclosed-bracket'
  | 'missing-comma'
  | 'unexpected-comma'
  | 'reserved-character'
  | 'bad-character'
  | 'bad-escape'
  | 'bad-tag'
  | 'bad-anchor'
  | 'bad-directive'
  | 'bad-block-header'
  | 'trailing-content'
  /** Helm or Jinja: signs between braces that stand for YAML, and are none. */
  | 'template'
  | 'duplicate-key'
  | 'unknown-alias'
  | 'cyclic-alias'
  | 'bad-merge'
  | 'bad-value'
  | 'json-unexpected-token'
  | 'json-unexpected-end'
  | 'json-bad-string'
  | 'json-bad-number'
  | 'json-trailing-content'
  | 'syntax';

/** Where and why a text is refused. Carried by the AppError `yaml-invalid` as its details. */
export interface YamlProblem {
  readonly language: YamlLanguage;
  readonly reason: YamlReason;
  /** From 1, in lines and in characters as a person counts them. */
  readonly line: number;
  readonly column: number;
  /** The line, cut to a window round the place, and the place's index in it in UTF-16 units. */
  readonly excerpt: string;
  readonly caret: number;
  readonly parserMessage: string;
  /** Changes after which the text can be read, where that can be told. */
  readonly suggestions: readonly YamlFix[];
  /** What was wrong with the text as JSON, when it was tried as JSON before. */
  readonly asJson: YamlProblem | null;
}

export type LossKind =
  | 'comment-dropped'
  | 'anchor-expanded'
  | 'merge-resolved'
  | 'tag-dropped'
  | 'key-stringified'
  | 'special-float'
  | 'number-rewritten'
  | 'duplicate-key'
  | 'yaml11-boolean'
  | 'yaml11-number'
  | 'yaml11-date'
  | 'documents-merged';

/** Something that the result does not say, or that tools of other versions read differently. */
export interface YamlLoss {
  /** JSONPath into the result's document; in a merged result its first step is the document's index. */
  readonly path: string;
  /** Line of the input, from 1. */
  readonly line: number;
  readonly kind: LossKind;
  readonly before: string;
  readonly after: string;
}

/** All that were found are counted; the first of them are listed. */
export interface LossReport {
  readonly count: number;
  readonly losses: readonly YamlLoss[];
}

export type FixKind =
  | 'indentation-space'
  | 'tab'
  | 'full-width-colon'
  | 'full-width-quote'
  | 'full-width-bracket'
  | 'missing-space'
  | 'block-scalar-indent'
  | 'indentation-step'
  | 'html-entity'
  | 'unquoted-value'
  | 'template-quotes';

/** One line that was changed, or that may want to be. */
export interface YamlFix {
  readonly kind: FixKind;
  readonly line: number;
  readonly before: string;
  readonly after: string;
}

export type YamlWarning =
  /**
   * `count` lines from `line` on look like keys and values, but for want of a space behind the colon they are one text.
   * Joined into one line they would be past help: YAML is given back as it came.
   */
  | { readonly kind: 'pairs-as-text'; readonly line: number; readonly count: number; readonly isUntouched: boolean }
  /** The writer would have changed the meaning or lost a comment: the text is given back as it came. */
  | { readonly kind: 'left-untouched' }
  /** The text holds the key twice. Both are kept; most tools refuse such a text. */
  | { readonly kind: 'duplicate-key'; readonly key: string; readonly line: number; readonly firstLine: number };

export interface YamlFormatOptions {
  readonly output: YamlLanguage;
  readonly indent: YamlIndent;
  /** Mends a text that cannot be read. A text that can be read is never mended. */
  readonly fixes: boolean;
}

export interface YamlResult {
  readonly text: string;
  /** What the input was read as, and what the result is. */
  readonly input: YamlLanguage;
  readonly output: YamlLanguage;
  readonly documentCount: number;
  readonly losses: LossReport;
  /** Empty when the text was read as it stood. */
  readonly fixes: readonly YamlFix[];
  /** Changes that were not made, because the text is valid with and without them. */
  readonly suggestions: readonly YamlFix[];
  readonly warnings: readonly YamlWarning[];
}

export interface YamlCheck {
  readonly input: YamlLanguage;
  readonly documentCount: number;
  readonly suggestions: readonly YamlFix[];
  readonly warnings: readonly YamlWarning[];
}

/**
 * The YAML tool's worker. It keeps nothing between calls, so an abort may end it at any time. Failures are AppErrors:
 * `yaml-invalid` (details: YamlProblem), `yaml-empty` (no document), `yaml-too-large` (text or result),
 * `yaml-too-deep` (details: line, column), `yaml-too-many-nodes`, `yaml-alias-bomb` (details: line, column).
 *
 * A text that begins with a brace or a bracket is tried as JSON, then as YAML. YAML to YAML keeps comments, anchors,
 * tags, document separators and the text of every value. Several documents become one JSON array. Templates are refused:
 * to write them anew would change them.
 */
export interface YamlApi {
  format(text: string, options: YamlFormatOptions): YamlResult;
  /** JSON without white space; YAML as one line a document, which cannot hold comments. */
  compress(text: string, options: { readonly output: YamlLanguage; readonly fixes: boolean }): YamlResult;
  /** Turns JSON into YAML, and YAML into JSON. */
  convert(text: string, options: { readonly indent: YamlIndent; readonly fixes: boolean }): YamlResult;
  /** Duplicate keys are an error here, and when YAML becomes JSON. */
  validate(text: string): YamlCheck;
}
