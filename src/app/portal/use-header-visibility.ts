import { type FocusEvent, useEffect, useReducer } from 'react';
import { onPortalEvent } from '../../shared/events.ts';
import { applyHeaderEvent, INITIAL_HEADER_STATE, isHeaderVisible } from './header-visibility.ts';

/** Applies the header's rule in the mode `overlay`; a `static` header is always visible. */
export function useHeaderVisibility(mode: 'overlay' | 'static', pageKey: string) {
  const [state, dispatch] = useReducer(applyHeaderEvent, INITIAL_HEADER_STATE);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page starts with a visible header.
  useEffect(() => {
    dispatch({ type: 'page-changed' });
    if (mode === 'static') return;
    const onScroll = () => dispatch({ type: 'scrolled', topPx: window.scrollY });
    const stops = [
      onPortalEvent('showHeader', () => dispatch({ type: 'asked', event: 'showHeader' })),
      onPortalEvent('hideHeader', () => dispatch({ type: 'asked', event: 'hideHeader' })),
      () => window.removeEventListener('scroll', onScroll),
    ];
    window.addEventListener('scroll', onScroll, { passive: true });
    onScroll();
    return () => {
      for (const stop of stops) stop();
    };
  }, [mode, pageKey]);

  return {
    isVisible: mode === 'static' || isHeaderVisible(state),
    focusHandlers: {
      // A click also moves the focus; only keyboard focus must keep the header visible.
      onFocus: (event: FocusEvent) => dispatch({ type: 'focus', isInside: event.target.matches(':focus-visible') }),
      onBlur: () => dispatch({ type: 'focus', isInside: false }),
    },
  };
}
