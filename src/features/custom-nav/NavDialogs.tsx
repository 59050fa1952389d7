import { useLazyComponent } from '../../shared/lazy/use-lazy-component.ts';
import type { ImportRequest } from './imports/NavImportDialog.tsx';
import type { Items } from './model/item-changes.ts';
import type { NavItem } from './model/nav-item.ts';
import { notify } from './nav-messages.ts';
import { copy } from './words.ts';

interface NavDialogsProps {
  readonly target: 'create' | NavItem | null;
  readonly items: Items;
  readonly importing: ImportRequest | null;
  readonly onItemClosed: () => void;
  readonly onImportClosed: () => void;
}

const loadItemDialog = () => import('./dialogs/NavItemDialog.tsx').then(({ NavItemDialog }) => NavItemDialog);
const loadImportDialog = () => import('./imports/NavImportDialog.tsx').then(({ NavImportDialog }) => NavImportDialog);

/** The dialogs of the page, whose files are fetched when they are used. */
export function NavDialogs({ target, items, importing, onItemClosed, onImportClosed }: NavDialogsProps) {
  const ItemDialog = useLazyComponent(loadItemDialog, {
    isNeeded: target !== null,
    canPrefetch: true,
    onFailed: () => fail(onItemClosed),
  });
  const ImportDialog = useLazyComponent(loadImportDialog, {
    isNeeded: importing !== null,
    onFailed: () => fail(onImportClosed),
  });
  return (
    <>
      {ItemDialog !== null && <ItemDialog target={target} items={items} onClose={onItemClosed} />}
      {ImportDialog !== null && <ImportDialog request={importing} onClose={onImportClosed} />}
    </>
  );
}

function fail(close: () => void): void {
  close();
  notify(copy.toasts.dialogFailed, 'error');
}
