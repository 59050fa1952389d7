import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { pickOther } from '../model/desktop-view.ts';
import type { GoalSettings } from '../model/settings.ts';
import { CARD_COLORS, ROTATION_COLORS } from '../palette.ts';

interface TextColorOptions {
  readonly settings: Pick<GoalSettings, 'colorMode' | 'themeColor'>;
  /** Changes with every image of the card; the color then changes, too. Null: the color follows the timer. */
  readonly imageKey: string | null;
  readonly intervalMs: number;
  readonly isPaused: boolean;
}

/** The color of the card's text as the visitor chose it (doc 2 §4), before it is made legible. `#rrggbb`. */
export function useTextColor({ settings, imageKey, intervalMs, isPaused }: TextColorOptions): string {
  const [turn, setTurn] = useState<string>(ROTATION_COLORS[0]);
  const isRotating = settings.colorMode === 'rotate' && !isPaused;
  const change = useEffectEvent(() => {
    setTurn((present) => pickOther(ROTATION_COLORS, present, Math.random()) ?? present);
  });
  const followed = useRef(imageKey);
  useEffect(() => {
    // Neither the first rendering nor the end of a pause is another image.
    if (!isRotating || imageKey === null || imageKey === followed.current) return;
    followed.current = imageKey;
    change();
  }, [isRotating, imageKey]);
  useEffect(() => {
    if (!isRotating || imageKey !== null) return;
    const timer = setInterval(() => change(), intervalMs);
    return () => clearInterval(timer);
  }, [isRotating, imageKey, intervalMs]);
  if (settings.colorMode === 'rotate') return turn;
  return settings.colorMode === 'fixed' ? CARD_COLORS.default : (settings.themeColor ?? CARD_COLORS.default);
}
