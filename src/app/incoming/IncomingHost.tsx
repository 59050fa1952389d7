import { useEffect, useState } from 'react';
import type { Transfer } from '../../platform/page-transfers.ts';
import { whenUsed } from '../../platform/when-used.ts';
import { useLazyComponent } from '../../shared/lazy/use-lazy-component.ts';
import { showToast } from '../../shared/toast-store.ts';
import { useShownPage } from '../../shared/tool/shown-page-store.ts';
import { copy } from '../copy.ts';

const loadFollower = () => import('../../platform/page-transfers.ts').then((module) => module.followTransfers);
const loadIncoming = () => import('./Incoming.tsx').then(({ Incoming }) => Incoming);

/**
 * Takes contents that are dropped or pasted where no tool takes them, and offers the tools that do. The listeners are
 * fetched with the first sign of use, which may be a drag, and the sheet with the first content. A page that sends nothing
 * takes its contents itself, because fetching would be a request.
 */
export function IncomingHost() {
  const [isOver, setOver] = useState(false);
  const [transfer, setTransfer] = useState<Transfer | null>(null);
  const isSilent = useShownPage(({ shown }) => shown?.page.sendsNothing === true);
  useEffect(() => {
    if (isSilent) return;
    let stop: (() => void) | null = null;
    let isGone = false;
    const follow = async () => {
      const followTransfers = await loadFollower();
      if (!isGone) stop = followTransfers({ canTake, onOver: setOver, onTransfer: setTransfer });
    };
    // Without the file the browser does what it does on any page.
    const cancel = whenUsed(() => void follow().catch(() => undefined));
    return () => {
      isGone = true;
      cancel();
      stop?.();
    };
  }, [isSilent]);
  const Incoming = useLazyComponent(loadIncoming, {
    isNeeded: isOver || transfer !== null,
    onFailed() {
      setOver(false);
      if (transfer !== null) showToast(copy.incomingFailed, { severity: 'error' });
      setTransfer(null);
    },
  });
  return Incoming === null ? null : <Incoming isOver={isOver} transfer={transfer} onClose={() => setTransfer(null)} />;
}

/** Not beside an open dialog: its visitor would lose it by going to another page. */
function canTake(): boolean {
  return document.querySelector('[aria-modal="true"]') === null;
}
