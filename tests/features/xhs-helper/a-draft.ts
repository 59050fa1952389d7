import { createCard, type PostCard } from '../../../src/features/xhs-helper/model/card.ts';
import { type Draft, EMPTY_DRAFT } from '../../../src/features/xhs-helper/model/draft.ts';

/** A picture of one pixel. */
export const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A card with this text at this index. */
export function aCard(text: string, index = 0, change: Partial<PostCard> = {}): PostCard {
  return { ...createCard({ segment: text, text }, index, `card-${index}`), ...change };
}

/** A draft with one card for each text. */
export function aDraft(texts: readonly string[], change: Partial<Draft> = {}): Draft {
  return { ...EMPTY_DRAFT, text: texts.join('\n\n'), cards: texts.map((text, index) => aCard(text, index)), ...change };
}

/** Ids that count up. */
export function createIds(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `id-${count}`;
  };
}
