import type { Page, PageShortcut } from '../../shared/tool/define-page.ts';
import { pagePath, toCommandAddress } from '../../shared/tool/page-path.ts';

export interface ShortcutEntry {
  readonly page: Page;
  readonly shortcut: PageShortcut;
}

/** Where an entry leads. On its own page: to its command there, if it has one. */
export function toEntryAddress({ page, shortcut }: ShortcutEntry, isCurrent: boolean): string {
  const path = pagePath(page);
  return isCurrent && shortcut.command !== undefined ? toCommandAddress(path, shortcut.command) : path;
}

/** The pages that have an entry in the widget, in the documented order (doc 2 §2). */
export function listEntries(pages: readonly Page[]): readonly ShortcutEntry[] {
  return pages
    .flatMap((page) => (page.shortcut === undefined ? [] : [{ page, shortcut: page.shortcut }]))
    .sort((one, other) => one.shortcut.rank - other.shortcut.rank);
}
