import type { ContentHead } from '../../../shared/tool/content-kinds.ts';

/** Whether a file begins as bookmarks of a browser, or as an export of this page. */
export function sniff({ text }: Pick<ContentHead, 'text'>): boolean {
  const start = text.trimStart();
  if (/^<!doctype\s+netscape-bookmark-file-1/i.test(start)) return true;
  if (start.startsWith('<')) return /<dl[\s>]/i.test(start) && /<dt>\s*<a\s[^>]*href=/i.test(start);
  return /^\{\s*"items"\s*:\s*\[/.test(start) && /"link"\s*:/.test(start);
}
