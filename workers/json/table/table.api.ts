import type { JsonLayout } from '../indent.ts';
import type { JsonResult } from '../rewriting.api.ts';

/** An array of objects, as a table: a row for each item. */
export interface TableArray {
  /** Offset of its bracket; identifies the table in every call. */
  readonly start: number;
  /** JSONPath. */
  readonly path: string;
  readonly rowCount: number;
}

export interface TableColumn {
  /** Identifies the column in every call. */
  readonly id: number;
  /** The names of the members, outermost first; empty for items that are no objects. */
  readonly path: readonly string[];
  /** All its values are numbers, apart from null. */
  readonly isNumeric: boolean;
}

export interface TableShape extends TableArray {
  /** All arrays of objects that were found, the one with the most rows first. */
  readonly arrays: readonly TableArray[];
  readonly columns: readonly TableColumn[];
  /** Objects in the rows can be divided into columns. */
  readonly canExpand: boolean;
  /** The rows have more names than there are columns. */
  readonly hasMoreNames: boolean;
}

export type TableTest = 'contains' | 'equals' | 'above' | 'below' | 'empty' | 'filled';

export interface TableFilter {
  readonly test: TableTest;
  /** Compared as a number where both sides are numbers. Unused by `empty` and `filled`. */
  readonly text: string;
  /** At least one of these columns must pass. */
  readonly columns: readonly number[];
}

export interface TableOrder {
  readonly column: number;
  readonly isDescending: boolean;
}

export interface TableArrangement {
  /** Numbers by their value, then strings by Chinese collation, then the rest; null and missing values are last. */
  readonly order: TableOrder | null;
  /** A row must pass all of them. */
  readonly filters: readonly TableFilter[];
}

/** The rows that pass the filters, in order. */
export interface ArrangedTable {
  /** Names the arrangement in requests for rows, until the next one; 0 is all rows in their own order. */
  readonly arrangement: number;
  readonly rowCount: number;
}

export interface TableCell {
  readonly start: number;
  readonly kind: 'object' | 'array' | 'string' | 'number' | 'literal';
  /** The beginning of the value: a string as written, without its quotes; an array or object without blanks. */
  readonly text: string;
  readonly isClipped: boolean;
}

export interface TableRow {
  /** Its index in the array. */
  readonly index: number;
  /** Cells of the requested columns; null where the row has no such member. */
  readonly cells: readonly (TableCell | null)[];
}

export interface TableRange {
  readonly arrangement: number;
  /** Index of the first row in the arrangement. */
  readonly from: number;
  readonly count: number;
  readonly columns: readonly number[];
}

/** An Excel workbook, CSV (RFC 4180) in UTF-8 with the byte order mark by which Excel knows it, or CSV in GBK. */
export type TableFile = 'xlsx' | 'csv' | 'csv-gbk';

export interface TableExport {
  readonly arrangement: number;
  readonly columns: readonly number[];
  readonly file: TableFile;
  /** In CSV, writes `'` before strings that spreadsheets would compute. */
  readonly guardsFormulas: boolean;
  /** In CSV, writes what spreadsheets would read as another number, such as long ids, as a formula for its text. */
  readonly keepsDigits: boolean;
}

export interface ExportFacts {
  readonly rowCount: number;
  /** Characters outside GBK, which programs may show wrongly: GB18030 writes them with four bytes. */
  readonly longCharCount: number;
  /** Values that were cut because a cell of a workbook holds no more. */
  readonly clippedCount: number;
}

export interface ExportedTable extends ExportFacts {
  readonly blob: Blob;
}

export interface ImportedTable extends JsonResult {
  readonly rowCount: number;
  readonly columnCount: number;
  readonly numberColumnCount: number;
  readonly delimiter: TableDelimiter;
}

export interface TableImport extends JsonLayout {
  /** The first row has the names of the columns; otherwise they are numbered. */
  readonly hasNames: boolean;
}

export type TableDelimiter = ',' | '\t' | ';' | '|';

/**
 * Arrays of objects as tables. The document must be valid JSON. Rows are found in one pass, which also finds the names of
 * all members. Work on a whole table runs beside other work and ends with `cancelTable`.
 * @throws `table-too-large` for more than `TABLE_ROWS_MAX` rows, and for columns with too much text to sort.
 */
export interface TableApi {
  /** Whether the document has an array of objects; null when its beginning does not show it. Fast for any size. */
  hasTable(id: number): Promise<boolean | null>;
  /**
   * The table of the array at `start`, by default of the largest one among the root, its members and their members; null
   * when there is none. With `expands`, members of objects in the rows are columns of their own.
   */
  getTableShape(id: number, start: number | null, expands: boolean): Promise<TableShape | null>;
  /** Sorts and filters a table whose shape is known. Ends the arranging before it with `cancelled`. */
  arrangeTable(id: number, start: number, arrangement: TableArrangement): Promise<ArrangedTable>;
  /** The rows of a range; none for a former arrangement. */
  getTableRows(id: number, start: number, range: TableRange): Promise<readonly TableRow[]>;
  /** The range as TSV; a single cell as its plain content. @throws `json-too-large` above `maxBytes`. */
  getTableText(id: number, start: number, range: TableRange, maxBytes: number): Promise<Blob>;
  /** Stops reading and arranging tables. */
  cancelTable(): void;
  /** Finished share of reading or arranging, 0 … 1; null without such work. */
  tableProgress(): number | null;
  /**
   * Writes a table as a file. The blob can be read until the next export. `cancelled` for former rows.
   * @throws `table-too-many-rows` for more rows than a sheet of a workbook has.
   */
  exportTable(id: number, start: number, options: TableExport): Promise<ExportedTable>;
  /** Makes an array of the rows of an arrangement, in its order. */
  makeTableResult(id: number, start: number, arrangement: number, layout: JsonLayout): Promise<JsonResult>;
  /**
   * Reads CSV or TSV as an array of objects. Columns of plain numbers become numbers
   * with the same digits; long numbers, phone numbers and numbers with leading zeros stay strings.
   * @throws `table-blank`, `table-unclosed-quote`.
   */
  importTable(id: number, options: TableImport): Promise<ImportedTable>;
}
