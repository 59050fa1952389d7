import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { FeedingHandle } from '../feeding/FeedingLayer.tsx';
import { isSteered } from '../model/game.ts';
import { actionOfKey, type KeyAction, type KeyScene, takesKey } from '../model/key-routing.ts';
import type { FlockScreen } from './use-flock-screen.ts';

interface KeyTargets {
  readonly water: RefObject<HTMLElement | null>;
  readonly feeding: RefObject<FeedingHandle | null>;
}

/** The screen's only listener for pressed keys. `model/key-routing.ts` decides what each of them does. */
export function useScreenKeys(flock: FlockScreen, { water, feeding }: KeyTargets): void {
  const { state, mode, route } = flock;

  const perform = useEffectEvent((action: KeyAction) => {
    switch (action.type) {
      case 'steer':
        return flock.catchMode.device.press(action.key, true);
      case 'drop-stroke':
        return route.stroke.drop();
      case 'route':
        return flock.dispatch(action);
      case 'feed':
        return feeding.current?.feedNearMiddle();
      case 'toggle-pause':
        return flock.dispatch({ type: 'toggle-pause' });
      case 'refresh-routes':
        return flock.pond?.refreshRoutes();
      case 'toggle-fullscreen':
        return flock.fullscreen.toggle();
      case 'open-focus':
        return flock.openFocus();
      case 'watch':
        return flock.ambient.enter();
    }
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (flock.ambient.isOn) return;
    const action = actionOfKey(event, {
      focus: focusOf(event.target, water.current),
      isSteered: isSteered(state.game),
      isDrawing: mode === 'drawing',
      hasStroke: route.stroke.isDrawn(),
      canFeed: mode === 'watching',
    });
    if (action === null) return;
    if (takesKey(action)) event.preventDefault();
    // Steering does not count as activity that shows the controls.
    if (action.type === 'steer') event.stopPropagation();
    perform(action);
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    // Capturing on the window, this runs before every other listener.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}

function focusOf(target: EventTarget | null, water: HTMLElement | null): KeyScene['focus'] {
  if (target === water) return 'water';
  const isPauseCard = target instanceof Element && target.closest('[data-key-scope="pause-card"]') !== null;
  return isPauseCard ? 'pause-card' : 'elsewhere';
}
