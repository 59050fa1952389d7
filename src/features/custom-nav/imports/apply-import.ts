import { AppError } from '../../../core/errors.ts';
import { createId } from '../../../platform/create-id.ts';
import { toDataErrorWords } from '../../../shared/data/error-words.ts';
import { restorePoints } from '../../../shared/data/page-restore-points.ts';
import { secureData } from '../../../shared/data/secure-data.ts';
import { data } from '../data.ts';
import { drawIcon } from '../icons/draw-icon.ts';
import { keepIcons, useIcons } from '../icons/icon-store.ts';
import { type ImportChoice, planNavImport } from '../model/import-plan.ts';
import { type ImportRow, toImportRows } from '../model/import-rows.ts';
import { notify, offerUndo } from '../nav-messages.ts';
import { navStore } from '../nav-store.ts';
import { copy } from '../words.ts';
import type { ReadNavFile } from './read-nav-file.ts';

/**
 * Keeps a restore point, imports, and offers to undo. The items are compared again, because another tab may have changed
 * them since the preview.
 * @returns false where nothing was changed: the visitor declined, or storage failed or the room is gone, which a message says.
 */
export async function applyImport({ candidates, layout }: ReadNavFile, choice: ImportChoice): Promise<boolean> {
  try {
    const hasItems = navStore.refresh().items.length > 0;
    if (hasItems && (await secureData(restorePoints, 'import', [data])) === null) return false;
  } catch (error) {
    notify(toDataErrorWords(error), 'error');
    if (!(error instanceof AppError)) throw error;
    return false;
  }
  const before = navStore.refresh();
  const { rows } = toImportRows(candidates, before.items);
  const { items, counts, ids } = planNavImport(before.items, rows, choice, createId);
  if (counts.cut > 0) {
    notify(copy.toasts.roomGone(counts.cut), 'warning');
    return false;
  }
  const takesLayout = choice.mode === 'replace' && layout !== null;
  const isStored = navStore.update((state) => ({ ...state, items, layout: takesLayout ? layout : state.layout }));
  const replaced = takeIcons(ids);
  offerUndo(copy.toasts.imported, before, navStore.useValue.getState(), async () => keepIcons(await replaced));
  if (!isStored) notify(copy.toasts.notStored, 'warning');
  return true;
}

/** Draws the pictures that the file holds at the size of a tile and keeps them. @returns what the items had before; null for none. */
async function takeIcons(ids: ReadonlyMap<ImportRow, string>): Promise<ReadonlyMap<string, string | null>> {
  const icons = new Map<string, string>();
  for (const [{ candidate }, id] of ids) {
    const icon = candidate.icon === null ? null : await drawIcon(candidate.icon);
    if (icon !== null) icons.set(id, icon);
  }
  const own = useIcons.getState().icons;
  const replaced = new Map([...icons.keys()].map((id) => [id, own.get(id) ?? null]));
  await keepIcons(icons);
  return replaced;
}
