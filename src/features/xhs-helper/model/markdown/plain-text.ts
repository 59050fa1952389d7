import { parseMarkdown } from './parse-markdown.ts';

/** A text without its marks of emphasis and its rules. List markers and blank lines stay. */
export function toPlainText(source: string): string {
  return parseMarkdown(source)
    .filter(({ kind }) => kind !== 'rule')
    .map(({ spans, marker, isSpaced }, index) => {
      const text = spans.map((span) => span.text).join('');
      const before = index === 0 ? '' : isSpaced ? '\n\n' : '\n';
      return `${before}${marker === '' ? '' : `${marker} `}${text}`;
    })
    .join('');
}
