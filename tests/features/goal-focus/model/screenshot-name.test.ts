import { expect, it } from 'vitest';
import { screenshotName } from '../../../../src/features/goal-focus/model/screenshot-name.ts';

it('names a screenshot by local day and time', () => {
  const at = new Date(2026, 0, 2, 3, 4, 5);
  expect(screenshotName(at, (day, time) => `截图 ${day} ${time}`)).toBe('截图 2026-01-02 03.04.05.png');
});
