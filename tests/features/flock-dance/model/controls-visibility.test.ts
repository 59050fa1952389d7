import { expect, it } from 'vitest';
import {
  applyControlsEvent,
  type ControlsEvent,
  INITIAL_CONTROLS,
} from '../../../../src/features/flock-dance/model/controls-visibility.ts';

const activity: ControlsEvent = { type: 'activity' };
const idle: ControlsEvent = { type: 'idle' };
const held: ControlsEvent = { type: 'held', isHeld: true };
const released: ControlsEvent = { type: 'held', isHeld: false };

it.each<[name: string, events: readonly ControlsEvent[], isVisible: boolean]>([
  ['are shown at first', [], true],
  ['hide after idleness', [idle], false],
  ['are shown again at any activity', [idle, activity], true],
  ['stay while a control is held', [held, idle], true],
  ['hide when released and idle again', [held, idle, released, idle], false],
  ['are shown again when focus reaches them', [idle, held], true],
])('the controls %s', (_name, events, isVisible) => {
  expect(events.reduce(applyControlsEvent, INITIAL_CONTROLS).isVisible).toBe(isVisible);
});
