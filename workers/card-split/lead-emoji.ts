import { readMarkdown } from '../../src/core/markdown/parse-markdown.ts';

/** The emoji that cards begin with, in turns (doc 3 §9). */
export const LEAD_EMOJI = [
  '✨',
  '🌟',
  '📌',
  '💡',
  '🔥',
  '🌈',
  '🎯',
  '📝',
  '💪',
  '🌸',
  '🍀',
  '🎉',
  '📚',
  '☕',
  '🚀',
  '💖',
] as const;

/** A pictograph, a flag, or a keycap such as 1️⃣. */
const STARTS_WITH_EMOJI = /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|[\d#*]\ufe0f?\u20e3)/u;

/**
 * The Markdown of a card with the emoji of its index and a space before its text, behind the marks of its first block.
 * Unchanged where the text begins with an emoji or the card with code.
 */
export function addLeadEmoji(markdown: string, index: number): string {
  const [first] = readMarkdown(markdown);
  const text = first?.spans[0]?.text ?? '';
  if (first === undefined || first.kind === 'code' || STARTS_WITH_EMOJI.test(text)) return markdown;
  const emoji = LEAD_EMOJI[index % LEAD_EMOJI.length];
  return `${markdown.slice(0, first.contentStart)}${emoji} ${markdown.slice(first.contentStart)}`;
}
