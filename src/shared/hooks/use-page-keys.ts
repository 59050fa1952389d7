import { useEffect, useEffectEvent } from 'react';
import { isFreeKey } from '../page-keys.ts';

/**
 * Keys of a page. `toAction` returns the action of a key, or null for a key that the page leaves alone. It is asked for
 * keys that are meant for the page (`isFreeKey`).
 */
export function usePageKeys(toAction: (event: KeyboardEvent) => (() => void) | null): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = isFreeKey(event) ? toAction(event) : null;
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
