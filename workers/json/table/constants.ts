/** Rows of a table; their offsets are kept in memory. */
export const TABLE_ROWS_MAX = 5_000_000;
/** Columns that a table may have. */
export const NAMES_MAX = 300;
/** Objects whose names are data, such as ids, are not divided into columns. */
export const INNER_NAMES_MAX = 60;
/** Amount of rows that is read at once. */
export const WINDOW_BYTES = 512 << 10;
/** Characters of a cell that are given. */
export const CELL_CHARS = 200;
/** Beginning of a document that shows whether it has a table. */
export const PROBED_BYTES = 64 << 10;
/** Members of an object that are searched for arrays. */
export const SEARCHED_MEMBERS = 200;
/** Strings are sorted by this many characters; with all their characters a column must stay below the second number. */
export const SORTED_CHARS = { each: 200, total: 96 << 20 } as const;
/** What a sheet of a workbook holds: rows with the names, and UTF-16 units of a cell. */
export const XLSX_MAX = { rows: 1_048_576, cellChars: 32_767 } as const;
