import { shortcutLetter } from '../../../core/text/shortcut-letter.ts';
import { ROUTE_CURSOR_STEP_PX } from '../constants.ts';
import type { RouteEvent } from './route-drawing.ts';
import { type SteeringKey, steeringKeyOf } from './steering.ts';

/** The parts of a `KeyboardEvent` that decide what a key does. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly repeat: boolean;
  readonly isComposing: boolean;
}

/** What keys can do at this moment. */
export interface KeyScene {
  /** The element with the focus: the water, the pause card, or anything else. */
  readonly focus: 'water' | 'pause-card' | 'elsewhere';
  readonly isSteered: boolean;
  readonly isDrawing: boolean;
  /** Whether a pointer is drawing a stroke. */
  readonly hasStroke: boolean;
  readonly canFeed: boolean;
}

export type KeyAction =
  | { readonly type: 'steer'; readonly key: SteeringKey }
  | { readonly type: 'drop-stroke' }
  | { readonly type: 'route'; readonly event: RouteEvent }
  | { readonly type: 'feed' }
  | { readonly type: 'toggle-pause' }
  | { readonly type: 'refresh-routes' }
  | { readonly type: 'toggle-fullscreen' }
  | { readonly type: 'open-focus' }
  | { readonly type: 'watch' };

type KeyRule = (press: KeyPress, scene: KeyScene) => KeyAction | null;

/** In order of precedence: the first rule that matches wins. */
const RULES: readonly KeyRule[] = [steer, pause, dropStroke, editRoute, feed, pressShortcut];

/** What a pressed key does; null leaves the key to the browser and to other controls. */
export function actionOfKey(press: KeyPress, scene: KeyScene): KeyAction | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  for (const rule of RULES) {
    const action = rule(press, scene);
    if (action !== null) return action;
  }
  return null;
}

/** Whether the browser must not act on the key as well: scroll, or press the focused control. */
export function takesKey({ type }: KeyAction): boolean {
  return type === 'steer' || type === 'drop-stroke' || type === 'route' || type === 'feed';
}

/** By the key's place on the keyboard, so an input method that is composing does not stop the predator. */
function steer({ code }: KeyPress, { focus, isSteered }: KeyScene): KeyAction | null {
  if (!isSteered || focus !== 'water') return null;
  const key = steeringKeyOf(code);
  return key === null ? null : { type: 'steer', key };
}

/** Escape pauses a game, and resumes it from the card of the pause. */
function pause({ key, repeat, isComposing }: KeyPress, { focus, isSteered }: KeyScene): KeyAction | null {
  if (key !== 'Escape' || repeat || isComposing) return null;
  return focus === 'pause-card' || (focus === 'water' && isSteered) ? { type: 'toggle-pause' } : null;
}

/** The pointer holds the stroke, so Escape works wherever the focus is. */
function dropStroke({ key }: KeyPress, { hasStroke }: KeyScene): KeyAction | null {
  return hasStroke && key === 'Escape' ? { type: 'drop-stroke' } : null;
}

function editRoute(press: KeyPress, { focus, isDrawing }: KeyScene): KeyAction | null {
  if (!isDrawing || focus !== 'water' || press.isComposing) return null;
  const event = toRouteEvent(press);
  return event === null ? null : { type: 'route', event };
}

function feed({ key, repeat, isComposing }: KeyPress, { focus, canFeed }: KeyScene): KeyAction | null {
  const isMeal = canFeed && focus === 'water' && key === 'Enter' && !repeat && !isComposing;
  return isMeal ? { type: 'feed' } : null;
}

function pressShortcut(press: KeyPress, { focus }: KeyScene): KeyAction | null {
  if (focus === 'elsewhere' || press.repeat || press.isComposing) return null;
  const letter = shortcutLetter(press);
  if (letter === 'p') return { type: 'toggle-pause' };
  if (focus === 'pause-card') return null;
  if (letter === 'r') return { type: 'refresh-routes' };
  if (letter === 'v') return { type: 'watch' };
  if (letter === 't') return { type: 'open-focus' };
  return letter === 'f' ? { type: 'toggle-fullscreen' } : null;
}

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrows move the drawing point, Enter adds it to the route, Escape hides it. */
function toRouteEvent({ key, shiftKey }: KeyPress): RouteEvent | null {
  const direction = DIRECTIONS[key];
  if (direction !== undefined) {
    const step = shiftKey ? ROUTE_CURSOR_STEP_PX.fine : ROUTE_CURSOR_STEP_PX.plain;
    return { type: 'move-cursor', x: direction[0] * step, y: direction[1] * step };
  }
  if (key === 'Enter') return { type: 'place' };
  return key === 'Escape' ? { type: 'hide-cursor' } : null;
}
