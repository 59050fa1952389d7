import type {
  FindQuery,
  MatchCount,
  RowCut,
  TextLine,
  TextMatch,
  TextPlace,
  TextRow,
} from '../../../bridges/json-bridge.ts';

/** A text of any length as the text view reads it, wherever it is. Failures are those of the source. */
export interface TextSource {
  /** Changes with the text. */
  readonly id: number;
  readonly lineCount: number;
  /** Size of the text in bytes or, for a text on the page, in characters. */
  readonly size: number;
  getLines(from: number, count: number): Promise<readonly TextLine[]>;
  /** See `RowsApi`. */
  countRows(cut: RowCut): Promise<number>;
  getRows(cut: RowCut, from: number, count: number): Promise<readonly TextRow[]>;
  getRowOf(cut: RowCut, place: TextPlace): Promise<number>;
  /** The text between two places, unchanged. */
  getRange(from: TextPlace, to: TextPlace): Promise<Blob>;
  find(query: FindQuery, from: TextPlace, isBackwards: boolean): Promise<TextMatch | null>;
  /** See `JsonApi`. */
  countMatches(query: FindQuery, from: number, upTo: number): Promise<MatchCount>;
  /** The line that ends what a line opens; null for a text without parts that can be folded. */
  readonly getFoldEnd: ((line: number) => Promise<number | null>) | null;
}

/** The part of a text that is searched. */
export type Findable = Pick<TextSource, 'find' | 'countMatches'>;
