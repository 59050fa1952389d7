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

/** The text of a card with the emoji of its index and a space before it; unchanged where it begins with an emoji. */
export function addLeadEmoji(text: string, index: number): string {
  return isHan(text.charCodeAt(0)) || !STARTS_WITH_EMOJI.test(text)
    ? `${LEAD_EMOJI[index % LEAD_EMOJI.length]} ${text}`
    : text;
}

/** The usual first character, for which no pattern is needed. */
function isHan(unit: number): boolean {
  return unit >= 0x3400 && unit < 0xa000;
}
