import { useEffect, useEffectEvent } from 'react';
import { filesOf } from '../../../platform/file-read.ts';
import { useFileDrop } from '../../../shared/hooks/use-file-drop.ts';
import { readDroppedFiles } from '../files/dropped-files.ts';
import { copy } from '../words.ts';

/** Name that browsers give to a picture in the clipboard. */
const UNNAMED = /^image\.(\w+)$/;

/** Files that are dropped on an element, or pasted anywhere on the page. */
export function useIncomingFiles(onFiles: (files: readonly File[]) => void) {
  const receive = useEffectEvent(onFiles);

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = filesOf(event.clipboardData);
      if (files.length === 0 || event.defaultPrevented) return;
      // A copied part of a page or a table comes as text and as a picture of it; the text is meant. A file that was copied in
      // a file manager may come with its name as text, and is meant itself.
      const hasText = event.clipboardData?.types.includes('text/plain') === true;
      if (hasText && files.every(({ name }) => UNNAMED.test(name))) return;
      event.preventDefault();
      receive(files.map(toNamed));
    };
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  }, []);

  return useFileDrop((transfer) => {
    void readDroppedFiles(transfer).then((files) => receive(files));
    return true;
  });
}

function toNamed(file: File): File {
  const [, extension] = UNNAMED.exec(file.name) ?? [];
  return extension === undefined ? file : new File([file], copy.composer.pasted(extension), { type: file.type });
}
