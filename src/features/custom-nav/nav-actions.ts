import { createId } from '../../platform/create-id.ts';
import { downloadBlob } from '../../platform/download.ts';
import { confirm } from '../../shared/confirm/confirm.ts';
import { requireLogin } from '../../shared/session/account-dialogs.ts';
import { isSignedIn } from '../../shared/session/session.ts';
import { keepIcons, useIcons } from './icons/icon-store.ts';
import { formatBookmarks } from './model/bookmark-file.ts';
import type { NavCategory } from './model/categories.ts';
import {
  addItem,
  categorizeItems,
  type DropSide,
  editItem,
  type Items,
  moveBeside,
  moveBy,
  recolorItems,
  removeItems,
  roomFor,
} from './model/item-changes.ts';
import { formatNavFile } from './model/json-file.ts';
import { toHref } from './model/link.ts';
import type { NavDraft, NavItem } from './model/nav-item.ts';
import type { NavLayout, NavState, NavViewMode } from './model/nav-state.ts';
import { notify, offerUndo } from './nav-messages.ts';
import { navStore } from './nav-store.ts';
import { copy } from './words.ts';

const words = copy.toasts;

interface Change {
  readonly before: NavState;
  readonly after: NavState;
}

/** Changes the stored items. A change that storage refuses lasts as long as the page, and a warning says so. */
function changeItems(change: (items: Items) => Items): Change {
  const before = navStore.refresh();
  const isStored = navStore.update((state) => {
    const items = change(state.items);
    return items === state.items ? state : { ...state, items };
  });
  if (!isStored) notify(words.notStored, 'warning');
  return { before, after: navStore.useValue.getState() };
}

/** False, with a warning, where the limit is reached (doc 2 §4). */
export function hasRoom(): boolean {
  const isFree = roomFor(navStore.refresh().items) > 0;
  if (!isFree) notify(words.full, 'warning');
  return isFree;
}

/** Adds an item, or edits the item of this id. @returns false where the limit is reached or the item is gone. */
export function saveItem(id: string | null, draft: NavDraft, icon: string | null): boolean {
  if (id === null) {
    if (!hasRoom()) return false;
    const item = { id: createId(), ...draft };
    changeItems((items) => addItem(items, item));
    if (icon !== null) void keepIcons(new Map([[item.id, icon]]));
    notify(words.added);
    return true;
  }
  if (!navStore.refresh().items.some((item) => item.id === id)) {
    notify(words.gone, 'warning');
    return false;
  }
  changeItems((items) => editItem(items, id, draft));
  if (icon !== (useIcons.getState().icons.get(id) ?? null)) void keepIcons(new Map([[id, icon]]));
  notify(words.updated);
  return true;
}

/** Asks first, and offers to undo. */
export async function deleteItem({ id }: NavItem): Promise<void> {
  const { title, body, confirm: confirmLabel } = copy.delete;
  if (!(await confirm({ title, body, confirmLabel }))) return;
  const { before, after } = changeItems((items) => removeItems(items, new Set([id])));
  offerUndo(words.deleted, before, after);
}

/** Moves an item by some places. @returns its new place, counted from 1; null where it stays. */
export function moveItem(id: string, places: number): number | null {
  const { before, after } = changeItems((items) => moveBy(items, id, places));
  return before.items === after.items ? null : after.items.findIndex((item) => item.id === id) + 1;
}

export function dropItem(id: string, overId: string, side: DropSide): void {
  changeItems((items) => moveBeside(items, id, overId, side));
}

export function deleteItems(ids: ReadonlySet<string>): void {
  const { before, after } = changeItems((items) => removeItems(items, ids));
  offerUndo(copy.batch.deleted(ids.size), before, after);
}

export function recolor(ids: ReadonlySet<string>, color: string): void {
  const { before, after } = changeItems((items) => recolorItems(items, ids, color));
  offerUndo(copy.batch.recolored(ids.size), before, after);
}

export function categorize(ids: ReadonlySet<string>, type: NavCategory): void {
  const { before, after } = changeItems((items) => categorizeItems(items, ids, type));
  offerUndo(copy.batch.moved(ids.size, copy.categories[type]), before, after);
}

export function chooseLayout(layout: NavLayout): void {
  navStore.update((state) => ({ ...state, layout }));
}

/** The category view needs a login (doc 2 §6). */
export function chooseView(viewMode: NavViewMode): void {
  const choose = () => void navStore.update((state) => ({ ...state, viewMode }));
  if (viewMode === 'category') requireLogin(copy.toolbar.login, choose);
  else choose();
}

/** Returns to the free arrangement unless a user is signed in (doc 2 §4). */
export function leaveCategoriesSignedOut(): void {
  if (isSignedIn() || navStore.refresh().viewMode === 'grid') return;
  navStore.update((state) => ({ ...state, viewMode: 'grid' }));
}

export function exportJson(): void {
  const state = navStore.refresh();
  if (state.items.length === 0) {
    notify(words.nothingToExport, 'info');
    return;
  }
  const now = new Date();
  const blob = new Blob([formatNavFile(state, now.getTime(), useIcons.getState().icons)], { type: 'application/json' });
  downloadBlob(blob, copy.files.json(formatDate(now)));
  notify(words.exported);
}

/**
 * Links in the visitor's order, in a folder for each run of one category. Links that lead nowhere are left out, and the message
 * counts them.
 */
export function exportBookmarks(): void {
  const { items } = navStore.refresh();
  if (items.length === 0) {
    notify(words.nothingToExport, 'info');
    return;
  }
  const now = new Date();
  const { icons } = useIcons.getState();
  const links = items.flatMap(({ id, name, link, type }) => {
    const href = toHref(link);
    return href === null ? [] : [{ name, link: href, type, icon: icons.get(id) ?? null }];
  });
  const folders = toFolders(links).map(([type, own]) => ({ name: copy.categories[type], links: own }));
  const html = formatBookmarks(copy.files.bookmarksTitle, folders, now.getTime());
  downloadBlob(new Blob([html], { type: 'text/html' }), copy.files.bookmarks(formatDate(now)));
  if (links.length < items.length) notify(words.leftOut(items.length - links.length), 'warning');
  else notify(words.exported);
}

/** Neighbors of one category together. */
function toFolders<Link extends { readonly type: NavCategory }>(links: readonly Link[]): [NavCategory, Link[]][] {
  const folders: [NavCategory, Link[]][] = [];
  for (const link of links) {
    const last = folders.at(-1);
    if (last?.[0] === link.type) last[1].push(link);
    else folders.push([link.type, [link]]);
  }
  return folders;
}

/** Year, month and day of the visitor's calendar, for file names. */
function formatDate(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
