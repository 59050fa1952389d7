import { cardSplitTool } from '../../../bridges/card-split-bridge.ts';
import { createId } from '../../../platform/create-id.ts';
import { SPLIT_DELAY_MS } from '../constants.ts';
import { fitCards } from '../face/fit-cards.ts';
import { type PostCard, setBackgroundImage } from '../model/card.ts';
import { isSameList } from '../model/deck.ts';
import type { Draft } from '../model/draft.ts';
import { amend } from '../model/history.ts';
import { type Regenerated, regenerateCards } from '../model/regenerate.ts';
import { currentDraft, useDraftStore } from './draft-store.ts';

let timer: ReturnType<typeof setTimeout> | undefined;
let running: AbortController | null = null;

/** Splits the text once its changes pause. The cards belong to the change that caused them and are undone with it. */
export function scheduleSplit(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void splitNow(), SPLIT_DELAY_MS);
}

/** Splits the text at once, in place of a split that waits or runs. */
export async function splitNow(): Promise<void> {
  clearTimeout(timer);
  running?.abort();
  const own = new AbortController();
  running = own;
  const { text, rules } = currentDraft();
  useDraftStore.setState({ split: 'running' });
  try {
    const texts = text.trim() === '' ? [] : await cardSplitTool.splitText(text, rules, own.signal);
    if (running !== own) return;
    showCards((draft) => regenerateCards(draft, texts, createId));
    useDraftStore.setState({ split: 'idle' });
  } catch {
    if (running === own) useDraftStore.setState({ split: 'failed' });
  }
}

function showCards(regenerate: (draft: Draft) => Regenerated): void {
  const { history, waitingPicture } = useDraftStore.getState();
  const { present } = history;
  const { cards: divided, displaced } = regenerate(present);
  const cards = fitCards(divided, present.style, present.cards, createId);
  const isFirst = waitingPicture !== null && cards.length > 0;
  const shown = isFirst ? withPicture(cards, waitingPicture) : cards;
  if (isSameList(shown, present.cards) && isSameList(displaced, present.displaced)) return;
  useDraftStore.setState({
    history: amend(history, { ...present, cards: shown, displaced }),
    waitingPicture: isFirst ? null : waitingPicture,
  });
}

function withPicture(cards: readonly PostCard[], picture: string): readonly PostCard[] {
  return cards.map((card, index) => (index === 0 ? setBackgroundImage(card, picture) : card));
}
