import SendIcon from '@mui/icons-material/ShortcutOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { memo, useState } from 'react';
import type { ContentKind } from '../tool/content-kinds.ts';
import { copy } from './copy.ts';
import type { Receiver } from './list-receivers.ts';
import { ReceiverMenu } from './ReceiverMenu.tsx';
import { type LoadSent, useReceivers, useSend } from './use-send-to.ts';

interface SendToMenuProps {
  /** General kinds of the result, the most exact one first. The same array at every render. */
  readonly kinds: readonly ContentKind[];
  readonly load: LoadSent;
  readonly isDisabled?: boolean;
  readonly size?: 'small' | 'medium';
  readonly className?: string;
}

/** A button that lists the other pages which take a result, and opens one with it. Nothing where no page does. */
export const SendToMenu = memo(function SendToMenu({ kinds, ...props }: SendToMenuProps) {
  const receivers = useReceivers(kinds);
  return receivers.length === 0 ? null : <SendTo receivers={receivers} {...props} />;
});

interface SendToProps extends Omit<SendToMenuProps, 'kinds'> {
  readonly receivers: readonly Receiver[];
}

function SendTo({ receivers, load, isDisabled = false, size = 'medium', className }: SendToProps) {
  const send = useSend();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isBusy, setBusy] = useState(false);
  const choose = (receiver: Receiver) => {
    setAnchor(null);
    setBusy(true);
    void send(receiver, load).finally(() => setBusy(false));
  };
  return (
    <>
      <Tooltip title={copy.sendTo} describeChild>
        {/* A disabled button has no events for the tooltip. */}
        <span className={className}>
          <IconButton
            size={size}
            aria-label={copy.sendTo}
            aria-haspopup="menu"
            disabled={isDisabled || isBusy}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <SendIcon fontSize={size === 'small' ? 'small' : 'medium'} />
          </IconButton>
        </span>
      </Tooltip>
      <ReceiverMenu receivers={receivers} anchor={anchor} onChoose={choose} onClose={() => setAnchor(null)} />
    </>
  );
}
