import type { Steering } from '../../../core/flock/steering.ts';
import { PAD_DEAD_ZONE_PX, STICK_DEAD_ZONE, STICK_STEP, TRIGGER_BOOST } from '../constants.ts';

/** A vector of length 0 … 1; x to the right, y down. */
export interface Direction {
  readonly x: number;
  readonly y: number;
}

export type SteeringKey = 'left' | 'right' | 'up' | 'down' | 'boost';

/** All inputs at one moment. */
export interface SteeringInputs {
  readonly keys: ReadonlySet<SteeringKey>;
  /** Direction of the on-screen pad. */
  readonly pad: Direction | null;
  /** Where the pointer is held, in pond pixels. */
  readonly place: Direction | null;
  readonly stick: Direction | null;
  /** Whether the boost button, a second finger or a gamepad's button is held. */
  readonly isBoosting: boolean;
}

export const NO_INPUTS: SteeringInputs = { keys: new Set(), pad: null, place: null, stick: null, isBoosting: false };
export const GLIDE: Steering = { kind: 'direction', x: 0, y: 0, boost: false };

/** By the key's position on the keyboard, which is the same in every layout and input method. */
const KEYS: ReadonlyMap<string, SteeringKey> = new Map([
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['KeyA', 'left'],
  ['KeyD', 'right'],
  ['KeyW', 'up'],
  ['KeyS', 'down'],
  ['Space', 'boost'],
]);

/** `KeyboardEvent.code` → steering key, or null. */
export function steeringKeyOf(code: string): SteeringKey | null {
  return KEYS.get(code) ?? null;
}

/** Keys precede the stick, the stick the pad, the pad a held pointer. Without input the predator glides. */
export function toSteering(inputs: SteeringInputs): Steering {
  const boost = inputs.isBoosting || inputs.keys.has('boost');
  const direction = keyDirection(inputs.keys) ?? inputs.stick ?? inputs.pad;
  if (direction !== null) return { kind: 'direction', x: direction.x, y: direction.y, boost };
  if (inputs.place !== null) return { kind: 'place', x: inputs.place.x, y: inputs.place.y, boost };
  return { ...GLIDE, boost };
}

export function isSameSteering(a: Steering, b: Steering): boolean {
  return a.kind === b.kind && a.x === b.x && a.y === b.y && a.boost === b.boost;
}

/** Position of a finger, in pixels from the pad's middle → direction at full speed; null in the dead zone. */
export function padDirection(xPx: number, yPx: number): Direction | null {
  const length = Math.hypot(xPx, yPx);
  return length < PAD_DEAD_ZONE_PX ? null : { x: xPx / length, y: yPx / length };
}

/** State of a gamepad with the standard mapping. */
export interface GamepadInput {
  readonly axes: readonly number[];
  readonly buttons: readonly { readonly pressed: boolean; readonly value: number }[];
}

export interface GamepadReading {
  readonly stick: Direction | null;
  readonly isBoosting: boolean;
  /** Whether the start button is pressed, which pauses and resumes. */
  readonly isPausing: boolean;
  /** Whether A is pressed, which presses a button where nothing is steered. */
  readonly isConfirming: boolean;
}

const BUTTON = { a: 0, rightTrigger: 7, start: 9, up: 12, down: 13, left: 14, right: 15 } as const;

/** Directional buttons or the left stick steer; A or the right trigger boosts. */
export function readGamepad({ axes, buttons }: GamepadInput): GamepadReading {
  const isPressed = (index: number) => buttons[index]?.pressed ?? false;
  const across = Number(isPressed(BUTTON.right)) - Number(isPressed(BUTTON.left));
  const along = Number(isPressed(BUTTON.down)) - Number(isPressed(BUTTON.up));
  return {
    stick: unit(across, along) ?? stickDirection(axes[0] ?? 0, axes[1] ?? 0),
    isBoosting: isPressed(BUTTON.a) || (buttons[BUTTON.rightTrigger]?.value ?? 0) > TRIGGER_BOOST,
    isPausing: isPressed(BUTTON.start),
    isConfirming: isPressed(BUTTON.a),
  };
}

/** The way that a stick points to in a row of buttons; 0 while it is near its middle. */
export function stepOf(stick: Direction | null): 1 | 0 | -1 {
  if (stick === null) return 0;
  const push = Math.abs(stick.x) > Math.abs(stick.y) ? stick.x : stick.y;
  if (Math.abs(push) < STICK_STEP) return 0;
  return push > 0 ? 1 : -1;
}

function keyDirection(keys: ReadonlySet<SteeringKey>): Direction | null {
  const x = Number(keys.has('right')) - Number(keys.has('left'));
  const y = Number(keys.has('down')) - Number(keys.has('up'));
  return unit(x, y);
}

function unit(x: number, y: number): Direction | null {
  const length = Math.hypot(x, y);
  return length === 0 ? null : { x: x / length, y: y / length };
}

/** Outside the dead zone the speed grows from 0, so that a small push steers slowly. */
function stickDirection(x: number, y: number): Direction | null {
  const length = Math.hypot(x, y);
  if (length < STICK_DEAD_ZONE) return null;
  const strength = Math.min((length - STICK_DEAD_ZONE) / (1 - STICK_DEAD_ZONE), 1);
  return { x: (x / length) * strength, y: (y / length) * strength };
}
