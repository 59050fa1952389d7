/**
 * For short Chinese texts. Lines break behind punctuation instead of inside of words and have similar lengths, so that no
 * last line holds a character or two. A phrase that is wider than its box still breaks anywhere.
 */
export const PHRASE_WRAP = { wordBreak: 'keep-all', overflowWrap: 'anywhere', textWrap: 'balance' } as const;
