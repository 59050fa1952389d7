import { useEffect, useRef } from 'react';
import { LATE_HANDS_MS } from '../constants.ts';
import type { Game } from '../model/game.ts';

interface ButtonsByGamepad {
  readonly confirm: () => void;
  readonly move: (step: 1 | -1) => void;
}

/**
 * Presses the buttons of the game's card or dialog without a keyboard: `confirm` the focused one, and `move` goes to the next
 * one. While the pond is only watched, `confirm` opens the games.
 */
export function useButtonsByGamepad(game: Game, onInvite: (() => void) | null): ButtonsByGamepad {
  const { step } = game;
  const changedAt = useRef(0);
  useEffect(() => {
    changedAt.current = step === 'over' ? performance.now() : 0;
  }, [step]);

  return {
    confirm() {
      if (step === 'watching') return onInvite?.();
      // The player may still be sprinting when the game ends.
      if (step === 'over' && performance.now() - changedAt.current < LATE_HANDS_MS) return;
      const scope = scopeOf(step);
      const focused = buttonsIn(scope).find((button) => button === document.activeElement);
      if (focused !== undefined) focused.click();
      else focusOn(buttonsIn(scope?.querySelector('.MuiDialogContent-root'))[0] ?? buttonsIn(scope)[0]);
    },
    move(by) {
      const buttons = buttonsIn(scopeOf(step));
      const at = buttons.indexOf(document.activeElement as HTMLElement);
      focusOn(buttons[at === -1 ? 0 : (at + by + buttons.length) % buttons.length]);
    },
  };
}

function scopeOf(step: Game['step']): Element | null {
  return document.querySelector(step === 'playing' ? '[data-key-scope="pause-card"]' : '[role="dialog"]');
}

function buttonsIn(scope: Element | null | undefined): readonly HTMLElement[] {
  return [...(scope?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])];
}

/** With its ring, which browsers leave out after a pointer. */
function focusOn(button: HTMLElement | undefined): void {
  button?.focus({ focusVisible: true } as FocusOptions);
}
