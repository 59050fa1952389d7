import { create } from 'zustand';
import { onSessionEvent } from '../../../shared/events.ts';
import { declareUnsavedWork } from '../../../shared/unsaved-work.ts';
import { copy } from './copy.ts';
import type { RoleDraft } from './model/role-draft.ts';

type Drafts = Readonly<Record<string, RoleDraft>>;

/**
 * Unsaved changes by the role's name. They live outside of the panel, so that another role, another tab of the console or
 * another page loses nothing. Only the end of the page or of the session ends them.
 */
export const useRoleDrafts = create<Drafts>(() => ({}));

let stopGuarding: (() => void) | null = null;

/** Null removes the draft. */
export function setRoleDraft(role: string, draft: RoleDraft | null): void {
  const { [role]: _before, ...others } = useRoleDrafts.getState();
  replaceDrafts(draft === null ? others : { ...others, [role]: draft });
}

export function clearRoleDrafts(): void {
  replaceDrafts({});
}

function replaceDrafts(drafts: Drafts): void {
  useRoleDrafts.setState(drafts, true);
  if (Object.keys(drafts).length > 0) stopGuarding ??= guard();
  else {
    stopGuarding?.();
    stopGuarding = null;
  }
}

/** Asks before the page is closed, and removes the drafts with the session: the next administrator must not see them. */
function guard(): () => void {
  const withdraw = declareUnsavedWork(copy.unsaved, { survivesNavigation: true });
  const stopFollowing = onSessionEvent('logout', clearRoleDrafts);
  return () => {
    withdraw();
    stopFollowing();
  };
}
