import type { SectionBox } from '../model/arrow-target.ts';

/** The sections inside of an element, in order. */
export function listSections(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>('section[id]')];
}

/** Edges of a section below the top of the window. */
export function boxOf(section: HTMLElement): SectionBox {
  const { top, bottom } = section.getBoundingClientRect();
  return { topPx: top, bottomPx: bottom };
}
