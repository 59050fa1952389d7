import type { Page, PageShortcut } from '../../shared/tool/define-page.ts';

export interface ShortcutEntry {
  readonly page: Page;
  readonly shortcut: PageShortcut;
}

/** The pages that have an entry in the widget, in the documented order (doc 2 §2). */
export function listEntries(pages: readonly Page[]): readonly ShortcutEntry[] {
  return pages
    .flatMap((page) => (page.shortcut === undefined ? [] : [{ page, shortcut: page.shortcut }]))
    .sort((one, other) => one.shortcut.rank - other.shortcut.rank);
}
