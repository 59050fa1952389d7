import { expect, it } from 'vitest';
import { settingKey } from '../../../../src/features/flock-dance/model/setting-key.ts';

it.each([
  [{ population: 180, leaders: 2, speed: 1 }, '180·2·1.0'],
  [{ population: 1000, leaders: 5, speed: 0.2 }, '1000·5·0.2'],
  // The slider adds steps of a tenth.
  [{ population: 1, leaders: 1, speed: 0.1 + 0.2 }, '1·1·0.3'],
])('the settings %o have the key %s', (settings, key) => {
  expect(settingKey(settings)).toBe(key);
});
