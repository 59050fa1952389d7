/**
 * Where a text is divided. `paragraph`: at blank lines · `auto`: cards are filled with whole sentences, and end with a
 * paragraph where that leaves them at least half full · `sentence`: after every sentence · `newline`: at every line end.
 */
export type SplitMode = 'paragraph' | 'auto' | 'sentence' | 'newline';

export interface SplitRules {
  readonly mode: SplitMode;
  /** Characters of a card as a reader sees them, without marks; a leading emoji that is added comes on top. At least 1. */
  readonly maxChars: number;
  /** White space inside a line counts as a line end, except between two ASCII characters. */
  readonly spaceAsBreak: boolean;
  /** Puts one of sixteen emoji before every card that does not begin with one. */
  readonly autoEmoji: boolean;
}

export interface SplitCard {
  /** The part of the text as complete Markdown. Line ends are line feeds. */
  readonly segment: string;
  /** The segment, with an emoji before its text where one was added. */
  readonly text: string;
}

export interface CardSplitApi {
  /**
   * Divides a Markdown text into cards, each of which is complete: a block that is cut is closed and opened again. What the
   * cards show is the whole text. A rule divides cards and is on none. A piece longer than the limit is cut at a line end or
   * after the last punctuation or space beyond 40 % of the limit, else at the limit; never inside a character, and
   * where avoidable not after an opening mark, before a closing mark or inside a Latin word. A text of white space has no
   * cards.
   */
  splitText(text: string, rules: SplitRules): readonly SplitCard[];
}
