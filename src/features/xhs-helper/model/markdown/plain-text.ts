import { parseMarkdown } from './parse-markdown.ts';

/** A text without its marks of emphasis. List markers and blank lines stay. */
export function toPlainText(source: string): string {
  return parseMarkdown(source)
    .map(({ spans, marker, isSpaced }, index) => {
      const text = spans.map((span) => span.text).join('');
      const before = index === 0 ? '' : isSpaced ? '\n\n' : '\n';
      return `${before}${marker === '' ? '' : `${marker} `}${text}`;
    })
    .join('');
}
