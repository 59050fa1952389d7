import type { RefObject } from 'react';
import { replaceFragment } from '../../platform/page-fragment.ts';
import { usePageKeys } from '../../shared/hooks/use-page-keys.ts';
import { nextArticle } from './model/next-article.ts';

/** An article is being read once its top is above this part of the window. */
const READING_LINE = 0.3;

/** Arrow keys, J and K lead to the next or previous article inside of an element, and focus it. */
export function useReadingKeys(container: RefObject<HTMLElement | null>): void {
  usePageKeys(({ key, altKey, shiftKey }) => {
    if (container.current === null || altKey || shiftKey) return null;
    const articles = [...container.current.querySelectorAll('article')];
    const next = nextArticle(key, findCurrent(articles), articles.length);
    const article = next === null ? undefined : articles[next];
    if (article === undefined) return null;
    return () => {
      article.focus({ preventScroll: true });
      article.scrollIntoView();
      replaceFragment(article.id);
    };
  });
}

/** Index of the article that has the focus and is visible, else of the one at the reading line; -1 above the first one. */
function findCurrent(articles: readonly HTMLElement[]): number {
  const { innerHeight } = window;
  const focused = articles.findIndex((article) => article.contains(document.activeElement));
  const box = articles[focused]?.getBoundingClientRect();
  if (box !== undefined && box.top < innerHeight && box.bottom > 0) return focused;
  return articles.findLastIndex((article) => article.getBoundingClientRect().top < innerHeight * READING_LINE);
}
