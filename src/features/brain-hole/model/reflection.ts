/** Ids of the reflections in the documented order (doc 2 §2). They are the anchors in the page's address. */
export const REFLECTION_IDS = ['inertia', 'state', 'resilience', 'cockroach', 'boundary', 'boar', 'emotion'] as const;
export type ReflectionId = (typeof REFLECTION_IDS)[number];

export interface Reflection {
  readonly id: ReflectionId;
  readonly title: string;
  /** The sentence that readers take with them. It occurs once in the paragraphs. */
  readonly quote: string;
  readonly paragraphs: readonly string[];
}

/** A part of a paragraph; the quote is marked. */
interface TextPart {
  readonly text: string;
  readonly isQuote: boolean;
}

/** Divides a paragraph around the quote. Empty parts are left out. */
export function splitAtQuote(paragraph: string, quote: string): TextPart[] {
  const at = paragraph.indexOf(quote);
  if (at === -1) return [{ text: paragraph, isQuote: false }];
  return [
    { text: paragraph.slice(0, at), isQuote: false },
    { text: quote, isQuote: true },
    { text: paragraph.slice(at + quote.length), isQuote: false },
  ].filter(({ text }) => text !== '');
}

/** The whole reflection as plain text: title and paragraphs, with an empty line between them. */
export function toPlainText({ title, paragraphs }: Reflection): string {
  return [title, ...paragraphs].join('\n\n');
}
