import { expect, it } from 'vitest';
import * as constants from '../../src/features/goal-focus/constants.ts';
import { INITIAL_SETTINGS } from '../../src/features/goal-focus/model/settings.ts';
import { CARD_COLORS, ROTATION_COLORS } from '../../src/features/goal-focus/palette.ts';

/** The documented values, typed a second time: a difference fails here under its name. */
it.each<[name: string, actual: unknown, documented: unknown]>([
  ['card types (doc 2 §3)', constants.CARD_TYPES, ['text', 'clock']],
  ['font color modes (doc 2 §3)', constants.COLOR_MODES, ['rotate', 'fixed', 'custom']],
  ['card surfaces (doc 2 §3)', constants.PANEL_MODES, ['default', 'transparent', 'blank', 'custom', 'customMultiple']],
  ['page backgrounds (doc 2 §3)', constants.BACKGROUND_MODES, ['default', 'blank', 'custom', 'customMultiple']],
  ['upload limit (doc 2 §5)', constants.UPLOAD_BYTES_MAX, 3_145_728],
  ['images at most (doc 2 §9)', constants.IMAGES_MAX, 15],
  ['intervals, s (doc 2 §9)', constants.INTERVAL_S, { initial: 10, fallback: 15, colors: 10 }],
  ['cross-fade, ms (doc 2 §9)', constants.CROSS_FADE_MS, 2000],
  ['start-up, ms (doc 2 §9)', constants.START_MS, { specialCard: 5000, solidBackground: 3000 }],
  ['portal config, ms (doc 2 §7)', constants.PORTAL_CONFIG_MS, { timeout: 10_000, cached: 300_000 }],
  ['full-screen corner (doc 2 §9)', constants.CORNER, { widthPx: 280, heightPx: 150, delayMs: 2000 }],
  ['cursor hides, ms (doc 2 §9)', constants.CURSOR_HIDE_MS, 3000],
  ['share window, px (doc 2 §9)', constants.SHARE_WINDOW_PX, { width: 600, height: 400 }],
  ['share QR code, px (doc 2 §9)', constants.QR_PX, 200],
  ['screenshot, px (doc 2 §7)', constants.SCREENSHOT_IDEAL_PX, { width: 1920, height: 1080 }],
  ['named colors and the default (doc 2 §3)', Object.keys(CARD_COLORS).length, 18],
  ['default color (doc 2 §3)', [CARD_COLORS.default, INITIAL_SETTINGS.themeColor], ['#1976d2', '#1976d2']],
  ['rotation colors (doc 2 §3)', ROTATION_COLORS.length, 10],
])('%s', (_name, actual, documented) => {
  expect(actual).toEqual(documented);
});
