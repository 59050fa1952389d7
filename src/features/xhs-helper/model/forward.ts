import { toForwardEntry } from '../../../core/forwarded-text.ts';
import { templates } from '../templates.ts';
import type { PostCard } from './card.ts';

const FORWARD_TYPE = 'xhs-helper';

/** The texts of all cards, each under a numbered picture heading (doc 3 §4). Cards without text are left out. */
export function joinCards(cards: readonly Pick<PostCard, 'text'>[]): string {
  return cards
    .map(({ text }, index) => ({ text: text.trim(), heading: templates.pictureHeading(index + 1) }))
    .filter(({ text }) => text !== '')
    .map(({ text, heading }) => `${heading}\n${text}`)
    .join('\n\n');
}

/** The entry of `localStorage` that hands the cards' text to the station: its name and its content. */
export function toForward(cards: readonly Pick<PostCard, 'text'>[], nowMs: number) {
  return toForwardEntry({ createdAt: nowMs, type: FORWARD_TYPE, text: joinCards(cards) });
}
