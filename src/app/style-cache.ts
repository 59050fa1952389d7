import createCache, { type EmotionCache } from '@emotion/cache';

/** Also the first word of every `data-emotion` attribute, by which a page finds its prerendered styles. */
export const STYLE_KEY = 'css';

/** The styling engine's cache. The style policy admits only elements that carry the response's nonce. */
export function createStyleCache(nonce?: string): EmotionCache {
  return createCache({ key: STYLE_KEY, prepend: true, ...(nonce ? { nonce } : {}) });
}
