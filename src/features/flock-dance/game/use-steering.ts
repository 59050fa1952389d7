import { type RefObject, useEffect, useMemo } from 'react';
import type { Pond } from '../canvas/use-pond.ts';
import { type Direction, steeringKeyOf } from '../model/steering.ts';
import { createSteeringDevice, type SteeringDevice } from './steering-device.ts';

/**
 * The device that keys, pad, pointers and gamepad steer the predator with. While `isSteered`, it follows pointers on
 * `water` and releases keys; presses come from the screen's key router. A held pointer does not count as activity that
 * shows the controls, because they would cover the water during the whole game; a new press does.
 */
export function useSteering(
  water: RefObject<HTMLElement | null>,
  pond: Pond | null,
  isSteered: boolean,
): SteeringDevice {
  const device = useMemo(() => createSteeringDevice((steering) => pond?.steer(steering)), [pond]);

  useEffect(() => {
    const element = water.current;
    if (!isSteered || element === null) return;
    // A finger that was on the pad when the last game ended sends no further event.
    device.release();
    const stops = [listenToReleases(element, device), listenToPointers(element, device)];
    return () => {
      for (const stop of stops) stop();
      device.release();
    };
  }, [water, device, isSteered]);

  return device;
}

function listenToReleases(element: HTMLElement, device: SteeringDevice): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  // A key is released wherever the focus is by then.
  window.addEventListener('keyup', ({ code }) => release(device, code), { signal });
  // While the window is in the background, no key-up event arrives.
  window.addEventListener('blur', () => device.release(), { signal });
  element.addEventListener('blur', () => device.release(), { signal });
  return () => listeners.abort();
}

function release(device: SteeringDevice, code: string): void {
  const key = steeringKeyOf(code);
  if (key !== null) device.press(key, false);
}

function listenToPointers(element: HTMLElement, device: SteeringDevice): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  /** Where each pointer is held, in the order they were pressed. */
  const places = new Map<number, Direction>();
  const hold = (event: PointerEvent) => {
    const { left, top } = element.getBoundingClientRect();
    places.set(event.pointerId, { x: event.clientX - left, y: event.clientY - top });
    device.point([...places.values()]);
  };
  const onDown = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    element.setPointerCapture(event.pointerId);
    element.focus({ preventScroll: true });
    hold(event);
  };
  const onMove = (event: PointerEvent) => {
    if (!places.has(event.pointerId)) return;
    hold(event);
    event.stopPropagation();
  };
  const onUp = (event: PointerEvent) => {
    if (places.delete(event.pointerId)) device.point([...places.values()]);
  };
  element.addEventListener('pointerdown', onDown, { signal });
  element.addEventListener('pointermove', onMove, { signal });
  for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
    element.addEventListener(type, onUp, { signal });
  }
  element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  return () => listeners.abort();
}
