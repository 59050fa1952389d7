import { type DragEvent, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fileOf, holdsFile } from '../../../platform/file-read.ts';
import { HANDOFF_PARAMETER } from '../../../shared/handoff/handoff-address.ts';
import { hasPendingHandoff } from '../../../shared/handoff/handoff-kinds.ts';
import { loadTwice } from '../../../shared/lazy/load-twice.ts';
import { setFirstBackground } from '../deck/card-actions.ts';
import { useDraftStore } from '../draft/draft-store.ts';
import { openText } from '../steps/text-actions.ts';

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

/** Takes a text or a picture from another page, once the draft is here. */
function useHandovers(): void {
  const [query, setQuery] = useSearchParams();
  const id = query.get(HANDOFF_PARAMETER);
  const isHere = useDraftStore(({ place }) => place === 'here');
  useEffect(() => {
    if (!isHere) return;
    if (id !== null) {
      setQuery(
        (before) => {
          before.delete(HANDOFF_PARAMETER);
          return before;
        },
        { replace: true },
      );
    } else if (!hasPendingHandoff('card-text') && !hasPendingHandoff('card-picture')) return;
    void loadTwice(() => import('./take-handed.ts')).then(
      ({ takeHanded }) => takeHanded(id),
      () => undefined,
    );
  }, [id, isHere, setQuery]);
}
