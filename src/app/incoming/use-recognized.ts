import { useEffect, useState } from 'react';
import type { Transfer } from '../../platform/page-transfers.ts';
import type { Content } from '../../shared/handoff/content.ts';
import { detectNotation } from '../../shared/handoff/detect-notation.ts';
import { recognizeFile, recognizeText } from '../../shared/handoff/recognize-content.ts';
import type { Page } from '../../shared/tool/define-page.ts';

/** Files that are looked at; further ones are counted only. */
export const LISTED_MAX = 20;

/** The contents of a transfer, once each of them was looked at; null until then. */
export function useRecognized(transfer: Transfer, pages: readonly Page[]): readonly Content[] | null {
  const [contents, setContents] = useState<readonly Content[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const { files, text } = transfer;
    const looked =
      text === ''
        ? files.slice(0, LISTED_MAX).map((file) => recognizeFile(file, pages, detectNotation))
        : [recognizeText(text, detectNotation)];
    void Promise.all(looked).then((next) => {
      if (isCurrent) setContents(next);
    });
    return () => {
      isCurrent = false;
    };
  }, [transfer, pages]);
  return contents;
}
