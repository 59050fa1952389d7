import { useEffect, useEffectEvent } from 'react';
import { isComposing } from '../../../shared/ime.ts';
import { ARROWS, focusCard, listCards, neighborOf } from './card-focus.ts';

interface BoardKeys {
  readonly onSearch: () => void;
  /** Moves a card by some places. */
  readonly onMove: (id: string, places: number) => void;
}

/**
 * Keys of the board: / searches, arrows go from card to card, Alt with arrows moves a card. They are off while something
 * is typed and while a dialog or menu is open.
 */
export function useBoardKeys(keys: BoardKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isComposing(event) || event.ctrlKey || event.metaKey || isBusy(event.target)) return;
    const action = toAction(event, keys);
    if (action === null) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
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

function isBusy(target: EventTarget | null): boolean {
  const isTyping =
    target instanceof Element &&
    target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable="true"]') !== null;
  return (
    isTyping ||
    document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]') !== null
  );
}
