import { assertNever } from '../../../core/errors.ts';

/** Whether the controls are visible, and whether they must stay. */
interface ControlsState {
  readonly isVisible: boolean;
  /** The pointer, or visible keyboard focus, is on a control. */
  readonly isHeld: boolean;
}

export type ControlsEvent =
  | { readonly type: 'activity' }
  | { readonly type: 'held'; readonly isHeld: boolean }
  | { readonly type: 'idle' };

export const INITIAL_CONTROLS: ControlsState = { isVisible: true, isHeld: false };

/** Any pointer, touch, key or focus shows the controls; idleness hides them unless they are held. */
export function applyControlsEvent(state: ControlsState, event: ControlsEvent): ControlsState {
  switch (event.type) {
    case 'activity':
      return state.isVisible ? state : { ...state, isVisible: true };
    case 'held':
      return event.isHeld === state.isHeld
        ? state
        : { isVisible: state.isVisible || event.isHeld, isHeld: event.isHeld };
    case 'idle':
      return state.isHeld || !state.isVisible ? state : { ...state, isVisible: false };
    default:
      return assertNever(event);
  }
}
