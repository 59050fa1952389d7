import { type RefObject, useEffect } from 'react';
import { type Game, isSteered } from '../model/game.ts';

/**
 * Keeps the keyboard on `water` while the player steers: from the start on, after a pause, and after a control of
 * `screen` was pressed with a pointer, which would keep the arrows and space to itself. Keys that walk to a control are
 * left alone. In the end the focus comes back to the water where nothing else has it.
 */
export function useWaterFocus(
  game: Game,
  water: RefObject<HTMLElement | null>,
  screen: RefObject<HTMLElement | null>,
): void {
  const hasKeyboard = isSteered(game);
  useEffect(() => {
    if (!hasKeyboard) return;
    const focus = () => water.current?.focus({ preventScroll: true });
    focus();
    const onClick = ({ detail, target }: MouseEvent) => {
      // A click by a key counts no presses.
      if (detail > 0 && target instanceof Node && screen.current?.contains(target)) focus();
    };
    // On the window: what the click has opened is there by then, and ends this.
    window.addEventListener('click', onClick);
    return () => window.removeEventListener('click', onClick);
  }, [hasKeyboard, water, screen]);

  const isWatching = game.step === 'watching';
  useEffect(() => {
    if (isWatching) return;
    // What had the focus may have gone with the game.
    return () => {
      if (document.activeElement === document.body) water.current?.focus({ preventScroll: true });
    };
  }, [isWatching, water]);
}
