import type { JsonLayout } from '../indent.ts';

/** What a text looks like that is not JSON, or is JSON that holds another text. */
export type DetectedKind =
  | Decoding
  /** Gzip or zlib, in Base64. */
  | 'compressed'
  | 'data-url'
  | 'java'
  | 'go'
  | 'python'
  | 'console'
  | 'ndjson'
  /** A JSON string whose content looks like JSON. */
  | 'string'
  /** A number of seconds or milliseconds. */
  | 'timestamp'
  | 'csv'
  | 'tsv'
  | 'xml'
  | 'html'
  | 'properties'
  | 'toml'
  | 'yaml';

export interface Detection {
  readonly kind: DetectedKind;
  /** What the packed text holds, as far as its beginning shows. */
  readonly holds?: 'json' | 'text';
  /** The number of columns of a table whose first row looks like data. */
  readonly unnamedColumns?: number;
  /** The moment of a time stamp, in milliseconds since 1970. */
  readonly ms?: number;
}

/** The beginning and the end of a text; `length` is that of the whole text, in the same unit as `head.length`. */
export interface TextSample {
  readonly head: string;
  readonly end: string;
  readonly length: number;
}

/** Ways to decode a text. `base64` also reads `data:` addresses, and inflates gzip and zlib. */
export type Decoding =
  | 'jwt'
  | 'base64'
  | 'url'
  | 'form'
  | 'hex'
  | 'curl'
  | 'http'
  | 'php'
  | 'ini'
  /** Printed by a database's program, or written in Markdown. */
  | 'printed-table'
  /** Rows of `INSERT`, or a dump with them. */
  | 'sql-insert';

/** Ways to encode a text. `form` writes a JSON object of scalars as the fields of a form. */
export type Encoding = 'base64' | 'base64url' | 'url' | 'form';

/** What the visitor should know about a decoded text. */
export type DecodedFact =
  /** Times of the token, in milliseconds since 1970, null where it has none. Its signature is not checked. */
  | {
      readonly kind: 'jwt';
      readonly issuedMs: number | null;
      readonly notBeforeMs: number | null;
      readonly expiresMs: number | null;
    }
  /** The decoded bytes were no UTF-8. */
  | { readonly kind: 'encoding'; readonly encoding: 'gb18030' | 'utf-16le' | 'utf-16be' }
  | { readonly kind: 'inflated' }
  /** Comments of the text are not in the result. */
  | { readonly kind: 'comments-dropped'; readonly count: number }
  /** The notation has no types: what looks like a number became one. */
  | { readonly kind: 'types-guessed' }
  /**
   * Of SQL: statements that are not in the result, expressions that are in it as text, and strings whose backslashes were kept,
   * where the text does not show whether its database reads them as escapes.
   */
  | {
      readonly kind: 'sql';
      readonly dropped: number;
      readonly expressions: number;
      readonly backslashes: number;
    };

export interface DecodedParts {
  /** The result is JSON, and indented. */
  readonly isJson: boolean;
  readonly facts: readonly DecodedFact[];
}

/** Recognizes packed texts and other notations, and decodes them. */
export interface DetectApi<Result> {
  /**
   * What an open text, or a sample, looks like; null for JSON, for damaged JSON and for everything without clear signs.
   * Reads only the beginning and the end.
   */
  detect(text: number | TextSample): Promise<Detection | null>;
  /**
   * Decodes a text; a result that is JSON is indented.
   * @throws `decode-failed` for a text of another notation, `decode-too-large` (details: maxBytes), `decode-binary` when
   * the decoded bytes are no text.
   */
  decode(id: number, decoding: Decoding, layout: JsonLayout): Promise<Result & DecodedParts>;
  /** Encodes a text. @throws `decode-failed` for a form that is no object of scalars, `decode-too-large`. */
  encode(id: number, encoding: Encoding): Promise<Result>;
}
