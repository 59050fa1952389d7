import type { EmotionCache } from '@emotion/cache';
import { NONCE_PLACEHOLDER } from '../../core/contracts/page-views.ts';
import { createStyleCache, STYLE_KEY, STYLE_NAMES_ATTRIBUTE } from '../style-cache.ts';

interface StyleCollector {
  /** Pass it to the `CacheProvider` of the rendered tree. */
  readonly cache: EmotionCache;
  /** The styles, followed by further rules, as elements that the client's cache takes over. */
  readonly toHtml: (furtherRules: string) => string;
}

/** Collects styles while a page renders in Node. By default the styling engine writes them between the elements. */
export function collectStyles(): StyleCollector {
  const cache = createStyleCache();
  // The engine's switch for collecting styles in `inserted`.
  cache.compat = true;
  const globals = new Set<string>();
  const { insert } = cache;
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    if (selector === '' && !isAnimation(serialized.name)) globals.add(serialized.name);
    return insert(selector, serialized, sheet, shouldCache);
  };
  return {
    cache,
    toHtml(furtherRules) {
      const rules = Object.entries(cache.inserted).filter((entry): entry is [string, string] => entry[1] !== true);
      const own = rules.filter(([name]) => !globals.has(name));
      // Each global style has its own element, because the client looks for it by name. `data-s` keeps the styling engine's
      // own cache from moving it.
      const elements = rules
        .filter(([name]) => globals.has(name))
        .map(([name, css]) => toElement(`data-emotion="${STYLE_KEY}-global ${name}" data-s=""`, css));
      const names = own.map(([name]) => name).join(' ');
      const css = own.map(([, rule]) => rule).join('') + furtherRules;
      elements.push(toElement(`${STYLE_NAMES_ATTRIBUTE}="${names}"`, css));
      return elements.join('\n');
    },
  };
}

function isAnimation(name: string): boolean {
  return name.startsWith('animation-');
}

function toElement(attributes: string, css: string): string {
  return `<style nonce="${NONCE_PLACEHOLDER}" ${attributes}>${css}</style>`;
}
