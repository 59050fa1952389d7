import { checkLink, type LinkRefusal } from './link.ts';
import { type NavDraft, toCategory } from './nav-item.ts';

/** The first thing that is wrong with an item (doc 2 §5). */
export type DraftProblem = { readonly field: 'name' } | { readonly field: 'link'; readonly refusal: LinkRefusal };

/** Checks what the visitor typed. The draft has a trimmed name and a link with its scheme. */
export function checkDraft({
  name,
  link,
  color,
  type,
}: NavDraft): { readonly draft: NavDraft } | { readonly problem: DraftProblem } {
  const trimmed = name.trim();
  if (trimmed === '') return { problem: { field: 'name' } };
  const check = checkLink(link);
  if ('refusal' in check) return { problem: { field: 'link', refusal: check.refusal } };
  return { draft: { name: trimmed, link: check.link, color, type: toCategory(type) } };
}
