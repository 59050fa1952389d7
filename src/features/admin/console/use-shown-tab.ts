import { useSearchParams } from 'react-router-dom';
import { confirm } from '../../../shared/confirm/confirm.ts';
import { copy } from '../../../shared/copy.ts';
import { listWorkLostByLeaving } from '../../../shared/unsaved-work.ts';
import type { ConsoleTabId } from '../access/console-path.ts';
import { copy as tabCopy } from './copy.ts';

/**
 * The tab that the address names, and how to open another. The rest of the query belongs to the list of one tab, so the next
 * tab starts without it. Work that the shown tab would lose is asked about first.
 */
export function useShownTab(): readonly [string | null, (tab: ConsoleTabId) => Promise<void>] {
  const [search, setSearch] = useSearchParams();
  async function open(tab: ConsoleTabId): Promise<void> {
    if (await mayLeave()) setSearch({ tab }, { replace: true, preventScrollReset: true });
  }
  return [search.get('tab'), open];
}

async function mayLeave(): Promise<boolean> {
  const unsaved = listWorkLostByLeaving();
  if (unsaved.length === 0) return true;
  const { title, body, discard, keep } = copy.unsaved;
  return confirm({ title, body: body(tabCopy.joinWork(unsaved)), confirmLabel: discard, cancelLabel: keep });
}
