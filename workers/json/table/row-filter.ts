import { orderNumbers } from '../query/number-order.ts';
import { cellOf, contentOf, isNull } from './columns.ts';
import type { RowReader } from './read-row.ts';
import type { TableFilter } from './table.api.ts';

/** Whether a cell passes; null stands for null and missing values. */
type CellTest = (content: string | null) => boolean;

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const collator = new Intl.Collator('zh-CN', { numeric: true });

/** Tests the row that was read last. */
export function createRowFilter(reader: RowReader, filters: readonly TableFilter[]) {
  const tests = filters.map(({ columns, ...filter }) => ({ columns, passes: toTest(filter) }));
  return (bytes: Uint8Array, row: number): boolean =>
    tests.every(({ columns, passes }) =>
      columns.some((column) => {
        const cell = cellOf(reader, bytes, column, row);
        if (cell === null || isNull(bytes, cell)) return passes(null);
        return passes(contentOf(bytes, cell));
      }),
    );
}

function toTest({ test, text }: Pick<TableFilter, 'test' | 'text'>): CellTest {
  switch (test) {
    case 'empty':
      return (content) => content === null || content === '';
    case 'filled':
      return (content) => content !== null && content !== '';
    case 'contains': {
      const lower = text.toLowerCase();
      return (content) => content?.toLowerCase().includes(lower) ?? false;
    }
    case 'equals':
      return (content) => content !== null && (content === text || compare(content, text) === 0);
    case 'above':
      return (content) => content !== null && (compare(content, text) ?? 0) > 0;
    case 'below':
      return (content) => content !== null && (compare(content, text) ?? 0) < 0;
  }
}

/**
 * The order of a cell and the text of a filter: as numbers where the text is a number, else in the collation. Null for a
 * cell that cannot be compared with a number.
 */
function compare(content: string, text: string): number | null {
  const wanted = text.trim();
  if (!NUMBER.test(wanted)) return collator.compare(content, text);
  return NUMBER.test(content) ? orderNumbers(content, wanted) : null;
}
