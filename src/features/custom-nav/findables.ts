import type { Findable } from '../../shared/tool/findable.ts';
import { CATEGORY_LABELS } from './model/lexicon.ts';
import { checkLink } from './model/link.ts';
import type { NavItem } from './model/nav-item.ts';
import { navStore } from './nav-store.ts';

/** The visitor's links for the search over the product. A link that leads nowhere is left out. */
export async function listFindables(): Promise<readonly Findable[]> {
  return navStore.refresh().items.flatMap(toFindable);
}

function toFindable({ id, name, link: stored, type }: NavItem): readonly Findable[] {
  const check = checkLink(stored);
  if (!('link' in check)) return [];
  const { link, host } = check;
  const note = `${CATEGORY_LABELS[type]} · ${host}`;
  return [{ id, kind: 'bookmark', name: name.trim() || host, words: [host], note, leadsTo: { site: link } }];
}
