import { useEffect, useRef, useState } from 'react';
import { portalPath } from '../../../core/paths.ts';
import { STORAGE_KEYS } from '../../../platform/storage/keys.ts';
import { writeLocal } from '../../../platform/storage/local.ts';
import { useNavigateAfterDialogs } from '../../../shared/ui/use-navigate-after-dialogs.ts';
import { board } from '../board.ts';
import { attempt } from '../board-actions.ts';
import type { InspirationInput } from '../model/board-rules.ts';
import { copy } from '../words.ts';

/** State of the page of a goal that has just been created: its first task can be written at once. */
export const CREATED = 'created';

/** Creates goals for a form. Call `open` when the form closes: it opens the goal that the form has created, if any. */
export function useCreatedGoal() {
  const navigate = useNavigateAfterDialogs();
  const createdId = useRef<string | null>(null);
  const [openedId, setOpenedId] = useState<string | null>(null);
  // After the form is gone, whose unsaved text would hold the page, with its entry of the history.
  useEffect(() => {
    if (openedId === null) return;
    void navigate(`${portalPath('inspiration')}/${encodeURIComponent(openedId)}`, { state: CREATED });
  }, [openedId, navigate]);
  return {
    open: () => setOpenedId(createdId.current),
    /** @returns whether the goal was stored. */
    async create(values: InspirationInput): Promise<boolean> {
      const change = await attempt(() => board.createInspiration(values), copy.errors.create);
      createdId.current = change?.inspirations[0]?.after?.id ?? null;
      // The home page learns of it at once: the list, which keeps this entry, is left.
      if (change !== null) writeLocal(STORAGE_KEYS.hasGoals, '1');
      return change !== null;
    },
  };
}
