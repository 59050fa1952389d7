import type { Steering } from '../../../core/flock/steering.ts';
import { PAD_DEAD_ZONE_PX, STICK_DEAD_ZONE, TRIGGER_BOOST } from '../game/constants.ts';

/** At most 1 long; x right, y down. */
export interface Direction {
  readonly x: number;
  readonly y: number;
}

export type SteeringKey = 'left' | 'right' | 'up' | 'down' | 'boost';

/** All that can steer at one moment. */
export interface SteeringInputs {
  readonly keys: ReadonlySet<SteeringKey>;
  /** The on-screen pad. */
  readonly pad: Direction | null;
  /** A place in the pond that the pointer is held on. */
  readonly place: Direction | null;
  readonly stick: Direction | null;
  /** The boost button, a second finger or a gamepad's button. */
  readonly isBoosting: boolean;
}

export const NO_INPUTS: SteeringInputs = { keys: new Set(), pad: null, place: null, stick: null, isBoosting: false };
export const GLIDE: Steering = { kind: 'direction', x: 0, y: 0, boost: false };

/** By the key's place on the keyboard, which neither a layout nor an input method changes. */
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

/** `KeyboardEvent.code` → what it steers, or null. */
export function steeringKeyOf(code: string): SteeringKey | null {
  return KEYS.get(code) ?? null;
}

/** A direction from keys, stick or pad, in this order, goes before a place; none lets the predator glide. */
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

/** Where on the pad a finger is, from its middle in pixels → full speed that way; null in the middle. */
export function padDirection(xPx: number, yPx: number): Direction | null {
  const length = Math.hypot(xPx, yPx);
  return length < PAD_DEAD_ZONE_PX ? null : { x: xPx / length, y: yPx / length };
}

/** What a gamepad of the standard mapping says. */
export interface GamepadInput {
  readonly axes: readonly number[];
  readonly buttons: readonly { readonly pressed: boolean; readonly value: number }[];
}

export interface GamepadReading {
  readonly stick: Direction | null;
  readonly isBoosting: boolean;
  /** The start button: pause and resume. */
  readonly isPausing: boolean;
}

const BUTTON = { a: 0, rightTrigger: 7, start: 9, up: 12, down: 13, left: 14, right: 15 } as const;

/** Left stick or directional buttons steer, A or the right trigger boosts. */
export function readGamepad({ axes, buttons }: GamepadInput): GamepadReading {
  const isPressed = (index: number) => buttons[index]?.pressed ?? false;
  const across = Number(isPressed(BUTTON.right)) - Number(isPressed(BUTTON.left));
  const along = Number(isPressed(BUTTON.down)) - Number(isPressed(BUTTON.up));
  return {
    stick: unit(across, along) ?? stickDirection(axes[0] ?? 0, axes[1] ?? 0),
    isBoosting: isPressed(BUTTON.a) || (buttons[BUTTON.rightTrigger]?.value ?? 0) > TRIGGER_BOOST,
    isPausing: isPressed(BUTTON.start),
  };
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

/** Past the dead zone the speed grows from nothing, so that a small push is a slow turn. */
function stickDirection(x: number, y: number): Direction | null {
  const length = Math.hypot(x, y);
  if (length < STICK_DEAD_ZONE) return null;
  const strength = Math.min((length - STICK_DEAD_ZONE) / (1 - STICK_DEAD_ZONE), 1);
  return { x: (x / length) * strength, y: (y / length) * strength };
}
