import { createId } from '../../../platform/create-id.ts';
import { pickFile } from '../../../platform/file-read.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { FONT_SIZE_PX } from '../constants.ts';
import { amendDraft, changeDraft, changeOneCard, changeStyle, sealGesture, undoDraft } from '../draft/draft-actions.ts';
import { currentDraft, useDraftStore } from '../draft/draft-store.ts';
import { layOutFace } from '../face/face-layout.ts';
import { fitCards, listStuck } from '../face/fit-cards.ts';
import { type PostCard, setBackgroundImage } from '../model/card.ts';
import { isSameList, letContinue, restoreCard } from '../model/deck.ts';
import type { CardFaceInput } from '../model/face.ts';
import { copy } from '../words.ts';
import { PICTURE_ACCEPT, receivePicture } from './receive-picture.ts';

const words = copy.card;

/** Asks for a picture and shows it behind a card. */
export async function uploadBackground(cardId: string): Promise<void> {
  const file = await pickFile(PICTURE_ACCEPT);
  if (file !== null) await setBackgroundFile(cardId, file);
}

/** Shows the picture of a file behind a card, or says why it cannot. */
export async function setBackgroundFile(cardId: string, file: File): Promise<void> {
  const received = await receivePicture(file);
  if (received.kind === 'refused') showToast(received.reason, { severity: 'error' });
  else changeOneCard(cardId, (card) => setBackgroundImage(card, received.dataUrl));
}

/** Shows a picture behind the first card; before there is one, the picture waits for it. */
export async function setFirstBackground(file: File): Promise<void> {
  const received = await receivePicture(file);
  if (received.kind === 'refused') return void showToast(received.reason, { severity: 'error' });
  const [first] = currentDraft().cards;
  if (first === undefined) {
    useDraftStore.setState({ waitingPicture: received.dataUrl });
    showToast(copy.picture.waiting);
    return;
  }
  changeOneCard(first.id, (card) => setBackgroundImage(card, received.dataUrl));
  showToast(copy.picture.taken(1 + Number(currentDraft().style.hasCover)), { severity: 'success' });
}

/** Returns a card to the automatic text and look, with a way back. */
export function restoreAutomatic(cardId: string, number: number): void {
  changeDraft((draft) => {
    const cards = restoreCard(draft.cards, cardId);
    return { ...draft, cards: fitCards(cards, draft.style, draft.cards, createId) };
  });
  showToast(words.restored(number), { action: { label: copy.text.undo, onClick: undoDraft } });
}

/** Puts the text of a card that does not fit on further cards, from now on whenever it does not. */
export function continueOnNext(cardId: string): void {
  continueCards((id) => id === cardId);
}

/** Puts the text of every card that does not fit on further cards, as one change. Returns the number of new cards. */
export function continueAll(): number {
  const before = currentDraft().cards.length;
  continueCards(() => true);
  return currentDraft().cards.length - before;
}

/** The same for all cards, with a message and a way back. */
export function continueDeck(): void {
  const count = continueAll();
  showToast(copy.deck.continued(count), { severity: 'success', action: { label: copy.text.undo, onClick: undoDraft } });
}

function continueCards(isMeant: (id: string) => boolean): void {
  changeDraft((draft) => {
    const { style } = draft;
    const fitted = fitCards(draft.cards, style, draft.cards, createId);
    const stuck = listStuck(fitted, style).filter(({ id }) => isMeant(id));
    const cards = fitCards(letContinue(fitted, new Set(stuck.map(({ id }) => id))), style, draft.cards, createId);
    return isSameList(cards, draft.cards) ? draft : { ...draft, cards };
  });
}

/** Ends an edit of a card's text. Where the text continues on further cards, it is divided again, as part of the edit. */
export function endCardEdit({ id }: PostCard): void {
  const card = currentDraft().cards.find((each) => each.id === id);
  if (card !== undefined && card.ownText !== null) {
    amendDraft((draft) => ({ ...draft, cards: fitCards(draft.cards, draft.style, draft.cards, createId) }));
  }
  sealGesture();
}

/** Makes the text of all cards smaller until the text of this one fits. */
export function shrinkToFit(face: CardFaceInput): void {
  const { style } = face;
  for (let fontSizePx = style.fontSizePx - FONT_SIZE_PX.step; fontSizePx >= FONT_SIZE_PX.min; fontSizePx--) {
    if (layOutFace({ ...face, style: { ...style, fontSizePx } }).text.rest !== '') continue;
    changeStyle({ fontSizePx });
    showToast(words.shrunk(fontSizePx), { action: { label: copy.text.undo, onClick: undoDraft } });
    return;
  }
  showToast(words.smallest, { severity: 'warning' });
}
