/**
 * Changes of a role's codes that are not saved. They are kept as differences, so that they still apply after somebody else
 * has changed the same role.
 */
export interface RoleDraft {
  /** The codes of the role when the visitor last saw them. */
  readonly base: readonly string[];
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** What somebody else has changed since the visitor began. */
export interface OthersChange {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** Adds a code to the role or takes it away, whichever changes the draft. Null when the draft changes nothing any more. */
export function toggleCode(draft: RoleDraft | null, saved: readonly string[], code: string): RoleDraft | null {
  const { base, added, removed } = draft ?? { base: saved, added: [], removed: [] };
  const toggled = saved.includes(code)
    ? { base, added, removed: toggle(removed, code) }
    : { base, added: toggle(added, code), removed };
  return hasEffect(toggled, saved) ? toggled : null;
}

/** The codes that the role would have, in alphabetical order. */
export function applyDraft(saved: readonly string[], draft: RoleDraft | null): readonly string[] {
  if (draft === null) return saved;
  const kept = saved.filter((code) => !draft.removed.includes(code));
  return [...new Set([...kept, ...draft.added])].sort();
}

/** Whether the role would have other codes. */
export function hasEffect(draft: RoleDraft, saved: readonly string[]): boolean {
  return draft.added.some((code) => !saved.includes(code)) || draft.removed.some((code) => saved.includes(code));
}

/** Null while the role is as the visitor saw it. */
export function findOthersChange({ base }: RoleDraft, saved: readonly string[]): OthersChange | null {
  const added = saved.filter((code) => !base.includes(code));
  const removed = base.filter((code) => !saved.includes(code));
  return added.length + removed.length === 0 ? null : { added, removed };
}

/** The same changes, over what the role has now. */
export function rebase(draft: RoleDraft, saved: readonly string[]): RoleDraft | null {
  const rebased = {
    base: saved,
    added: draft.added.filter((code) => !saved.includes(code)),
    removed: draft.removed.filter((code) => saved.includes(code)),
  };
  return hasEffect(rebased, saved) ? rebased : null;
}

function toggle(codes: readonly string[], code: string): readonly string[] {
  return codes.includes(code) ? codes.filter((each) => each !== code) : [...codes, code];
}
