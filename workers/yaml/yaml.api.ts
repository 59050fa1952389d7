import type { TextFormat } from '../../src/core/text/text-format.ts';

/** Spaces per level that can be chosen (doc 3 §9). */
export type YamlIndent = 2 | 4 | 8;

export type YamlLanguage = 'yaml' | 'json';

/** The language of a result: a chosen one, or the one in which the input is read. */
export type YamlOutputChoice = 'auto' | YamlLanguage;

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
  /** Helm or Jinja: signs between braces that look like YAML, but are not. */
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
  | 'bad-toml'
  | 'bad-xml'
  /** A properties file holds keys and values, but the text is a list or a single value. */
  | 'no-keys'
  | 'syntax';

/** Where and why a text is refused. Carried by the AppError `yaml-invalid` as its details. */
export interface YamlProblem {
  /** The format in which the text was read. */
  readonly language: TextFormat;
  readonly reason: YamlReason;
  /** From 1, in lines and in characters as a person counts them. */
  readonly line: number;
  readonly column: number;
  /** The line, cut to a window round the place, and the place's index in it in UTF-16 units. */
  readonly excerpt: string;
  readonly caret: number;
  readonly parserMessage: string;
  /** Changes that make the text readable, if known. */
  readonly suggestions: readonly YamlFix[];
  /** The problem of the text as JSON, when it was tried as JSON first. */
  readonly asJson: YamlProblem | null;
}

export type LossKind =
  | 'comment-dropped'
  | 'anchor-expanded'
  | 'anchor-dropped'
  | 'merge-resolved'
  | 'tag-dropped'
  | 'key-stringified'
  | 'special-float'
  | 'number-rewritten'
  /** `3.10`: programs read 3.1, although it may be a version. */
  | 'trailing-zero'
  | 'duplicate-key'
  | 'yaml11-boolean'
  | 'yaml11-number'
  | 'yaml11-date'
  | 'documents-merged'
  /** Two keys that contradict each other, or become equal. Both are kept. */
  | 'key-conflict'
  /** Null or an empty collection, which a properties file writes as an empty value. */
  | 'empty-value'
  | 'date-stringified'
  /** Comments, instructions and the document type of XML. */
  | 'markup-dropped'
  /** Text between elements, or elements of several names in turn, of XML. */
  | 'order-lost';

/** A part of the input that is missing in the result, or that tools of other versions read differently. */
export interface YamlLoss {
  /** JSONPath into the result's document; in a merged result its first step is the document's index. */
  readonly path: string;
  /** Line of the input, from 1; 0 when it is not known. */
  readonly line: number;
  readonly kind: LossKind;
  readonly before: string;
  readonly after: string;
}

/** All losses are counted; the first of them are listed. */
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
  | 'equals-sign'
  | 'block-scalar-indent'
  | 'indentation-step'
  | 'html-entity'
  | 'unquoted-value'
  | 'inner-quote'
  | 'backslash'
  | 'code-fence'
  | 'template-quotes';

/** One line that was changed, or that could be changed. */
export interface YamlFix {
  readonly kind: FixKind;
  readonly line: number;
  readonly before: string;
  readonly after: string;
}

/** What lines that are one text look like: `key:value`, also with a full-width colon, `key=value`, or `- item`. */
export type PairSign = ':' | '=' | '-';

export type YamlWarning =
  /**
   * `count` lines from `line` on look like keys and values or like items, but are one text. Joining them into one line
   * could not be undone, so the YAML is returned unchanged.
   */
  | {
      readonly kind: 'pairs-as-text';
      readonly line: number;
      readonly count: number;
      readonly sign: PairSign;
      readonly isUntouched: boolean;
    }
  /** The whole text is one plain text of YAML, but looks like another format. Its lines would be joined. */
  | { readonly kind: 'other-format'; readonly format: TextFormat; readonly isUntouched: boolean }
  /** The writer would have changed the meaning or lost a comment: the text is returned unchanged. */
  | { readonly kind: 'left-untouched' }
  /** The text has the key twice. Both are kept; most tools refuse such a text. */
  | { readonly kind: 'duplicate-key'; readonly key: string; readonly line: number; readonly firstLine: number };

export interface YamlFormatOptions {
  readonly output: YamlOutputChoice;
  readonly indent: YamlIndent;
  /**
   * Whether lists below keys begin further in than their key, also where most of them are at its column. More than two spaces
   * always indent them.
   */
  readonly indentsLists?: boolean;
  /**
   * Whether an unreadable text is repaired. In a readable text only the entities of HTML outside quotes, text blocks
   * and comments are replaced, and items are parted from their hyphens.
   */
  readonly fixes: boolean;
}

export interface YamlResult {
  readonly text: string;
  /** The language in which the input was read, and the language of the result. */
  readonly input: YamlLanguage;
  readonly output: YamlLanguage;
  readonly documentCount: number;
  readonly losses: LossReport;
  /** Lines that the repair changed. */
  readonly fixes: readonly YamlFix[];
  /** Possible changes that were not made, because the text is valid with and without them. */
  readonly suggestions: readonly YamlFix[];
  readonly warnings: readonly YamlWarning[];
}

/** Formats that can be read and written. */
export type TextConversion =
  | {
      readonly from: Exclude<TextFormat, YamlLanguage>;
      readonly to: YamlLanguage;
      readonly indent: YamlIndent;
    }
  | { readonly from: YamlLanguage; readonly to: 'properties' };

export interface ConvertedText {
  readonly text: string;
  readonly losses: LossReport;
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
 * `yaml-invalid` (details: YamlProblem), `yaml-empty` (no document), `yaml-too-large` (text or result), `yaml-too-deep`
 * (details: line, column), `yaml-too-many-nodes`, `yaml-alias-bomb` (details: line, column).
 *
 * A text that begins with a brace or a bracket is tried as JSON, then as YAML. YAML to YAML keeps comments, anchors,
 * tags, document separators and the text of every value. Several documents become one JSON array. Templates are
 * refused, because rewriting would change them.
 */
export interface YamlApi {
  format(text: string, options: YamlFormatOptions): YamlResult;
  /** JSON without white space; YAML with one line per document, which cannot hold comments. */
  compress(text: string, options: { readonly output: YamlOutputChoice; readonly fixes: boolean }): YamlResult;
  /** Turns JSON into YAML, and YAML into JSON. */
  convert(text: string, options: { readonly indent: YamlIndent; readonly fixes: boolean }): YamlResult;
  /**
   * Properties files, TOML, XML and tables as YAML or JSON, and YAML or JSON as a properties file. Numbers keep their
   * digits. The entities of an XML document type are unknown, so that nothing can be expanded.
   */
  convertText(text: string, conversion: TextConversion): ConvertedText;
  /** Duplicate keys are an error here, and when YAML is converted to JSON. */
  validate(text: string): YamlCheck;
}
