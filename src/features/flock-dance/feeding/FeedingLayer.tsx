import { keyframes, styled } from '@mui/material/styles';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { FlockSession } from '../../../bridges/flock-bridge.ts';
import { isTap, nearMiddle } from '../model/feeding.ts';
import type { Point } from '../model/route-path.ts';
import { dismissFeedingHint } from './feeding-hint-store.ts';

interface FeedingLayerProps {
  /** The element that the pond fills. */
  readonly host: RefObject<HTMLElement | null>;
  readonly session: FlockSession;
  readonly isCalm: boolean;
}

interface Ripple extends Point {
  readonly id: number;
}

/** While this is there, a tap on the water drops food, and so does Enter on the focused canvas; rings show where. */
export function FeedingLayer({ host, session, isCalm }: FeedingLayerProps) {
  const [ripples, setRipples] = useState<readonly Ripple[]>([]);

  const feed = useCallback(
    (place: Point) => {
      session.feed(place.x, place.y);
      dismissFeedingHint();
      if (!isCalm) setRipples((shown) => [...shown, { ...place, id: (shown.at(-1)?.id ?? 0) + 1 }]);
    },
    [session, isCalm],
  );
  useEffect(() => (host.current === null ? undefined : watchMeals(host.current, feed)), [host, feed]);

  return (
    <Layer aria-hidden="true">
      {ripples.map(({ id, x, y }) => (
        <Ring
          key={id}
          style={{ left: x, top: y }}
          onAnimationEnd={() => setRipples((shown) => shown.filter((ripple) => ripple.id !== id))}
        />
      ))}
    </Layer>
  );
}

/** Calls `onMeal` for every tap on `element`, and for Enter while it has the focus. Returns the end of it. */
function watchMeals(element: HTMLElement, onMeal: (place: Point) => void): () => void {
  const controller = new AbortController();
  let press: (Point & { readonly pointer: number }) | null = null;
  const placeOf = (event: PointerEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  const onDown = (event: PointerEvent) => {
    // A second finger makes it a gesture of another kind.
    const isFirst = event.isPrimary && event.button === 0;
    press = isFirst ? { ...placeOf(event), pointer: event.pointerId } : null;
  };
  const onUp = (event: PointerEvent) => {
    const place = placeOf(event);
    if (press !== null && press.pointer === event.pointerId && isTap(press, place)) onMeal(place);
    press = null;
  };
  const onCancel = () => {
    press = null;
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onMeal(nearMiddle({ width: element.clientWidth, height: element.clientHeight }, Math.random));
  };

  const options = { signal: controller.signal };
  element.addEventListener('pointerdown', onDown, options);
  element.addEventListener('pointerup', onUp, options);
  element.addEventListener('pointercancel', onCancel, options);
  element.addEventListener('keydown', onKey, options);
  return () => controller.abort();
}

const spread = keyframes({
  from: { transform: 'translate(-50%, -50%) scale(0.15)', opacity: 0.85 },
  to: { transform: 'translate(-50%, -50%) scale(1)', opacity: 0 },
});

const Layer = styled('div')({ position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none' });

const Ring = styled('span')(({ theme }) => ({
  position: 'absolute',
  width: 84,
  height: 84,
  borderRadius: '50%',
  border: `2px solid ${theme.vars.palette.common.white}`,
  animation: `${spread} 900ms ease-out both`,
}));
