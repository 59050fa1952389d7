import { useCallback, useEffect, useState } from 'react';
import { onPageSeen } from '../../platform/page-seen.ts';
import { onAnyLocalChange } from '../../platform/storage/local.ts';
import { restorePoints } from '../../shared/data/page-restore-points.ts';
import { loadTwice } from '../../shared/lazy/load-twice.ts';
import type { Page } from '../../shared/tool/define-page.ts';
import { usePageList } from '../../shared/tool/page-list.ts';
import type { DataSize, ToolData } from '../../shared/tool/tool-data.ts';

export type ToolEntry =
  | { readonly page: Page; readonly status: 'ready'; readonly data: ToolData; readonly size: DataSize }
  | { readonly page: Page; readonly status: 'failed'; readonly error: unknown };

export interface ToolDataList {
  /** Null while the tools are being asked. */
  readonly entries: readonly ToolEntry[] | null;
  /** Data of all tools that could be loaded. The same list until the tools are loaded again. */
  readonly datas: readonly ToolData[];
  /** Asks the tools again, after a change or a failure. */
  refresh(): void;
}

const NONE: readonly ToolData[] = [];

/** The data of every registered tool, asked again when another tab may have changed it. */
export function useToolData(): ToolDataList {
  const pages = usePageList();
  const [entries, setEntries] = useState<readonly ToolEntry[] | null>(null);
  const [datas, setDatas] = useState(NONE);
  const [asked, setAsked] = useState(0);
  const refresh = useCallback(() => setAsked((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every request asks again
  useEffect(() => {
    let isCurrent = true;
    void Promise.all(pages.flatMap(readEntry)).then((next) => {
      if (!isCurrent) return;
      setEntries(next);
      const loaded = next.flatMap((entry) => (entry.status === 'ready' ? [entry.data] : []));
      setDatas((before) => (isSame(before, loaded) ? before : loaded));
    });
    return () => {
      isCurrent = false;
    };
  }, [pages, asked]);

  useEffect(() => {
    const stops = [onAnyLocalChange(refresh), onPageSeen(refresh), restorePoints.onChange(refresh)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [refresh]);

  return { entries, datas, refresh };
}

function readEntry(page: Page): Promise<ToolEntry>[] {
  const { loadData } = page;
  if (loadData === undefined) return [];
  const read = async (): Promise<ToolEntry> => {
    try {
      const { data } = await loadTwice(loadData);
      return { page, status: 'ready', data, size: await data.size() };
    } catch (error) {
      return { page, status: 'failed', error };
    }
  };
  return [read()];
}

function isSame(a: readonly ToolData[], b: readonly ToolData[]): boolean {
  return a.length === b.length && a.every((data, index) => data === b[index]);
}
