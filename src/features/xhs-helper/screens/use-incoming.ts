import { type DragEvent, useState } from 'react';
import { fileOf, holdsFile } from '../../../platform/file-read.ts';
import { useHandedOver } from '../../../shared/handoff/use-handed-over.ts';
import { setFirstBackground } from '../deck/card-actions.ts';
import { useDraftStore } from '../draft/draft-store.ts';
import { openText, replaceText } from '../steps/text-actions.ts';
import { copy } from './copy.ts';

const HANDED_OVER = ['card-text', 'card-picture'] as const;

/** Files that are dropped anywhere on the page, and what other pages hand over. */
export function useIncoming() {
  const [isOver, setOver] = useState(false);
  useHandovers();
  const handlers = {
    onDragOver(event: DragEvent) {
      if (event.defaultPrevented || !holdsFile(event.dataTransfer)) return setOver(false);
      event.preventDefault();
      setOver(true);
    },
    onDragLeave(event: DragEvent) {
      const to = event.relatedTarget;
      if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(false);
    },
    onDrop(event: DragEvent) {
      setOver(false);
      const file = fileOf(event.dataTransfer);
      if (event.defaultPrevented || file === null) return;
      event.preventDefault();
      void (file.type.startsWith('image/') ? setFirstBackground(file) : openText(file));
    },
  };
  return { isOver, handlers };
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
