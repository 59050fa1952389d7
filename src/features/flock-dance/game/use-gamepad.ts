import { useEffect, useEffectEvent } from 'react';
import { currentGamepad, onGamepadChange } from '../../../platform/gamepad.ts';
import { type GamepadReading, readGamepad, stepOf } from '../model/steering.ts';
import type { SteeringDevice } from './steering-device.ts';

interface GamepadOptions {
  /** What the gamepad is for: nothing, steering, or pressing buttons on the screen. */
  readonly use: 'nothing' | 'steering' | 'buttons';
  readonly device: SteeringDevice;
  readonly onPauseToggle: () => void;
  /** A while buttons are pressed. */
  readonly onConfirm: () => void;
  /** Left or up, and right or down, while buttons are pressed. */
  readonly onMove: (step: 1 | -1) => void;
}

/** Buttons that are held at first do nothing until they are pressed again. */
const ALL_HELD: GamepadReading = { stick: { x: 1, y: 0 }, isBoosting: false, isPausing: true, isConfirming: true };

/** Reads a connected gamepad in every frame while it is of use. */
export function useGamepad({ use, device, onPauseToggle, onConfirm, onMove }: GamepadOptions): void {
  const follow = useEffectEvent((now: GamepadReading | null, before: GamepadReading) => {
    const steering = use === 'steering' ? now : null;
    device.gamepad(steering?.stick ?? null, steering?.isBoosting ?? false);
    if (now === null) return;
    if (now.isPausing && !before.isPausing) onPauseToggle();
    if (use !== 'buttons') return;
    if (now.isConfirming && !before.isConfirming) onConfirm();
    const step = stepOf(now.stick);
    if (step !== 0 && stepOf(before.stick) === 0) onMove(step);
  });

  const isOn = use !== 'nothing';
  useEffect(() => {
    if (!isOn) return;
    let frame = 0;
    let before = ALL_HELD;
    const read = () => {
      const gamepad = currentGamepad();
      frame = gamepad === null ? 0 : requestAnimationFrame(read);
      const now = gamepad === null ? null : readGamepad(gamepad);
      follow(now, before);
      before = now ?? ALL_HELD;
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
  }, [device, isOn]);
}
