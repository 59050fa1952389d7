/** Values of doc 2 §3, §4, §5 and §9 for the focus desktop. */
export const CARD_TYPES = ['text', 'clock'] as const;
export const COLOR_MODES = ['rotate', 'fixed', 'custom'] as const;
export const PANEL_MODES = ['default', 'transparent', 'blank', 'custom', 'customMultiple'] as const;
export const BACKGROUND_MODES = ['default', 'blank', 'custom', 'customMultiple'] as const;

export const UPLOAD_BYTES_MAX = 3 * 1024 * 1024;
export const IMAGES_MAX = 15;

/** Seconds between images where the server names none, and where it cannot be reached. */
export const INTERVAL_S = { initial: 10, fallback: 15, colors: 10 } as const;
export const CROSS_FADE_MS = 2000;
/** For this long the card starts without its own surface, and the background without images. */
export const START_MS = { specialCard: 5000, solidBackground: 3000 } as const;

export const PORTAL_CONFIG_MS = { timeout: 10_000, cached: 300_000 } as const;

/**
 * The card turns to its other side after so many milliseconds; the turn itself takes `turnMs`. A desktop that is left alone
 * turns so many times there and back, and then saves the processor.
 */
export const FLIP = { everyMs: 14_000, turnMs: 1400, untouchedTurns: 4 } as const;
/** The card leans towards the pointer by at most this angle. */
export const TILT_DEG_MAX = 7;
/** A clock that keeps the screen on moves now and then by a few pixels, so that no picture burns into the screen. */
export const PIXEL_SHIFT = { everyMs: 60_000, distancePx: 12 } as const;

/** Wallpapers that are drawn in the page, beside the server's pictures (`none`). `auto` follows the time of day. */
export const WALLPAPERS = ['none', 'gradient', 'waves', 'stars', 'pond', 'auto'] as const;

/** In full screen: the corner that shows the buttons, and the rest of the pointer that hides it. */
export const CORNER = { widthPx: 280, heightPx: 150, delayMs: 2000 } as const;
export const CURSOR_HIDE_MS = 3000;

/** Touching the corner shows the buttons for so long, because a finger does not rest on it. */
export const CORNER_TOUCH_MS = 6000;

/** Pages of other sites that share a link. They are opened by the visitor's click only. */
export const SHARE_SITES = {
  weibo: 'https://service.weibo.com/share/share.php',
  qzone: 'https://sns.qzone.qq.com/cgi-bin/qzshare/cgi_qzshare_onekey',
} as const;
export const SHARE_WINDOW_PX = { width: 600, height: 400 } as const;
export const QR_PX = 200;
export const SCREENSHOT_IDEAL_PX = { width: 1920, height: 1080 } as const;
/** The page's buttons have faded out after this time. Choosing what to capture takes longer, so it delays no picture. */
export const SCREENSHOT_HIDE_MS = 600;

/** Part of the image's light that stays, in percent: the documents darken images by 30 to 40 percent. */
export const BRIGHTNESS_PERCENT = { min: 30, max: 100, step: 5, initial: 65 } as const;
/** Families of the card's text, from the fonts of the device: the page loads none. */
export const FONTS = ['sans', 'serif', 'kai', 'mono'] as const;
export const FONT_PERCENT = { min: 60, max: 150, step: 5, initial: 100 } as const;
/** Seconds between the visitor's pictures; 0: as the server says. */
export const OWN_INTERVALS_S = [0, 10, 30, 60, 300, 900, 3600] as const;

export const BLUR_PX = { min: 0, max: 24, step: 1, initial: 0 } as const;

/** Contrast of the card's text, by WCAG 2.2 for text of any size. */
export const CONTRAST_MIN = 4.5;
/** A scrim that is denser hides its picture. White text over any picture needs 0.54. */
export const SCRIM_OPACITY_MAX = 0.6;

/**
 * Where the edit dialog's link to find images leads (doc 2 §2). Chosen because it is in Chinese, not blocked in mainland China,
 * free to use, and its image addresses may be embedded by other pages. Nothing is loaded from it before the visitor clicks.
 */
export const WALLPAPER_SITE_URL = 'https://www.pexels.com/zh-cn/search/wallpaper/';

/** Bytes of an imported image at most. A stored image can be larger than its upload, because it is encoded again. */
export const IMPORT_IMAGE_BYTES_MAX = 4 * UPLOAD_BYTES_MAX;

/** The live pond in the background: few fish, few frames, so that it costs little of the processor. */
export const POND = { population: 60, leaders: 2, speed: 0.8, frameRateMax: 20 } as const;
