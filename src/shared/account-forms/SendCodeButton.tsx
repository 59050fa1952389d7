import Button from '@mui/material/Button';
import { SEND_BUTTON_WIDTH_PX } from './constants.ts';
import { copy } from './copy.ts';
import type { CodeSender } from './use-code-sender.ts';

interface SendCodeButtonProps {
  readonly sender: CodeSender;
  readonly onClick: () => void;
}

/** Sends a code. During the wait for the next one, pressing it shows how long (doc 2 §4). Keeps its width while it counts. */
export function SendCodeButton({ sender, onClick }: SendCodeButtonProps) {
  const { isSending, secondsLeft, isSent } = sender;
  return (
    <Button
      variant="outlined"
      onClick={onClick}
      data-waiting={isSending || secondsLeft > 0}
      sx={{
        flex: 'none',
        minWidth: SEND_BUTTON_WIDTH_PX,
        height: 56,
        fontVariantNumeric: 'tabular-nums',
        '&[data-waiting="true"]': { color: 'text.secondary', borderColor: 'divider' },
      }}
    >
      {toLabel(isSending, secondsLeft, isSent)}
    </Button>
  );
}

function toLabel(isSending: boolean, secondsLeft: number, isSent: boolean): string {
  if (isSending) return copy.code.sending;
  if (secondsLeft > 0) return copy.code.resendIn(secondsLeft);
  return isSent ? copy.code.resend : copy.code.send;
}
