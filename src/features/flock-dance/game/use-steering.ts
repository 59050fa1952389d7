import { type RefObject, useEffect, useMemo } from 'react';
import type { FlockSession } from '../../../bridges/flock-bridge.ts';
import { currentGamepad, onGamepadChange } from '../../../platform/gamepad.ts';
import { type Direction, readGamepad, steeringKeyOf } from '../model/steering.ts';
import { createSteeringDevice, type SteeringDevice } from './steering-device.ts';

/**
 * Lets keys, pointers and a gamepad steer the predator while `isSteered`; the pad's buttons get the device. Arrows and
 * space are taken only while `water` has the focus (trap T61). Steering keys and a pointer that is held do not count as
 * activity that brings the controls back: they would cover the water all game long. A new press does.
 */
export function useSteering(
  water: RefObject<HTMLElement | null>,
  session: FlockSession | null,
  isSteered: boolean,
): SteeringDevice {
  const device = useMemo(() => createSteeringDevice((steering) => session?.steer(steering)), [session]);

  useEffect(() => {
    const element = water.current;
    if (!isSteered || element === null) return;
    // A finger that was on the pad when the last game ended is not told to have left it.
    device.release();
    const stops = [listenToKeys(element, device), listenToPointers(element, device)];
    return () => {
      for (const stop of stops) stop();
      device.release();
    };
  }, [water, device, isSteered]);

  return device;
}

/** Reads the gamepad in every frame while `isOn` and one is connected; its start button calls `onPauseToggle`. */
export function useGamepad(device: SteeringDevice, isOn: boolean, onPauseToggle: () => void): void {
  useEffect(() => {
    if (!isOn) return;
    let frame = 0;
    let wasPausing = true;
    const read = () => {
      const gamepad = currentGamepad();
      frame = gamepad === null ? 0 : requestAnimationFrame(read);
      const reading = gamepad === null ? null : readGamepad(gamepad);
      device.gamepad(reading?.stick ?? null, reading?.isBoosting ?? false);
      const isPausing = reading?.isPausing ?? false;
      if (isPausing && !wasPausing) onPauseToggle();
      wasPausing = isPausing;
    };
    const restart = () => {
      cancelAnimationFrame(frame);
      read();
    };
    const stop = onGamepadChange(restart);
    restart();
    return () => {
      stop();
      cancelAnimationFrame(frame);
      device.gamepad(null, false);
    };
  }, [device, isOn, onPauseToggle]);
}

function listenToKeys(element: HTMLElement, device: SteeringDevice): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const onKey = (event: KeyboardEvent, isDown: boolean) => {
    const key = steeringKeyOf(event.code);
    if (key === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    device.press(key, isDown);
  };
  element.addEventListener('keydown', (event) => onKey(event, true), { signal });
  // A key that goes up is let go of wherever that happens.
  window.addEventListener('keyup', ({ code }) => release(device, code), { signal });
  // While the window is away, nobody tells of keys that go up.
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
  /** Where each pointer is held, in the order they came. */
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
