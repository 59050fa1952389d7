/**
 * The first character as a reader counts: a letter with its accents, an emoji with all its parts. Empty for an empty text.
 */
export function firstGrapheme(text: string): string {
  if (typeof Intl.Segmenter !== 'function') return [...text][0] ?? '';
  const [first] = new Intl.Segmenter('zh-CN', { granularity: 'grapheme' }).segment(text);
  return first?.segment ?? '';
}
