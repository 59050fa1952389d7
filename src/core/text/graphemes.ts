/**
 * The first character as a reader counts: a letter with its accents, an emoji with all its parts. Empty for an empty text.
 */
export function firstGrapheme(text: string): string {
  if (typeof Intl.Segmenter !== 'function') return [...text][0] ?? '';
  const [first] = new Intl.Segmenter('zh-CN', { granularity: 'grapheme' }).segment(text);
  return first?.segment ?? '';
}

/** The first and the last character as a reader counts; the only one of a shorter text. */
export function endGraphemes(text: string): string {
  const all = [...graphemesOf(text)];
  return all.length < 2 ? text : `${all[0]}${all.at(-1)}`;
}

/** The first `max` characters as a reader counts, with an ellipsis where the text has more. */
export function cutGraphemes(text: string, max: number): string {
  if (text.length <= max) return text;
  let cut = '';
  let count = 0;
  for (const grapheme of graphemesOf(text)) {
    if (count === max) return `${cut}…`;
    cut += grapheme;
    count += 1;
  }
  return text;
}

function* graphemesOf(text: string): Iterable<string> {
  if (typeof Intl.Segmenter !== 'function') {
    yield* text;
    return;
  }
  for (const { segment } of new Intl.Segmenter('zh-CN', { granularity: 'grapheme' }).segment(text)) yield segment;
}
