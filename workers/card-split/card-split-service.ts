import type { CardSplitApi } from './card-split.api.ts';
import { addLeadEmoji } from './lead-emoji.ts';
import { splitSegments } from './split-segments.ts';

/** Implements the division of a text into cards. It keeps no state. */
export function createCardSplitService(): CardSplitApi {
  return {
    splitText: (text, rules) =>
      splitSegments(text, rules).map((segment, index) => ({
        segment,
        text: rules.autoEmoji ? addLeadEmoji(segment, index) : segment,
      })),
  };
}
