import { useState } from 'react';
import { board } from '../board.ts';
import { attempt } from '../board-actions.ts';
import { parseCollapsed, withCollapsed } from '../chart/model/chart-data.ts';
import type { InspirationDetail } from '../use-board.ts';
import { copy } from '../words.ts';

/** The folded tasks of a goal, remembered with it. List and chart share them. */
export function useCollapsed({
  inspiration,
  hierarchy_data,
}: InspirationDetail): readonly [ReadonlySet<string>, (collapsed: ReadonlySet<string>) => void] {
  const [collapsed, setCollapsed] = useState(() => parseCollapsed(hierarchy_data?.data));
  const change = (next: ReadonlySet<string>) => {
    setCollapsed(next);
    const data = withCollapsed(hierarchy_data?.data, next);
    void attempt(() => board.saveChart('hierarchy_data', inspiration.id, data), copy.errors.update);
  };
  return [collapsed, change];
}
