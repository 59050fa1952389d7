import { keyframes, styled } from '@mui/material/styles';
import { type Ref, type RefObject, useEffect, useEffectEvent, useImperativeHandle, useState } from 'react';
import { focusTimer } from '../../../shared/focus/focus-stores.ts';
import type { Pond } from '../canvas/use-pond.ts';
import { besideTheTime, isTap, nearMiddle } from '../model/feeding.ts';
import type { Point } from '../model/route-path.ts';
import { dismissFeedingHint } from './feeding-hint-store.ts';

export interface FeedingHandle {
  /** Drops food near the middle of the pond, or beside the time that stands there, for visitors without a pointer. */
  readonly feedNearMiddle: () => void;
}

interface FeedingLayerProps {
  readonly ref: Ref<FeedingHandle>;
  /** The element the pond fills. */
  readonly water: RefObject<HTMLElement | null>;
  readonly pond: Pond;
  readonly prefersReducedMotion: boolean;
}

interface Ripple extends Point {
  readonly id: number;
}

/** While this is mounted, a tap on the water drops food there; a spreading ring shows where. */
export function FeedingLayer({ ref, water, pond, prefersReducedMotion }: FeedingLayerProps) {
  const [ripples, setRipples] = useState<readonly Ripple[]>([]);

  const feed = (place: Point) => {
    pond.feed(place.x, place.y);
    dismissFeedingHint();
    if (!prefersReducedMotion) setRipples((shown) => [...shown, { ...place, id: (shown.at(-1)?.id ?? 0) + 1 }]);
  };
  const onTap = useEffectEvent(feed);
  useEffect(() => (water.current === null ? undefined : watchTaps(water.current, onTap)), [water]);
  useImperativeHandle(ref, () => ({
    feedNearMiddle() {
      if (water.current === null) return;
      const { clientWidth: width, clientHeight: height } = water.current;
      const isTimed = focusTimer.refresh().step !== 'idle';
      feed(isTimed ? besideTheTime({ width, height }) : nearMiddle({ width, height }, Math.random));
    },
  }));

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

/** Calls `onTap` for every tap on `element`. Returns the function that stops watching. */
function watchTaps(element: HTMLElement, onTap: (place: Point) => void): () => void {
  const controller = new AbortController();
  let press: (Point & { readonly pointer: number }) | null = null;
  const placeOf = (event: PointerEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  const onDown = (event: PointerEvent) => {
    // With a second finger it is no longer a tap.
    const isFirst = event.isPrimary && event.button === 0;
    press = isFirst ? { ...placeOf(event), pointer: event.pointerId } : null;
  };
  const onUp = (event: PointerEvent) => {
    const place = placeOf(event);
    if (press !== null && press.pointer === event.pointerId && isTap(press, place)) onTap(place);
    press = null;
  };
  const onCancel = () => {
    press = null;
  };

  const options = { signal: controller.signal };
  element.addEventListener('pointerdown', onDown, options);
  element.addEventListener('pointerup', onUp, options);
  element.addEventListener('pointercancel', onCancel, options);
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
