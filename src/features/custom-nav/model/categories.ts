/** Categories in the documented order (doc 2 §3). */
export const NAV_CATEGORIES = [
  'common',
  'uncategorized',
  'study',
  'productivity',
  'work',
  'entertainment',
  'community',
  'life',
  'others',
] as const;
export type NavCategory = (typeof NAV_CATEGORIES)[number];
