import { useState } from 'react';
import { z } from '../../../core/schema.ts';
import { board } from '../board.ts';
import { attempt } from '../board-actions.ts';
import { copy } from '../copy.ts';
import type { Goal } from '../use-board.ts';

/** Ids of folded tasks, within the plan's hierarchy data, whose other content belongs to other releases (trap T74). */
const dataSchema = z.looseObject({ collapsed: z.array(z.string()).catch([]) }).catch({ collapsed: [] });

/** The folded tasks of a goal, remembered with it. List and chart share them. */
export function useCollapsed({
  inspiration,
  hierarchy_data,
}: Goal): readonly [ReadonlySet<string>, (collapsed: ReadonlySet<string>) => void] {
  const stored = dataSchema.parse(hierarchy_data?.data);
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(() => new Set(stored.collapsed));
  const change = (next: ReadonlySet<string>) => {
    setCollapsed(next);
    const data = { ...stored, collapsed: [...next] };
    void attempt(() => board.saveChart('hierarchy_data', inspiration.id, data), copy.errors.update);
  };
  return [collapsed, change];
}
