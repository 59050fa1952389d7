import { toDataErrorWords } from '../../../shared/data/error-words.ts';
import { copy as handoffCopy } from '../../../shared/handoff/copy.ts';
import { pageHandoff } from '../../../shared/handoff/page-handoff.ts';
import { HANDOFF_PAYLOADS, type HandedOver } from '../../../shared/handoff/payloads.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { setFirstBackground } from '../deck/card-actions.ts';
import { replaceText } from '../steps/text-actions.ts';
import { copy } from './copy.ts';

type CardHandoff = 'card-text' | 'card-picture';

/** Ids that this page has taken: an id may stand in the address and in the marker, and effects may run twice. */
const takenIds = new Set<string>();

/**
 * Takes what another page handed over: by the id in the address, for a page in another tab, else by the markers of this
 * tab. A text replaces the present one, with a way back; a picture becomes the background of the first card.
 */
export async function takeHanded(addressId: string | null): Promise<void> {
  if (addressId !== null && takenIds.has(addressId)) return;
  try {
    const text = await take('card-text', addressId);
    if (text !== null) replaceText(text.text, copy.text.received);
    const picture = await take('card-picture', addressId);
    if (picture !== null) await setFirstBackground(toFile(picture));
    const isMissing = addressId !== null && text === null && picture === null;
    if (isMissing) showToast(handoffCopy.missing, { severity: 'error' });
  } catch (error) {
    showToast(toDataErrorWords(error), { severity: 'error' });
  }
}

async function take<Kind extends CardHandoff>(kind: Kind, addressId: string | null): Promise<HandedOver<Kind> | null> {
  const id = addressId ?? pageHandoff.pending(kind);
  if (id === null || (addressId === null && takenIds.has(id))) return null;
  takenIds.add(id);
  return (await pageHandoff.take<unknown>(kind, id, HANDOFF_PAYLOADS[kind])) as HandedOver<Kind> | null;
}

function toFile({ name, blob }: HandedOver<'card-picture'>): File {
  return new File([blob], name, { type: blob.type });
}
