import createCache, { type EmotionCache } from '@emotion/cache';

/** First word of every `data-emotion` attribute. The cache finds prerendered styles by it. */
export const STYLE_KEY = 'css';

/** The styling engine's cache. The policy allows only style elements with the response's nonce. */
export function createStyleCache(nonce?: string): EmotionCache {
  return createCache({ key: STYLE_KEY, prepend: true, ...(nonce ? { nonce } : {}) });
}
