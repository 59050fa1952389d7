import { expect, it } from 'vitest';
import { toDeviceWords } from '../../../src/core/text/device-words.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9)';
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0';
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  ['Chrome · Windows', `${WINDOWS} ${BLINK} Safari/537.36`],
  ['Edge · Windows', `${WINDOWS} ${BLINK} Safari/537.36 Edg/141.0.0.0`],
  ['Opera · Windows', `${WINDOWS} ${BLINK} Safari/537.36 OPR/120.0.0.0`],
  ['Firefox · Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['QQ · Windows', `${WINDOWS} ${BLINK} Safari/537.36 Core/1.94 QQBrowser/13.0`],
  ['Safari · macOS', `${MAC} ${WEBKIT} Version/18.5 Safari/605.1.15`],
  ['Chrome · macOS', `${MAC} ${BLINK} Safari/537.36`],
  ['Safari · iPhone', `${IPHONE} ${WEBKIT} Version/18.5 Mobile/15E148 Safari/604.1`],
  ['Chrome · iPhone', `${IPHONE} ${WEBKIT} CriOS/141.0 Mobile/15E148 Safari/604.1`],
  ['Firefox · iPhone', `${IPHONE} ${WEBKIT} FxiOS/140.0 Mobile/15E148 Safari/604.1`],
  ['WeChat · iPhone', `${IPHONE} ${WEBKIT} Mobile/15E148 MicroMessenger/8.0.60 NetType/WIFI`],
  ['Safari · iPad', `Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) ${WEBKIT} Version/18.5 Safari/604.1`],
  ['Chrome · Android', `${ANDROID} ${BLINK} Mobile Safari/537.36`],
  ['Samsung Internet · Android', `${ANDROID} ${BLINK} SamsungBrowser/28.0 Mobile Safari/537.36`],
  ['UC · Android', `${ANDROID} ${BLINK} UCBrowser/17.0 Mobile Safari/537.36`],
  ['Huawei Browser · HarmonyOS', `Mozilla/5.0 (Linux; Android 12; HarmonyOS) ${BLINK} HuaweiBrowser/15.0 Mobile`],
  ['Chrome · ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${BLINK} Safari/537.36`],
  ['Firefox · Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['Chrome · Linux', `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/141.0.0.0 Safari/537.36`],
  ['Windows', 'SomeProgram/1.0 (Windows NT 10.0)'],
  ['', 'curl/8.5.0'],
  ['', ''],
  ['', '<img src=x onerror=alert(1)>'],
])('shows %j', (words, userAgent) => {
  expect(toDeviceWords(userAgent)).toBe(words);
});

it('reads a header of 16 kB without backtracking', () => {
  for (const part of ['Version/1', 'Chrome', 'Safari/', 'Windows ', '\t']) {
    expect(toDeviceWords(part.repeat(16_384 / part.length)).length).toBeLessThan(40);
  }
});
