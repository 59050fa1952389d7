import { createId } from '../../../platform/create-id.ts';
import { pickFile } from '../../../platform/file-read.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { FONT_SIZE_PX } from '../constants.ts';
import { changeDraft, changeOneCard, changeStyle, undoDraft } from '../draft/draft-actions.ts';
import { currentDraft, useDraftStore } from '../draft/draft-store.ts';
import { continueFaceText, layOutFace } from '../face/face-layout.ts';
import { fitCards, listOverfull } from '../face/fit-cards.ts';
import { setBackgroundImage } from '../model/card.ts';
import { continueCard, restoreCard } from '../model/deck.ts';
import type { CardFaceInput } from '../model/face.ts';
import { copy } from '../screens/copy.ts';
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

/** Puts the text that does not fit on further cards. */
export function continueOnNext(cardId: string, face: CardFaceInput): void {
  const texts = continueFaceText(face);
  changeDraft((draft) => ({ ...draft, cards: continueCard(draft.cards, cardId, texts, createId) }));
}

/** Puts the text of every card that does not fit on further cards, as one change. */
export function continueAll(): void {
  changeDraft((draft) => {
    const { style } = draft;
    const continued = listOverfull(draft.cards, style).reduce((cards, card) => {
      const texts = continueFaceText({ content: { kind: 'card', card }, style });
      return continueCard(cards, card.id, texts, createId);
    }, draft.cards);
    return { ...draft, cards: continued };
  });
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
