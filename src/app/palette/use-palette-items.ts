import { useColorScheme } from '@mui/material/styles';
import { useEffect, useMemo, useState } from 'react';
import { readLocal } from '../../platform/storage/local.ts';
import { useSession } from '../../shared/session/session.ts';
import type { Page } from '../../shared/tool/define-page.ts';
import { usePageList } from '../../shared/tool/page-list.ts';
import { type CommandEntry, listCommandEntries, listPageEntries } from '../../shared/tool/search-entries.ts';
import { useShownPage } from '../../shared/tool/shown-page-store.ts';
import { type PaletteItem, toCommandItem, toFindableItem, toPageItem, toShellItem } from './palette-items.ts';
import { listShellCommands } from './shell-commands.ts';

/**
 * Everything that the search finds: pages and the shell's commands at once, the commands of tools as soon as they are
 * loaded, and what the visitor keeps on the pages once `isSettled`.
 */
export function usePaletteItems(isSettled: boolean): readonly PaletteItem[] {
  const pages = usePageList();
  const commands = useCommands(pages);
  const found = useFindables(pages, isSettled);
  const isSignedIn = useSession().session !== null;
  const hasKeySheet = useShownPage(({ shown }) => shown?.page.sendsNothing !== true);
  const { mode = 'system', setMode } = useColorScheme();
  return useMemo(() => {
    const shell = listShellCommands({ isSignedIn, hasKeySheet, colorMode: mode, setColorMode: setMode });
    return [
      ...listPageEntries(pages).map(toPageItem),
      ...commands.map(toCommandItem),
      ...shell.map(toShellItem),
      ...found,
    ];
  }, [pages, commands, found, isSignedIn, hasKeySheet, mode, setMode]);
}

function useCommands(pages: readonly Page[]): readonly CommandEntry[] {
  const [commands, setCommands] = useState<readonly CommandEntry[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void listCommandEntries(pages).then((loaded) => {
      if (isCurrent) setCommands(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [pages]);
  return commands;
}

/** What the visitor keeps on the pages. A page whose things cannot be read reports that itself; the search offers the rest. */
function useFindables(pages: readonly Page[], isNeeded: boolean): readonly PaletteItem[] {
  const [items, setItems] = useState<readonly PaletteItem[]>([]);
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    void Promise.all(pages.map((page) => readFindables(page).catch(() => []))).then((found) => {
      if (isCurrent) setItems(found.flat());
    });
    return () => {
      isCurrent = false;
    };
  }, [pages, isNeeded]);
  return items;
}

async function readFindables(page: Page): Promise<readonly PaletteItem[]> {
  const { findables } = page;
  if (findables === undefined || readLocal(findables.entry) === null) return [];
  const { listFindables } = await findables.load();
  return (await listFindables()).map((found) => toFindableItem(found, page));
}
