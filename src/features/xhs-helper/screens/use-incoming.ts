import { fileOf } from '../../../platform/file-read.ts';
import { useHandedOver } from '../../../shared/handoff/use-handed-over.ts';
import { useFileDrop } from '../../../shared/hooks/use-file-drop.ts';
import { setFirstBackground } from '../deck/card-actions.ts';
import { useDraftStore } from '../draft/draft-store.ts';
import { openText, replaceText } from '../steps/text-actions.ts';
import { copy } from '../words.ts';

const HANDED_OVER = ['card-text', 'card-picture'] as const;

/** Files that are dropped anywhere on the page, and what other pages hand over. */
export function useIncoming() {
  useHandovers();
  return useFileDrop((transfer) => {
    const file = fileOf(transfer);
    if (file === null) return false;
    void (file.type.startsWith('image/') ? setFirstBackground(file) : openText(file));
    return true;
  });
}

/**
 * Takes what another page handed over, once the draft is here: a text replaces the present one, with a way back; a picture
 * becomes the background of the first card.
 */
function useHandovers(): void {
  const isReady = useDraftStore(({ place }) => place === 'here');
  useHandedOver(HANDED_OVER, {
    isReady,
    onTaken(handed) {
      if ('text' in handed) replaceText(handed.text, copy.text.received);
      else void setFirstBackground(new File([handed.blob], handed.name, { type: handed.blob.type }));
    },
  });
}
