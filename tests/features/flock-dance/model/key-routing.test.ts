import { describe, expect, it } from 'vitest';
import { shortcutLetter } from '../../../../src/core/text/shortcut-letter.ts';
import {
  actionOfKey,
  type KeyAction,
  type KeyPress,
  type KeyScene,
  takesKey,
} from '../../../../src/features/flock-dance/model/key-routing.ts';

const PRESS: KeyPress = {
  key: '',
  code: '',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  isComposing: false,
};
const NOTHING: KeyScene = { focus: 'water', isSteered: false, isDrawing: false, hasStroke: false, canFeed: false };
const WATCHING: KeyScene = { ...NOTHING, canFeed: true };
const PLAYING: KeyScene = { ...NOTHING, isSteered: true };
const DRAWING: KeyScene = { ...NOTHING, isDrawing: true };

const letter = (name: string): KeyPress => ({ ...PRESS, key: name, code: `Key${name.toUpperCase()}` });
const key = (name: string, code = name): KeyPress => ({ ...PRESS, key: name, code });

describe('a key', () => {
  it.each<[name: string, press: KeyPress, scene: KeyScene, action: KeyAction | null]>([
    ['arrows steer in a game', key('ArrowLeft'), PLAYING, { type: 'steer', key: 'left' }],
    ['a held arrow keeps steering', { ...key('ArrowLeft'), repeat: true }, PLAYING, { type: 'steer', key: 'left' }],
    [
      'W steers while an input method composes',
      { ...letter('w'), isComposing: true },
      PLAYING,
      { type: 'steer', key: 'up' },
    ],
    ['space boosts in a game', key(' ', 'Space'), PLAYING, { type: 'steer', key: 'boost' }],
    ['arrows stay with a focused control', key('ArrowLeft'), { ...PLAYING, focus: 'elsewhere' }, null],
    ['a paused game ignores arrows', key('ArrowLeft'), NOTHING, null],
    ['arrows move the drawing point', key('ArrowRight'), DRAWING, route({ type: 'move-cursor', x: 24, y: 0 })],
    [
      'Shift makes small steps',
      { ...key('ArrowUp'), shiftKey: true },
      DRAWING,
      route({ type: 'move-cursor', x: 0, y: -4 }),
    ],
    ['Enter places a point', key('Enter'), DRAWING, route({ type: 'place' })],
    ['Escape hides the drawing point', key('Escape'), DRAWING, route({ type: 'hide-cursor' })],
    ['Escape drops a stroke first', key('Escape'), { ...DRAWING, hasStroke: true }, { type: 'drop-stroke' }],
    [
      'Escape drops a stroke wherever the focus is',
      key('Escape'),
      { ...DRAWING, hasStroke: true, focus: 'elsewhere' },
      { type: 'drop-stroke' },
    ],
    ['an input method keeps its Enter from drawing', { ...key('Enter'), isComposing: true }, DRAWING, null],
    ['Escape pauses a game', key('Escape'), PLAYING, { type: 'toggle-pause' }],
    [
      'Escape on the card of the pause resumes',
      key('Escape'),
      { ...NOTHING, focus: 'pause-card' },
      { type: 'toggle-pause' },
    ],
    [
      'a held Escape does not resume at once',
      { ...key('Escape'), repeat: true },
      { ...NOTHING, focus: 'pause-card' },
      null,
    ],
    ['Escape does nothing while the pond is watched', key('Escape'), WATCHING, null],
    ['Escape stays with a focused control of a game', key('Escape'), { ...PLAYING, focus: 'elsewhere' }, null],
    ['T opens the focus sheet', letter('t'), WATCHING, { type: 'open-focus' }],
    ['V leaves nothing but the pond', letter('v'), WATCHING, { type: 'watch' }],
    ['T stays with a focused control', letter('t'), { ...WATCHING, focus: 'elsewhere' }, null],
    ['Enter feeds while watching', key('Enter'), WATCHING, { type: 'feed' }],
    ['a held Enter feeds once', { ...key('Enter'), repeat: true }, WATCHING, null],
    ['Enter belongs to a focused button', key('Enter'), { ...WATCHING, focus: 'elsewhere' }, null],
    ['P pauses while watching', letter('p'), WATCHING, { type: 'toggle-pause' }],
    ['P pauses a game', letter('p'), PLAYING, { type: 'toggle-pause' }],
    ['P resumes on the pause card', letter('p'), { ...NOTHING, focus: 'pause-card' }, { type: 'toggle-pause' }],
    ['a held P is pressed once', { ...letter('p'), repeat: true }, WATCHING, null],
    ['R refreshes the routes', letter('r'), DRAWING, { type: 'refresh-routes' }],
    ['R does nothing on the pause card', letter('r'), { ...NOTHING, focus: 'pause-card' }, null],
    ['F switches full screen', letter('f'), WATCHING, { type: 'toggle-fullscreen' }],
    ['shortcuts need the focus', letter('f'), { ...WATCHING, focus: 'elsewhere' }, null],
    ['another letter does nothing', letter('x'), WATCHING, null],
  ])('%s', (_name, press, scene, action) => {
    expect(actionOfKey(press, scene)).toEqual(action);
  });

  it.each<[modifier: string, held: Partial<KeyPress>]>([
    ['Ctrl', { ctrlKey: true }],
    ['Meta', { metaKey: true }],
    ['Alt', { altKey: true }],
  ])('with %s belongs to the browser', (_modifier, held) => {
    const presses = [letter('p'), letter('a'), key('ArrowLeft'), key('Enter')];
    for (const scene of [WATCHING, PLAYING, DRAWING]) {
      expect(presses.map((press) => actionOfKey({ ...press, ...held }, scene))).toEqual([null, null, null, null]);
    }
  });

  it('is taken from the browser when it would scroll or press, and not for a shortcut', () => {
    const taken: readonly KeyAction[] = [
      { type: 'steer', key: 'up' },
      { type: 'drop-stroke' },
      route({ type: 'place' }),
      { type: 'feed' },
    ];
    const left: readonly KeyAction[] = [
      { type: 'toggle-pause' },
      { type: 'refresh-routes' },
      { type: 'toggle-fullscreen' },
    ];
    expect(taken.every(takesKey)).toBe(true);
    expect(left.some(takesKey)).toBe(false);
  });
});

describe('the letter of a shortcut', () => {
  it.each<[keyboard: string, name: string, code: string, letter: string | null]>([
    ['on a Latin keyboard', 'p', 'KeyP', 'p'],
    ['with Caps Lock', 'P', 'KeyP', 'p'],
    ['on Dvorak, by the printed letter', 'p', 'KeyR', 'p'],
    ['on a Russian keyboard, by its place', 'з', 'KeyP', 'p'],
    ['under an input method that has taken the key', 'Process', 'KeyP', 'p'],
    ['of an arrow', 'ArrowUp', 'ArrowUp', null],
    ['of a digit', '1', 'Digit1', null],
  ])('%s: %s at %s', (_keyboard, name, code, expected) => {
    expect(shortcutLetter({ key: name, code })).toBe(expected);
  });
});

function route(event: Extract<KeyAction, { type: 'route' }>['event']): KeyAction {
  return { type: 'route', event };
}
