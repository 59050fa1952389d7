import { SUCCESS_NOTICE_MS } from '../constants.ts';

export interface Success {
  readonly text: string;
  /** The pane whose buttons it is about; by default the output. */
  readonly of?: 'input' | 'output';
}

export type SuccessNotice = Success & { readonly kind: 'success' };

export interface NoticeBoard<Notice> {
  /** Replaces the notice. A success disappears by itself, everything else stays. */
  show(notice: Notice | null): void;
  /** Shows a short success without ending a notice that stays. */
  flash(words: string): void;
  /** Ends the timers. */
  stop(): void;
}

/** Holds one notice at a time: the outcome of the last action. */
export function createNoticeBoard<Notice extends { readonly kind: string }>(
  setNotice: (notice: Notice | null) => void,
  setFlash: (success: Success | null) => void,
): NoticeBoard<Notice> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let flashTimer: ReturnType<typeof setTimeout> | undefined;
  const flash = (words: string | null) => {
    clearTimeout(flashTimer);
    setFlash(words === null ? null : { text: words });
    if (words !== null) flashTimer = setTimeout(() => setFlash(null), SUCCESS_NOTICE_MS);
  };
  return {
    show(notice) {
      clearTimeout(timer);
      flash(null);
      setNotice(notice);
      if (notice?.kind === 'success') timer = setTimeout(() => setNotice(null), SUCCESS_NOTICE_MS);
    },
    flash,
    stop() {
      clearTimeout(timer);
      flash(null);
    },
  };
}

export interface Successes {
  readonly notice: SuccessNotice | { readonly kind: string } | null;
  readonly flash: Success | null;
}

/** The success to show now. */
export function toSuccess({ notice, flash }: Successes): Success | null {
  return flash ?? (notice !== null && 'text' in notice ? notice : null);
}
