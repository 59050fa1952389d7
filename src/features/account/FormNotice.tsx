import Alert from '@mui/material/Alert';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx';
import { useCountdown } from './code/use-countdown.ts';
import type { Notice } from './notice.ts';

/** Says it at once, also to those who do not see it. A countdown is spoken once and then only shown. */
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
