import { expect, it } from 'vitest';
import type { Steering } from '../../../../src/core/flock/steering.ts';
import { createSteeringDevice } from '../../../../src/features/flock-dance/game/steering-device.ts';
import { GLIDE } from '../../../../src/features/flock-dance/model/steering.ts';

function aDevice() {
  const sent: Steering[] = [];
  return { device: createSteeringDevice((steering) => sent.push(steering)), sent };
}

it('sends each change once', () => {
  const { device, sent } = aDevice();
  device.press('left', true);
  device.press('left', true);
  device.press('boost', true);
  device.press('up', false);
  expect(sent).toEqual([
    { kind: 'direction', x: -1, y: 0, boost: false },
    { kind: 'direction', x: -1, y: 0, boost: true },
  ]);
});

it('boosts until every input has released the boost', () => {
  const { device, sent } = aDevice();
  device.boost(true);
  device.point([
    { x: 5, y: 6 },
    { x: 7, y: 8 },
  ]);
  device.boost(false);
  device.gamepad(null, true);
  device.point([{ x: 5, y: 6 }]);
  expect(sent.at(-1)).toEqual({ kind: 'place', x: 5, y: 6, boost: true });
  device.gamepad(null, false);
  expect(sent.at(-1)).toEqual({ kind: 'place', x: 5, y: 6, boost: false });
});

it('follows the first finger, and the next one when that is lifted', () => {
  const { device, sent } = aDevice();
  device.point([
    { x: 5, y: 6 },
    { x: 7, y: 8 },
  ]);
  device.point([{ x: 7, y: 8 }]);
  device.point([]);
  expect(sent).toEqual([
    { kind: 'place', x: 5, y: 6, boost: true },
    { kind: 'place', x: 7, y: 8, boost: false },
    GLIDE,
  ]);
});

it('releases all inputs at once', () => {
  const { device, sent } = aDevice();
  device.press('left', true);
  device.boost(true);
  device.pad({ x: 0, y: 1 });
  device.release();
  expect(sent.at(-1)).toEqual(GLIDE);
  device.press('down', true);
  expect(sent.at(-1)).toEqual({ kind: 'direction', x: 0, y: 1, boost: false });
});
