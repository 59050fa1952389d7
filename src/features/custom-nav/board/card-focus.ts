/** Directions in which arrow keys move. */
type Direction = 'left' | 'right' | 'up' | 'down';

export const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Focuses the link of a card. */
export function focusCard(card: Element | null | undefined): void {
  card?.querySelector<HTMLElement>('.face')?.focus();
}

/** The cards on the page, in reading order. */
export function listCards(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-nav]')];
}

/** The card beside another one, or the closest card in the row above or below; null at an end. */
export function neighborOf(card: HTMLElement, direction: Direction): HTMLElement | null {
  const cards = listCards();
  const index = cards.indexOf(card);
  if (direction === 'left') return cards[index - 1] ?? null;
  if (direction === 'right') return cards[index + 1] ?? null;
  const from = card.getBoundingClientRect();
  const beyond = cards
    .map((each) => ({ each, rect: each.getBoundingClientRect() }))
    .filter(({ rect }) => (direction === 'up' ? rect.bottom <= from.top : rect.top >= from.bottom))
    .map(({ each, rect }) => ({ each, rows: Math.abs(rect.top - from.top), columns: Math.abs(rect.left - from.left) }))
    .toSorted((a, b) => a.rows - b.rows || a.columns - b.columns);
  return beyond[0]?.each ?? null;
}
