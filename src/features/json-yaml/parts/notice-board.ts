import { SUCCESS_NOTICE_MS } from '../constants.ts';

export interface NoticeBoard<Notice> {
  /** Replaces the notice. A success disappears by itself, everything else stays. */
  show(notice: Notice | null): void;
  /** Ends the timer of a success. */
  stop(): void;
}

/** Holds one notice at a time: the outcome of the last action. */
export function createNoticeBoard<Notice extends { readonly kind: string }>(
  setNotice: (notice: Notice | null) => void,
): NoticeBoard<Notice> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    show(notice) {
      clearTimeout(timer);
      setNotice(notice);
      if (notice?.kind === 'success') timer = setTimeout(() => setNotice(null), SUCCESS_NOTICE_MS);
    },
    stop: () => clearTimeout(timer),
  };
}
