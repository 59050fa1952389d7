import { useEffect } from 'react';
import { fileOf } from '../../platform/file-read.ts';
import { isAccepted } from '../../shared/files/is-accepted.ts';
import { useHandedOver } from '../../shared/handoff/use-handed-over.ts';
import { useFileDrop } from '../../shared/hooks/use-file-drop.ts';
import { showToast } from '../../shared/toast-store.ts';
import { openPicture, PICTURE_TYPES, reportProblem } from './open-picture.ts';
import { isTextField } from './stage/stage-keys.ts';
import { copy } from './words.ts';

const HANDED_OVER = ['image'] as const;

/** Pictures that are dropped or pasted anywhere on the page, or handed over by another page. */
export function useIncomingPictures() {
  usePastedPictures();
  useHandedOver(HANDED_OVER, {
    onTaken: ({ name, blob }) => void openPicture(new File([blob], name || copy.untitled, { type: blob.type }), true),
    onFailed: reportProblem,
  });
  return useFileDrop((transfer) => {
    const file = fileOf(transfer);
    // The shell offers other tools for other files.
    if (file === null || !isAccepted(file, PICTURE_TYPES)) return false;
    void openPicture(file);
    return true;
  });
}

function usePastedPictures(): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const file = fileOf(event.clipboardData);
      if (file === null) {
        if (isTextField(event.target)) return;
        event.preventDefault();
        showToast(copy.upload.noPicture, { severity: 'info' });
        return;
      }
      if (!isAccepted(file, PICTURE_TYPES)) return;
      event.preventDefault();
      // A screenshot in the clipboard has a name that says nothing.
      const isUnnamed = /^image\.\w+$/.test(file.name);
      void openPicture(isUnnamed ? new File([file], copy.pasted, { type: file.type }) : file, isUnnamed);
    };
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  }, []);
}
