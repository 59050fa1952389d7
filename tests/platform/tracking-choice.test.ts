import { afterEach, expect, it, vi } from 'vitest';
import { refusesTracking } from '../../src/platform/tracking-choice.ts';

afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['nothing', {}, {}, false],
  ['Do Not Track', { doNotTrack: '1' }, {}, true],
  ['Do Not Track in the words of older browsers', { doNotTrack: 'yes' }, {}, true],
  ['Do Not Track on the window', {}, { doNotTrack: '1' }, true],
  ['that tracking is allowed', { doNotTrack: '0' }, {}, false],
  ['no choice', { doNotTrack: null, globalPrivacyControl: false }, { doNotTrack: 'unspecified' }, false],
  ['Global Privacy Control', { doNotTrack: '0', globalPrivacyControl: true }, {}, true],
])('reads a browser that says %s', (_case, navigator, window, refuses) => {
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('window', window);
  expect(refusesTracking()).toBe(refuses);
});
