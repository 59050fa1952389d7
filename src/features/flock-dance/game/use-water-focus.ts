import { type RefObject, useEffect } from 'react';
import { type Game, isSteered } from '../model/game.ts';

/**
 * Keeps the focus on `water` while the player steers: at the start, after a pause, and after a pointer has pressed a control
 * of `screen`, which would otherwise receive arrows and space. Keyboard users may still move to a control. After the game
 * the focus returns to the water unless another element has it.
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
      // A click made with a key has no detail.
      if (detail > 0 && target instanceof Node && screen.current?.contains(target)) focus();
    };
    // On the window, because by then a dialog opened by the click has ended this effect.
    window.addEventListener('click', onClick);
    return () => window.removeEventListener('click', onClick);
  }, [hasKeyboard, water, screen]);

  const isWatching = game.step === 'watching';
  useEffect(() => {
    if (isWatching) return;
    // The focused element may have disappeared with the game.
    return () => {
      if (document.activeElement === document.body) water.current?.focus({ preventScroll: true });
    };
  }, [isWatching, water]);
}
