import { AppError } from '../../../src/core/errors.ts';
import type { TableDelimiter } from './table.api.ts';

type ColumnType = 'number' | 'boolean' | 'text';

/** The columns of a delimited text. */
export interface DelimitedColumns {
  readonly delimiter: TableDelimiter;
  readonly names: readonly string[];
  readonly types: readonly ColumnType[];
  readonly rowCount: number;
}

/** A number that programs read with all its digits. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
const NUMBER_DIGITS_MAX = 15;
const PHONE = /^1[3-9]\d{9}$/;

/**
 * Finds the names and types of columns in the rows, of which the first may have the names. A column whose cells are all plain
 * numbers, or all `true` and `false`, gets values of that kind, the others strings; an empty cell of a column of numbers is
 * null. A column without a name is named by its number, and a repeated name gets a number.
 */
export function createColumnReader(hasNames: boolean) {
  let head: readonly string[] | null = hasNames ? null : [];
  let rowCount = 0;
  const seen: { hasNumbers: boolean; hasWords: boolean; hasText: boolean }[] = [];
  return {
    add(cells: readonly string[]): void {
      if (head === null) {
        head = cells;
        return;
      }
      rowCount += 1;
      for (const [i, cell] of cells.entries()) {
        seen[i] ??= { hasNumbers: false, hasWords: false, hasText: false };
        const column = seen[i];
        if (cell === '' || column.hasText) continue;
        if (isPlainNumber(cell)) column.hasNumbers = true;
        else if (cell === 'true' || cell === 'false') column.hasWords = true;
        else column.hasText = true;
      }
    },
    /** @throws AppError `table-blank`. */
    finish(): Omit<DelimitedColumns, 'delimiter'> {
      if (head === null || (head.length === 0 && rowCount === 0))
        throw new AppError('table-blank', 'The text has no rows');
      const names = nameColumns(head, Math.max(head.length, seen.length));
      const types = names.map((_, i): ColumnType => {
        const { hasNumbers = false, hasWords = false, hasText = false } = seen[i] ?? {};
        if (hasText || hasNumbers === hasWords) return 'text';
        return hasNumbers ? 'number' : 'boolean';
      });
      return { names, types, rowCount };
    },
  };
}

/** A row as a JSON object. Cells keep their text; null stays null. */
export function writeRow(
  { names, types }: Pick<DelimitedColumns, 'names' | 'types'>,
  cells: readonly (string | null)[],
): string {
  const members = cells.map((cell, i) => {
    const isPlain = types[i] !== 'text' && types[i] !== undefined;
    const value = cell === null || !isPlain ? JSON.stringify(cell) : cell === '' ? 'null' : cell;
    return `${JSON.stringify(names[i])}:${value}`;
  });
  return `{${members.join(',')}}`;
}

/** Numbers of many digits, phone numbers and codes with leading zeros are names rather than quantities. */
function isPlainNumber(cell: string): boolean {
  if (!NUMBER.test(cell) || PHONE.test(cell)) return false;
  return cell.replace(/\D/g, '').length <= NUMBER_DIGITS_MAX;
}

function nameColumns(head: readonly string[], count: number): readonly string[] {
  const names = new Set<string>();
  for (let i = 0; i < count; i++) {
    const wanted = head[i]?.trim() || String(i + 1);
    let name = wanted;
    for (let n = 2; names.has(name); n++) name = `${wanted}_${n}`;
    names.add(name);
  }
  return [...names];
}
