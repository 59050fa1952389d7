import { expect, it } from 'vitest';
import { settingKey, settingOf } from '../../../../src/features/flock-dance/model/setting-key.ts';

it.each([
  [{ population: 180, speed: 1, isCalm: false }, '180·1'],
  [{ population: 1000, speed: 0.2, isCalm: false }, '1000·0.2'],
  // The slider adds steps of a tenth.
  [{ population: 1, speed: 0.1 + 0.2, isCalm: false }, '1·0.3'],
  // Slow motion is a pace of its own, in hundredths as the server stores it.
  [{ population: 180, speed: 0.3, isCalm: true }, '180·0.11'],
])('the settings %o have the key %s', (pond, key) => {
  expect(settingKey(settingOf(pond))).toBe(key);
});
