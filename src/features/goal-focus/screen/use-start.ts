import { useEffect, useState } from 'react';
import { START_MS } from '../constants.ts';
import type { StartCard } from '../model/desktop-view.ts';

interface Start {
  /** The card's mode during the first five seconds; null afterwards. */
  readonly card: StartCard | null;
  /** The page's first solid seconds are over. */
  readonly isPageOver: boolean;
}

/** The card's appearance at the start, by chance (doc 2 §4). The prerendered page has no surface. */
export function useStart(random: () => number = Math.random): Start {
  const [card, setCard] = useState<StartCard | null>('transparent');
  const [isPageOver, setPageOver] = useState(false);
  useEffect(() => {
    setCard(random() < 0.5 ? 'transparent' : 'blank');
    const timers = [
      setTimeout(() => setPageOver(true), START_MS.solidBackground),
      setTimeout(() => setCard(null), START_MS.specialCard),
    ];
    return () => timers.forEach(clearTimeout);
  }, [random]);
  return { card, isPageOver };
}
