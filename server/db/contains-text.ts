import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a column contains a text. `%`, `_` and the escape sign in the text stand for themselves. The embedded database
 * ignores the case of ASCII letters, PostgreSQL does not: compare columns in lower case with texts in lower case.
 */
export function containsText(column: string, text: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} like ${`%${escapeLike(text)}%`} escape '!'`;
}

/** The same for a column that begins with a text. */
export function beginsWith(column: string, text: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} like ${`${escapeLike(text)}%`} escape '!'`;
}

function escapeLike(text: string): string {
  return text.replace(/[!%_]/g, '!$&');
}
