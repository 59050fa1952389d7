import { useEffect, useMemo, useState } from 'react';
import { whenIdle } from '../../platform/when-idle.ts';
import { useReadings } from '../../shared/search/use-readings.ts';
import { pageVisits } from '../../shared/tool/page-visits.ts';
import { listAll, listFound, type PaletteGroup, type PaletteRow, toQuery } from './group-items.ts';
import { usePaletteItems } from './use-palette-items.ts';

export interface PaletteSearch {
  /** As typed. */
  readonly text: string;
  readonly query: string;
  readonly groups: readonly PaletteGroup[];
  /** The rows of all groups. */
  readonly rows: readonly PaletteRow[];
  /** Index of the chosen row; 0 in an empty list. */
  readonly active: number;
  /** Pinyin is not found yet. */
  readonly isWaiting: boolean;
  readonly change: (text: string) => void;
  /** Chooses the row with this key, the first one for null. */
  readonly activate: (key: string | null) => void;
}

/** The rest is loaded after that time, even if the browser is busy. */
const SETTLE_MS = 300;

/** The text that was typed into the search, everything it finds, and the chosen row. */
export function usePaletteSearch(currentPageId: string | undefined): PaletteSearch {
  const isSettled = useIsSettled();
  const items = usePaletteItems(isSettled);
  const readings = useReadings(isSettled);
  const { pinned } = pageVisits.useValue();
  const [visits] = useState(() => pageVisits.refresh());
  const [text, setText] = useState('');
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const query = toQuery(text);
  const groups = useMemo(() => {
    const surroundings = { visits, pinned, currentPageId };
    return query === '' ? listAll(items, surroundings) : listFound(items, query, readings, surroundings);
  }, [items, query, readings, visits, pinned, currentPageId]);
  const rows = useMemo(() => groups.flatMap((group) => group.rows), [groups]);
  return {
    text,
    query,
    groups,
    rows,
    active: Math.max(
      0,
      rows.findIndex(({ item }) => item.key === activeKey),
    ),
    isWaiting: readings === null,
    change(next) {
      setText(next);
      setActiveKey(null);
    },
    activate: setActiveKey,
  };
}

/** True from the first idle moment on: running the files with pinyin and goals must not delay the first frame. */
function useIsSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => whenIdle(() => setSettled(true), SETTLE_MS), []);
  return isSettled;
}
