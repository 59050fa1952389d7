import { IMAGES_MAX } from '../constants.ts';

/** The two surfaces that show images: the card's and the page's. */
export type Surface = 'panel' | 'background';

/** An image of a list. The data of a `blob` is a reference into the image store, that of a `url` an address. */
export interface ImageItem {
  readonly id: string;
  readonly type: 'blob' | 'url';
  readonly data: string;
  readonly order: number;
  readonly name: string;
}

/** Marks a text of the settings as a reference into the image store (doc 2 §3 leaves the spelling open, trap T70). */
const REFERENCE_PREFIX = 'mythinkn-image:';

export function toReference(id: string): string {
  return `${REFERENCE_PREFIX}${id}`;
}

/** The id of a stored image; null for an address. */
export function parseReference(text: string): string | null {
  return text.startsWith(REFERENCE_PREFIX) ? text.slice(REFERENCE_PREFIX.length) : null;
}

/** Id of the stored single image of a surface (doc 2 §3). */
export function singleId(surface: Surface): string {
  return `${surface}Image`;
}

/**
 * A new id in the list of a surface: `panelImages_7` (doc 2 §3). The number is higher than that of every present image; it is no
 * position, so that deleting and moving images cannot exchange their pictures (trap T32).
 */
export function allocateId(surface: Surface, present: Iterable<string>): string {
  const prefix = `${surface}Images_`;
  let highest = -1;
  for (const id of present) {
    const number = id.startsWith(prefix) ? Number(id.slice(prefix.length)) : Number.NaN;
    if (Number.isSafeInteger(number)) highest = Math.max(highest, number);
  }
  return `${prefix}${highest + 1}`;
}

/** Images in their order; those beyond the limit are left out (doc 2 §5). */
export function inOrder(items: readonly ImageItem[]): readonly ImageItem[] {
  return items.toSorted((a, b) => a.order - b.order).slice(0, IMAGES_MAX);
}

/** A list with one image moved by a step; positions become consecutive numbers. */
export function moveImage(items: readonly ImageItem[], id: string, step: -1 | 1): readonly ImageItem[] {
  const ordered = inOrder(items);
  const at = ordered.findIndex((item) => item.id === id);
  const to = at + step;
  const moved = ordered[at];
  if (moved === undefined || to < 0 || to >= ordered.length) return items;
  return renumber(ordered.toSpliced(at, 1).toSpliced(to, 0, moved));
}

export function removeImage(items: readonly ImageItem[], id: string): readonly ImageItem[] {
  return renumber(inOrder(items).filter((item) => item.id !== id));
}

export function addImage(items: readonly ImageItem[], item: Omit<ImageItem, 'order'>): readonly ImageItem[] {
  return renumber([...inOrder(items), { ...item, order: items.length }]);
}

function renumber(items: readonly ImageItem[]): readonly ImageItem[] {
  return items.map((item, order) => ({ ...item, order }));
}

/** An address that may be shown as an image: https only, because pages load no pictures over http. Null where it is none. */
export function parseImageUrl(text: string): string | null {
  const address = text.trim();
  return /^https:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i.test(address) ? address : null;
}
