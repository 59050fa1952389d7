import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FLIP } from '../constants.ts';

export type Side = 'front' | 'back';

interface FlipOptions {
  /** The card turns by itself. */
  readonly isAuto: boolean;
  /** Without it, the sides change at once. */
  readonly isAnimated: boolean;
  /** Both sides are the same: the card rests once it has turned `FLIP.untouchedTurns` times and the visitor did nothing. */
  readonly rests: boolean;
}

interface Flip {
  readonly side: Side;
  /** Turns the card over now. */
  readonly flip: () => void;
}

/**
 * Turns the card over: to the back, and the same way back (doc 2 §2). Past 90 degrees, where the card is seen from its
 * edge, the other side's content takes the place of the first. Only the transform is animated.
 */
export function useFlip(element: RefObject<HTMLElement | null>, { isAuto, isAnimated, rests }: FlipOptions): Flip {
  const [side, setSide] = useState<Side>('front');
  const turning = useRef<Animation | null>(null);

  const flip = useCallback(() => {
    const card = element.current;
    if (turning.current !== null) return;
    if (card === null || !isAnimated || typeof card.animate !== 'function') {
      setSide(otherSide);
      return;
    }
    const direction = card.dataset.side === 'front' ? 1 : -1;
    const turn = (fromDeg: number, toDeg: number, easing: string) => {
      turning.current = card.animate(
        [{ transform: `rotateY(${fromDeg * direction}deg)` }, { transform: `rotateY(${toDeg * direction}deg)` }],
        { duration: FLIP.turnMs / 2, easing },
      );
      return turning.current.finished;
    };
    turn(0, 90, 'ease-in')
      .then(() => {
        flushSync(() => setSide(otherSide));
        return turn(-90, 0, 'ease-out');
      })
      .catch(() => {
        // The card left the page in the middle of a turn.
      })
      .finally(() => {
        turning.current = null;
      });
  }, [element, isAnimated]);

  const [manualTurns, setManualTurns] = useState(0);
  const flipNow = useCallback(() => {
    setManualTurns((count) => count + 1);
    flip();
  }, [flip]);

  const turnOver = useEffectEvent(flip);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the side that the visitor turned to gets its whole time
  useEffect(() => {
    return isAuto ? turnInTime(() => turnOver(), rests) : undefined;
  }, [isAuto, rests, manualTurns]);
  useEffect(() => () => turning.current?.cancel(), []);

  return { side, flip: flipNow };
}

const TOUCHES = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Calls `turn` in its time. With `rests`, the turns stop while the visitor does nothing. Returns what ends it. */
function turnInTime(turn: () => void, rests: boolean): () => void {
  let turns = 0;
  const timer = setInterval(() => {
    if (rests && turns >= FLIP.untouchedTurns) return;
    turns += 1;
    turn();
  }, FLIP.everyMs);
  const touch = () => {
    turns = 0;
  };
  for (const name of TOUCHES) window.addEventListener(name, touch, { passive: true });
  return () => {
    clearInterval(timer);
    for (const name of TOUCHES) window.removeEventListener(name, touch);
  };
}

function otherSide(side: Side): Side {
  return side === 'front' ? 'back' : 'front';
}
