import { create } from 'zustand';
import { toDataErrorWords } from '../../../shared/data/error-words.ts';
import { notify } from '../nav-messages.ts';
import { navStore } from '../nav-store.ts';
import { type Icons, iconDb, readIcons, writeIcons } from './icon-db.ts';

/** The pictures of this browser's items, once they are read. */
export const useIcons = create<{ readonly icons: Icons }>(() => ({ icons: new Map() }));

/** Pictures of items that are gone, kept for undoing; beyond, they are removed when the page is opened. */
const STALE_MAX_COUNT = 100;

/** Reads the pictures, and again whenever a tab writes some. Without them the tiles show letters. @returns what ends this. */
export function followIcons(): () => void {
  const read = () =>
    readIcons().then(
      (icons) => useIcons.setState({ icons }),
      () => undefined,
    );
  void read().then(sweep);
  return iconDb.onChange(() => void read());
}

async function sweep(): Promise<void> {
  const own = new Set(navStore.refresh().items.map(({ id }) => id));
  const stale = [...useIcons.getState().icons.keys()].filter((id) => !own.has(id));
  if (stale.length > STALE_MAX_COUNT) await keepIcons(new Map(stale.map((id) => [id, null])));
}

/** Keeps pictures, or removes those that are null. A message says where they cannot be stored; they last as long as the page. */
export async function keepIcons(changes: ReadonlyMap<string, string | null>): Promise<void> {
  if (changes.size === 0) return;
  const icons = new Map(useIcons.getState().icons);
  for (const [id, icon] of changes) {
    if (icon === null) icons.delete(id);
    else icons.set(id, icon);
  }
  useIcons.setState({ icons });
  try {
    await writeIcons(changes);
  } catch (error) {
    notify(toDataErrorWords(error), 'warning');
  }
}
