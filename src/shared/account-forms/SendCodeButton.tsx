import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
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
  const isWaiting = isSending || secondsLeft > 0;
  return (
    <Sender
      variant="outlined"
      color={isWaiting ? 'inherit' : 'primary'}
      onClick={onClick}
      data-waiting={isWaiting}
      data-widest={WIDEST}
    >
      {toLabel(isSending, secondsLeft, isSent)}
    </Sender>
  );
}

const WIDEST = copy.code.resendIn(60);

function toLabel(isSending: boolean, secondsLeft: number, isSent: boolean): string {
  if (isSending) return copy.code.sending;
  if (secondsLeft > 0) return copy.code.resendIn(secondsLeft);
  return isSent ? copy.code.resend : copy.code.send;
}

/** As wide as its widest label in the visitor's font, which lies unseen below the present label. */
const Sender = styled(Button)(({ theme }) => ({
  display: 'grid',
  flex: 'none',
  alignContent: 'center',
  minWidth: SEND_BUTTON_WIDTH_PX,
  height: 56,
  paddingInline: theme.spacing(1.25),
  fontSize: theme.typography.body2.fontSize,
  fontVariantNumeric: 'tabular-nums',
  '&::after': { content: 'attr(data-widest)', height: 0, overflow: 'hidden', visibility: 'hidden' },
  '&[data-waiting="true"]': { color: theme.vars.palette.text.secondary, borderColor: theme.vars.palette.divider },
}));
