import { formatCount } from '../../model/quantity-text.ts';
import type { JsonContext } from '../json-context.ts';
import { runTool } from '../run-tool.ts';
import { copy } from './copy.ts';

const TABLE_FILE = /\.(?:csv|tsv)$/i;

/** Whether a file has the name of a table of text. */
export function isTableFile(name: string | null): boolean {
  return name !== null && TABLE_FILE.test(name);
}

/**
 * Reads the input as CSV or TSV, shows the array of objects as the result, and says how it was read. Without `hasNames` the
 * columns are numbered. @returns whether the result is on the page.
 */
export async function importTable(context: JsonContext, hasNames = true): Promise<boolean> {
  const { tool, store, notices } = context;
  const { indent, joinsArrays } = store.getState();
  const result = await runTool(context, {
    name: 'table',
    from: 'input',
    language: 'json',
    extension: 'json',
    make: ({ id }, signal) => tool.importTable(id, { indent, joinsArrays, hasNames }, signal),
  });
  if (result === null || store.getState().output?.document.id !== result.document.id) return false;
  const { rowCount, columnCount, numberColumnCount, delimiter } = result;
  const counts = [rowCount, columnCount, numberColumnCount].map(formatCount) as [string, string, string];
  notices.show({ kind: 'imported', words: copy.done(...counts, delimiter, hasNames) });
  return true;
}
