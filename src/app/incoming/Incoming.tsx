import { useState } from 'react';
import type { Transfer } from '../../platform/page-transfers.ts';
import { FormDialog } from '../../shared/ui/FormDialog.tsx';
import { useNavigateAfterDialogs } from '../../shared/ui/use-navigate-after-dialogs.ts';
import { copy } from './copy.ts';
import { DropOverlay } from './DropOverlay.tsx';
import { IncomingChoice } from './IncomingChoice.tsx';

interface IncomingProps {
  readonly isOver: boolean;
  /** Null: nothing was dropped or pasted. */
  readonly transfer: Transfer | null;
  readonly onClose: () => void;
}

/** Announces the effect of a drop, and afterwards offers the tools that open the dropped or pasted content. */
export function Incoming({ isOver, transfer, onClose }: IncomingProps) {
  const navigate = useNavigateAfterDialogs();
  // The dialog keeps its words while it closes.
  const [last, setLast] = useState<{ readonly transfer: Transfer; readonly number: number } | null>(null);
  const [address, setAddress] = useState<string | null>(null);
  if (transfer !== null && transfer !== last?.transfer) setLast({ transfer, number: (last?.number ?? 0) + 1 });
  const finish = () => {
    if (address === null) return;
    setAddress(null);
    void navigate(address);
  };
  return (
    <>
      <DropOverlay isShown={isOver && transfer === null} />
      <FormDialog isOpen={transfer !== null} title={copy.title} width="sm" onClose={onClose} onExited={finish}>
        {last !== null && (
          <IncomingChoice
            // Another paste starts over.
            key={last.number}
            transfer={last.transfer}
            onOpen={(next) => {
              setAddress(next);
              onClose();
            }}
          />
        )}
      </FormDialog>
    </>
  );
}
