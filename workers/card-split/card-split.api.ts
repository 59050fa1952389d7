/**
 * Where a text is divided. `paragraph`: at blank lines · `auto`: cards are filled with whole sentences, and end with a
 * paragraph where that leaves them at least half full · `sentence`: after every sentence · `newline`: at every line end.
 */
export type SplitMode = 'paragraph' | 'auto' | 'sentence' | 'newline';

export interface SplitRules {
  readonly mode: SplitMode;
  /** Characters of a card as a reader counts them; a leading emoji that is added comes on top. At least 1. */
  readonly maxChars: number;
  /** White space inside a line counts as a line end, except between two ASCII characters. */
  readonly spaceAsBreak: boolean;
  /** Puts one of sixteen emoji before every card that does not begin with one. */
  readonly autoEmoji: boolean;
}

export interface SplitCard {
  /** The part of the text, without white space at its ends. Line ends are line feeds. */
  readonly segment: string;
  /** The segment, with an emoji before it where one was added. */
  readonly text: string;
}

export interface CardSplitApi {
  /**
   * Divides a text into cards. Without white space the joined segments equal the text. A segment longer than the limit is
   * cut after the last punctuation or space beyond 40 % of the limit, else at the limit; never inside a character, and
   * where avoidable not after an opening mark, before a closing mark or inside a Latin word. A text of white space has no
   * cards.
   */
  splitText(text: string, rules: SplitRules): readonly SplitCard[];
}
