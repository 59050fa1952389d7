import type { Steering } from '../../../core/flock/steering.ts';
import {
  type Direction,
  GLIDE,
  isSameSteering,
  NO_INPUTS,
  type SteeringInputs,
  type SteeringKey,
  toSteering,
} from '../model/steering.ts';

/** Combines keys, pad, pointer and gamepad into one steering. */
export interface SteeringDevice {
  press(key: SteeringKey, isDown: boolean): void;
  pad(direction: Direction | null): void;
  boost(isDown: boolean): void;
  /** The fingers on the water, in pond pixels, in the order they were pressed. A second finger boosts. */
  point(places: readonly Direction[]): void;
  gamepad(stick: Direction | null, isBoosting: boolean): void;
  /** Releases every key, pointer and button. */
  release(): void;
}

/** Calls `send` whenever the steering changes. */
export function createSteeringDevice(send: (steering: Steering) => void): SteeringDevice {
  let inputs: SteeringInputs = NO_INPUTS;
  /** The inputs that hold the boost. */
  const boosters = new Set<'button' | 'finger' | 'gamepad'>();
  let sent = GLIDE;

  const change = (next: Partial<SteeringInputs>) => {
    inputs = { ...inputs, ...next, isBoosting: boosters.size > 0 };
    const steering = toSteering(inputs);
    if (isSameSteering(steering, sent)) return;
    sent = steering;
    send(steering);
  };
  const hold = (booster: 'button' | 'finger' | 'gamepad', isDown: boolean) => {
    if (isDown) boosters.add(booster);
    else boosters.delete(booster);
  };

  return {
    press(key, isDown) {
      const keys = new Set(inputs.keys);
      if (isDown) keys.add(key);
      else keys.delete(key);
      change({ keys });
    },
    pad: (pad) => change({ pad }),
    boost(isDown) {
      hold('button', isDown);
      change({});
    },
    point(places) {
      hold('finger', places.length > 1);
      change({ place: places[0] ?? null });
    },
    gamepad(stick, isBoosting) {
      hold('gamepad', isBoosting);
      change({ stick });
    },
    release() {
      boosters.clear();
      change(NO_INPUTS);
    },
  };
}
