import { NAV_CATEGORIES, type NavCategory } from './categories.ts';
import { CATEGORY_LABELS } from './lexicon.ts';

/** A link of the visitor (doc 2 §3). */
export interface NavItem {
  /** In this browser only; files do not have it. */
  readonly id: string;
  readonly name: string;
  /** As it is stored: it may come without a scheme. `checkLink` says where it leads. */
  readonly link: string;
  /** Six hexadecimal digits behind a number sign. */
  readonly color: string;
  readonly type: NavCategory;
}

/** An item without its identity. */
export type NavDraft = Omit<NavItem, 'id'>;

const DEFAULT_CATEGORY: NavCategory = 'uncategorized';
const COLOR = /^#[\da-f]{6}$/i;

/** A value or a label → its category; everything else is uncategorized (doc 2 §3). */
export function toCategory(type: unknown): NavCategory {
  return findCategory(type) ?? DEFAULT_CATEGORY;
}

/** A value or a label → its category, or null. */
export function findCategory(type: unknown): NavCategory | null {
  if (typeof type !== 'string') return null;
  const wanted = type.trim().toLowerCase();
  return NAV_CATEGORIES.find((value) => value === wanted || CATEGORY_LABELS[value] === wanted) ?? null;
}

/** A color of a file or of storage; null where it is none. */
export function toColor(color: unknown): string | null {
  return typeof color === 'string' && COLOR.test(color) ? color.toLowerCase() : null;
}
