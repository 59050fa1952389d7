import { useColorScheme } from '@mui/material/styles';
import { useEffect, useMemo, useState } from 'react';
import { readLocal } from '../../platform/storage/local.ts';
import type { GoalSummary } from '../../shared/goals/goal-port.ts';
import { useSession } from '../../shared/session/session.ts';
import type { Page } from '../../shared/tool/define-page.ts';
import { usePageList } from '../../shared/tool/page-list.ts';
import { type CommandEntry, listCommandEntries, listPageEntries } from '../../shared/tool/search-entries.ts';
import { copy } from './copy.ts';
import { type PaletteItem, toCommandItem, toGoalItem, toPageItem, toShellItem } from './palette-items.ts';
import { listShellCommands } from './shell-commands.ts';

/**
 * Everything that the search finds: pages and the shell's commands at once, the commands of tools as soon as they are
 * loaded, and the goals once `isSettled`.
 */
export function usePaletteItems(isSettled: boolean): readonly PaletteItem[] {
  const pages = usePageList();
  const commands = useCommands(pages);
  const goalItems = useGoalItems(pages, isSettled);
  const isSignedIn = useSession().session !== null;
  const { mode = 'system', setMode } = useColorScheme();
  return useMemo(() => {
    const shell = listShellCommands({ isSignedIn, colorMode: mode, setColorMode: setMode });
    return [
      ...listPageEntries(pages).map(toPageItem),
      ...commands.map(toCommandItem),
      ...shell.map(toShellItem),
      ...goalItems,
    ];
  }, [pages, commands, goalItems, isSignedIn, mode, setMode]);
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

/** The goals, those in progress first; none where they cannot be read. A visitor without goals loads nothing for them. */
function useGoalItems(pages: readonly Page[], isNeeded: boolean): readonly PaletteItem[] {
  const [items, setItems] = useState<readonly PaletteItem[]>([]);
  useEffect(() => {
    if (!isNeeded) return;
    const page = pages.find(({ loadGoals }) => loadGoals !== undefined);
    const mark = page?.homePanel?.entry;
    if (page?.loadGoals === undefined || (mark !== undefined && readLocal(mark) === null)) return;
    let isCurrent = true;
    const read = async (load: NonNullable<Page['loadGoals']>) => {
      const { goals } = await load();
      const list: readonly GoalSummary[] = await goals.listGoals('all');
      if (isCurrent) setItems(list.map((goal) => toGoalItem(goal, page, copy.goalNote(goal.progress))));
    };
    read(page.loadGoals).catch(() => {
      // The board reports its own failures; the search offers the rest.
    });
    return () => {
      isCurrent = false;
    };
  }, [pages, isNeeded]);
  return items;
}
