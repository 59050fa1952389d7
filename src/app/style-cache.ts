import createCache, { type EmotionCache } from '@emotion/cache';

/** First part of the class names, and of the `data-emotion` attributes of global styles. */
export const STYLE_KEY = 'css';

/** Names the styles in an element of a prerendered page. */
export const STYLE_NAMES_ATTRIBUTE = 'data-styles';

/** The styling engine's cache. The policy allows only style elements with the response's nonce. */
export function createStyleCache(nonce?: string): EmotionCache {
  return createCache({ key: STYLE_KEY, prepend: true, ...(nonce ? { nonce } : {}) });
}

/**
 * Makes `cache` take over the styles of the prerendered page. The engine would do it too, but it moves their element within
 * the page, once for every cache, and each move makes the browser parse all rules and style all elements again.
 */
export function adoptPrerenderedStyles(cache: EmotionCache): void {
  const element = document.querySelector<HTMLStyleElement>(`style[${STYLE_NAMES_ATTRIBUTE}]`);
  if (element === null) return;
  for (const name of element.getAttribute(STYLE_NAMES_ATTRIBUTE)?.split(' ') ?? []) cache.inserted[name] = true;
  // Further styles are inserted behind this element, global ones before it.
  cache.sheet.tags = [element];
}
