import { AppError } from '../../../src/core/errors.ts';
import { createSqlScanner, type SqlScanner } from './sql-scanner.ts';

interface SqlRows {
  /** An array of rows, or an object with an array for each of several tables. */
  readonly json: string;
  /** Statements that are not in the result. */
  readonly dropped: number;
  /** Values such as `NOW()`, which are in the result as text. */
  readonly expressions: number;
  /** Strings with backslashes, where the text does not show whether its database reads them as escapes. */
  readonly backslashes: number;
}

const MODIFIERS = String.raw`(?:(?:low_priority|delayed|high_priority|ignore|overwrite|or\s+\w+)\s+)*`;
const INSERT = new RegExp(String.raw`(?:insert|replace)\s+${MODIFIERS}(?:into\s+|table\s+)+`, 'iy');
const VALUES = /values?(?=[\s(])/iy;
const CREATE = /create\s+(?:temporary\s+|unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?/iy;
/** Parts of a table's definition that are no columns. */
const NO_COLUMN = /^(?:primary|key|unique|constraint|index|foreign|check|fulltext|spatial|exclude|like|period)$/i;
/** Statements beside the rows. Any other text is no file of SQL. */
const OTHER =
  /(?:create|drop|set|lock|unlock|alter|use|begin|start|commit|delete|truncate|update|select|analyze|grant|comment|go|insert|replace|pragma)\b/iy;

/** Whether a text begins with rows of `INSERT` or `REPLACE`, behind comments and other statements. */
export function beginsWithInsert(head: string): boolean {
  const sql = createSqlScanner(head, true);
  for (sql.skip(); !sql.isAtEnd(); sql.skip()) {
    const start = sql.position();
    if (readInsertHead(sql) !== null && sql.take(/\(/y) !== null) return true;
    sql.moveTo(start);
    if (sql.take(OTHER) === null || !sql.skipStatement()) return false;
  }
  return false;
}

/**
 * The rows of `INSERT … VALUES` and `REPLACE … VALUES`, also of a whole dump, as JSON. Numbers keep their digits. A table without
 * column names takes those of its `CREATE TABLE`, or numbers. @throws AppError `decode-failed` for another text.
 */
export function sqlInsertToJson(text: string): SqlRows {
  // Backticks are of MySQL, which reads backslashes. Elsewhere a text that reads only so shows it.
  const rows = text.includes('`') ? readRows(text, true) : (readRows(text, false) ?? readRows(text, true));
  if (rows === null) throw new AppError('decode-failed', 'The text has no rows of INSERT');
  return rows;
}

function readRows(text: string, hasEscapes: boolean): SqlRows | null {
  const sql = createSqlScanner(text, hasEscapes);
  const columns = new Map<string, readonly string[]>();
  const tables = new Map<string, string[]>();
  let dropped = 0;
  for (sql.skip(); !sql.isAtEnd(); sql.skip()) {
    const start = sql.position();
    const insert = readInsertHead(sql);
    if (insert !== null) {
      const rows = readTuples(sql, insert.names ?? columns.get(insert.table) ?? null, insert.names !== null);
      if (rows === null) return null;
      const earlier = tables.get(insert.table);
      if (earlier === undefined) tables.set(insert.table, rows);
      else for (const row of rows) earlier.push(row);
      continue;
    }
    sql.moveTo(start);
    const created = readColumns(sql);
    if (created !== null) columns.set(created.table, created.names);
    sql.moveTo(start);
    if (sql.take(OTHER) === null || !sql.skipStatement()) return null;
    dropped += 1;
  }
  if (tables.size === 0) return null;
  const arrays = [...tables].map(([table, rows]) => ({ name: JSON.stringify(table), array: `[${rows.join(',')}]` }));
  const members = arrays.map(({ name, array }) => `${name}:${array}`);
  const json = arrays.length === 1 ? (arrays[0]?.array ?? '') : `{${members.join(',')}}`;
  const { expressions, backslashes } = sql.counts();
  return { json, dropped, expressions, backslashes };
}

/** Reads up to the first row; `names` is null where the statement names no columns. Null for another statement. */
function readInsertHead(sql: SqlScanner) {
  if (sql.take(INSERT) === null) return null;
  const table = sql.takeName();
  if (table === null) return null;
  const names = sql.take(/\(/y) === null ? null : readNames(sql);
  return names?.length === 0 || sql.take(VALUES) === null ? null : { table, names };
}

/** Column names up to the closing bracket; none where something else is there. */
function readNames(sql: SqlScanner): readonly string[] {
  const names: string[] = [];
  do {
    const name = sql.takeName();
    if (name === null) return [];
    names.push(name);
  } while (sql.take(/,/y) !== null);
  return sql.take(/\)/y) === null ? [] : names;
}

/** The rows up to the end of the statement, as JSON objects. Null where a row does not fit the names. */
function readTuples(sql: SqlScanner, names: readonly string[] | null, areStrict: boolean): string[] | null {
  const rows: string[] = [];
  do {
    if (sql.take(/\(/y) === null) return null;
    const cells: string[] = [];
    do {
      const cell = sql.takeValue();
      if (cell === null) return null;
      cells.push(cell);
    } while (sql.take(/,/y) !== null);
    if (sql.take(/\)/y) === null) return null;
    const fits = names?.length === cells.length;
    if (areStrict && !fits) return null;
    rows.push(`{${cells.map((cell, i) => `${JSON.stringify(fits ? names[i] : `${i + 1}`)}:${cell}`).join(',')}}`);
  } while (sql.take(/,/y) !== null);
  return sql.skipStatement() ? rows : null;
}

/** The columns of `CREATE TABLE`. Null for another statement. */
function readColumns(sql: SqlScanner): { readonly table: string; readonly names: readonly string[] } | null {
  if (sql.take(CREATE) === null) return null;
  const table = sql.takeName();
  if (table === null || sql.take(/\(/y) === null) return null;
  const names: string[] = [];
  do {
    const isQuoted = sql.take(/(?=[`"[])/y) !== null;
    const name = sql.takeName();
    if (name !== null && (isQuoted || !NO_COLUMN.test(name))) names.push(name);
    if (!sql.skipPart()) return null;
  } while (sql.take(/,/y) !== null);
  return { table, names };
}
