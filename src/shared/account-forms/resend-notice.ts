import type { Notice } from '../forms/notice.ts';
import { copy } from './copy.ts';

/** Another code was requested too early. */
export function toResendNotice(resendAt: number): Notice {
  const seconds = Math.ceil((resendAt - Date.now()) / 1000);
  return {
    severity: 'info',
    text: copy.code.wait(seconds),
    countdown: { until: resendAt, words: copy.code.wait, over: null },
  };
}
