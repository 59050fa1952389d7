import { useMemo } from 'react';
import { AppError } from '../../core/errors.ts';
import { formatSize } from '../files/size-text.ts';
import { loadTwice } from '../lazy/load-twice.ts';
import { showToast } from '../toast-store.ts';
import type { ContentKind } from '../tool/content-kinds.ts';
import { usePageList } from '../tool/page-list.ts';
import { useShownPage } from '../tool/shown-page-store.ts';
import { useNavigateAfterDialogs } from '../ui/use-navigate-after-dialogs.ts';
import type { Content } from './content.ts';
import { copy } from './copy.ts';
import { listReceivers, type Receiver } from './list-receivers.ts';
import { openReceiverInNewTab } from './open-receiver.ts';

/** A result that goes to another page. */
export type SentContent = Pick<Content, 'name' | 'source'>;

/** Makes the result. Null where it has said itself why there is none. */
export type LoadSent = () => Promise<SentContent | null>;

interface SendTo {
  /** The other pages that take the result, the best one first. */
  readonly receivers: readonly Receiver[];
  /** Hands the result over and opens the page. This page keeps everything. Says why when it fails; bugs are thrown. */
  readonly send: (receiver: Receiver, load: LoadSent) => Promise<void>;
}

/** Sends a result of this page, of these kinds, to other pages. The same array at every render. */
export function useSendTo(kinds: readonly ContentKind[]): SendTo {
  return { receivers: useReceivers(kinds), send: useSend() };
}

/** The other pages that take a result of these kinds, the best one first. The same array at every render. */
export function useReceivers(kinds: readonly ContentKind[]): readonly Receiver[] {
  const pages = usePageList();
  const ownId = useShownPage(({ shown }) => shown?.page.id);
  return useMemo(
    () =>
      listReceivers(pages, { kinds: [...kinds, 'any'], bytes: 0, own: [], problem: null }).filter(
        ({ page }) => page.id !== ownId,
      ),
    [pages, kinds, ownId],
  );
}

/** Hands a result over and opens the page. Only inside of the router. */
export function useSend(): SendTo['send'] {
  const navigate = useNavigateAfterDialogs();
  return async (receiver, load) => {
    const address = await hand(receiver, load);
    if (address !== null && !openReceiverInNewTab(receiver.page, address)) await navigate(address);
  };
}

/** Loads the rest of the hand-over in advance, for a page that sends nothing while the visitor works. */
export function loadSender() {
  return import('./offer-content.ts');
}

/** @returns the address of the page; null when nothing was handed over. */
async function hand(receiver: Receiver, load: LoadSent): Promise<string | null> {
  const sender = await loadTwice(loadSender).catch(() => null);
  if (sender === null) {
    showToast(copy.loadFailed, { severity: 'error' });
    return null;
  }
  try {
    const content = await load();
    if (content === null) return null;
    const { maxBytes = Number.POSITIVE_INFINITY } = receiver.receiving;
    const { source } = content;
    if (typeof source !== 'string' && source.size > maxBytes) {
      showToast(copy.sentTooLarge(formatSize(maxBytes)), { severity: 'warning' });
      return null;
    }
    return await sender.offerContents(receiver, [content]);
  } catch (error) {
    showToast(sender.toOfferErrorWords(error), { severity: 'error' });
    if (!(error instanceof AppError)) throw error;
    return null;
  }
}
