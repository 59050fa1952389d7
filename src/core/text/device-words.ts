/** The first match counts: most browsers also name those that they descend from. */
const BROWSERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['WeChat', /\bMicroMessenger\//],
  ['QQ', /\b(?:M?QQBrowser|QQ)\//],
  ['UC', /\bUC?Browser\//],
  ['Quark', /\bQuark\//],
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera|OPT)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Huawei Browser', /\bHuaweiBrowser\//],
  ['MIUI Browser', /\bMiuiBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
];

const SYSTEMS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['HarmonyOS', /\b(?:HarmonyOS|OpenHarmony)\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\b(?:Macintosh|Mac OS X)\b/],
  ['Linux', /\b(?:Linux|X11)\b/],
];

/**
 * A browser's `User-Agent` in words that its owner recognizes, such as `Chrome · Windows`. Consists of names from this file
 * only, never of the header's text. Empty when neither browser nor system is known.
 */
export function toDeviceWords(userAgent: string): string {
  const names = [BROWSERS, SYSTEMS].map((table) => table.find(([, pattern]) => pattern.test(userAgent))?.[0]);
  return names.filter((name) => name !== undefined).join(' · ');
}
