import Alert from '@mui/material/Alert';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import type { Notice } from './notice.ts';
import { useCountdown } from './use-countdown.ts';

/** A form's message. Assistive technology reads it out at once; a countdown is read once and then only shown. */
export function FormNotice({ notice }: { readonly notice: Notice | null }) {
  const left = useCountdown(notice?.countdown?.until ?? null);
  if (notice === null) return null;
  const { severity, text, countdown } = notice;
  const shown = countdown === undefined ? text : left > 0 ? countdown.words(left) : countdown.over;
  if (shown === null) return null;
  const isCounting = countdown !== undefined && left > 0;
  return (
    <Alert severity={severity} role={severity === 'error' || severity === 'warning' ? 'alert' : 'status'}>
      {isCounting && <VisuallyHidden>{text}</VisuallyHidden>}
      <span aria-hidden={isCounting}>{shown}</span>
    </Alert>
  );
}
