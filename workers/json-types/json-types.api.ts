export const TYPE_LANGUAGES = ['typescript', 'java', 'go', 'python', 'csharp', 'kotlin'] as const;
export type TypeLanguage = (typeof TYPE_LANGUAGES)[number];

export interface TypeOptions {
  readonly language: TypeLanguage;
  /** Name of the outermost type; made a valid name of the language. */
  readonly rootName: string;
  /** Java: `@Data` of Lombok in place of written accessors. */
  readonly lombok: boolean;
  /** Python: classes of pydantic in place of dataclasses. */
  readonly pydantic: boolean;
}

/** Facts about the text that the visitor should know beside the result. */
export interface ShapeFacts {
  /** Long arrays were read in part. */
  readonly isSampled: boolean;
  /** Paths of integers beyond 2^53, which JavaScript rounds; the first few. */
  readonly longIntegers: readonly string[];
  /** Paths of numbers beyond 64 bits, or with more digits than a double holds; the first few. */
  readonly exactNumbers: readonly string[];
  /** Paths that hold values of several kinds; the first few. */
  readonly mixed: readonly string[];
}

export interface GeneratedText {
  readonly text: string;
  readonly facts: ShapeFacts;
}

export interface SchemaViolation {
  /** JSON Pointer of the value in the document; empty for the whole document. */
  readonly instancePath: string;
  /** JSON Pointer of the keyword in the schema. */
  readonly schemaPath: string;
  readonly keyword: string;
  /** The expectation in the schema, as JSON text cut to a line; empty when it is long or unknown. */
  readonly expected: string;
  /** The member that is missing or not allowed; null for other keywords. */
  readonly member: string | null;
  /** Place of the value in the document, from 1; columns count UTF-16 units. */
  readonly line: number;
  readonly column: number;
}

export interface SchemaCheck {
  readonly draft: string;
  /** All violations are counted; the first of them are listed. */
  readonly count: number;
  readonly violations: readonly SchemaViolation[];
  /** The document has numbers that lose digits in the check: limits near them are not exact. */
  readonly isRounded: boolean;
}

/**
 * Types and JSON Schema for texts that are valid JSON. The worker keeps nothing between calls, so an abort may end it.
 * Failures are AppErrors: `types-too-large`, `types-too-deep`, `file-unreadable`, `schema-invalid` (details:
 * `{ reason: SchemaFault, found: string }`).
 */
export interface JsonTypesApi {
  printTypes(source: Blob, options: TypeOptions): Promise<GeneratedText>;
  /** A schema of draft 2020-12 that the text fulfils. */
  printSchema(source: Blob, title: string): Promise<GeneratedText>;
  /** Checks the text against a schema of draft 4, 7, 2019-09 or 2020-12. Other documents are never fetched. */
  checkSchema(source: Blob, schema: string): Promise<SchemaCheck>;
}

/** Why a schema cannot be used. */
export type SchemaFault = 'not-json' | 'not-a-schema' | 'remote-reference' | 'bad-reference' | 'bad-pattern';
