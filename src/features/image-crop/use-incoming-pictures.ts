import { type DragEvent, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fileOf, holdsFile } from '../../platform/file-read.ts';
import { HANDOFF_PARAMETER } from '../../shared/handoff/handoff-address.ts';
import { hasPendingHandoff } from '../../shared/handoff/handoff-kinds.ts';
import { loadTwice } from '../../shared/lazy/load-twice.ts';
import { showToast } from '../../shared/toast-store.ts';
import { copy } from './copy.ts';
import { openPicture, reportProblem } from './open-picture.ts';
import { isTextField } from './stage/stage-keys.ts';

/** Pictures that are dropped or pasted anywhere on the page, or handed over by another page. */
export function useIncomingPictures() {
  const [isOver, setOver] = useState(false);
  usePastedPictures();
  useHandedPicture();
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
      void openPicture(file);
    },
  };
  return { isOver, handlers };
}

function usePastedPictures(): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const file = fileOf(event.clipboardData);
      if (file === null) {
        if (!isTextField(event.target)) showToast(copy.upload.noPicture, { severity: 'info' });
        return;
      }
      event.preventDefault();
      // A screenshot in the clipboard has a name that says nothing.
      const isUnnamed = /^image\.\w+$/.test(file.name);
      void openPicture(isUnnamed ? new File([file], copy.pasted, { type: file.type }) : file, isUnnamed);
    };
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  }, []);
}

function useHandedPicture(): void {
  const [query, setQuery] = useSearchParams();
  const id = query.get(HANDOFF_PARAMETER);
  useEffect(() => {
    if (id !== null) {
      setQuery(
        (before) => {
          before.delete(HANDOFF_PARAMETER);
          return before;
        },
        { replace: true },
      );
    } else if (!hasPendingHandoff('image')) return;
    void take(id);
  }, [id, setQuery]);
}

async function take(id: string | null): Promise<void> {
  try {
    const { takeHandedPicture } = await loadTwice(() => import('./take-handed-picture.ts'));
    await takeHandedPicture(id);
  } catch (error) {
    reportProblem(error);
  }
}
