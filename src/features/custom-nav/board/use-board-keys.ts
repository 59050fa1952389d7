import { usePageKeys } from '../../../shared/hooks/use-page-keys.ts';
import { ARROWS, focusCard, listCards, neighborOf } from './card-focus.ts';

interface BoardKeys {
  readonly onSearch: () => void;
  /** Moves a card by some places. */
  readonly onMove: (id: string, places: number) => void;
}

/** Keys of the board: / searches, arrows go from card to card, Alt with arrows moves a card. */
export function useBoardKeys(keys: BoardKeys): void {
  usePageKeys((event) => toAction(event, keys));
}

function toAction(event: KeyboardEvent, { onSearch, onMove }: BoardKeys): (() => void) | null {
  if (event.key === '/') return onSearch;
  const direction = ARROWS[event.key];
  const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-nav]') : null;
  if (direction === undefined || card === null) return null;
  const neighbor = neighborOf(card, direction);
  if (neighbor === null) return event.altKey ? () => undefined : null;
  if (!event.altKey) return () => focusCard(neighbor);
  const cards = listCards();
  return () => onMove(card.dataset.nav ?? '', cards.indexOf(neighbor) - cards.indexOf(card));
}
