import { CHAR_PX, COLUMN_PX } from './constants.ts';
import { copy } from './copy.ts';
import { fitWidth } from './model/grid-layout.ts';

/** The width of a column that fits its name, beside the sign of its order, and its cells. */
export function fitHeader(name: string, texts: readonly string[]): number {
  const header = fitWidth([name], CHAR_PX, COLUMN_PX) + COLUMN_PX.sortSign;
  return Math.max(fitWidth(texts, CHAR_PX, COLUMN_PX), Math.min(header, COLUMN_PX.fitted));
}

/** The name in the header of a column. */
export function nameOf({ path }: { readonly path: readonly string[] }): string {
  return path.length === 0 ? copy.value : path.join('.');
}
