import { expect, it } from 'vitest';
import { refusesDownloads } from '../../src/platform/app-browser.ts';

it.each([
  [
    'WeChat',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148 MicroMessenger/8.0.44(0x18002c2f)',
    true,
  ],
  [
    'QQ',
    'Mozilla/5.0 (Linux; Android 13) Chrome/109 MQQBrowser/6.2 Mobile Safari/537.36 V1_AND_SQ_9.0.8 QQ/9.0.8.14755',
    true,
  ],
  ["QQ's own browser", 'Mozilla/5.0 (Linux; Android 13) Chrome/109 MQQBrowser/14.5 Mobile Safari/537.36', false],
  ['Chrome', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', false],
  ['Safari', 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15', false],
])('%s refuses downloads: %s', (_browser, userAgent, expected) => {
  expect(refusesDownloads(userAgent)).toBe(expected);
});
