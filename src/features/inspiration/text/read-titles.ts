import type { TaskDraft } from '../model/board-rules.ts';
import { parseQuickAdd } from './parse-quick-add.ts';

/** `list`: lines of the visitor. `answer`: lines of a model, whose titles name days that are no deadline. */
export type TitleForm = 'list' | 'answer';

/**
 * Drafts with the fields that their titles name, read as the quick field reads a line. A title that `isPresent` knows stays as it
 * is, and so do the fields that a draft has already.
 */
export function readTitles(
  drafts: readonly TaskDraft[],
  form: TitleForm,
  now: Date,
  isPresent: (title: string) => boolean,
): TaskDraft[] {
  return drafts.map(({ children, ...draft }) => ({
    ...(isPresent(draft.title) ? draft : readTitle(draft, form, now)),
    ...(children !== undefined && { children: readTitles(children, form, now, isPresent) }),
  }));
}

function readTitle(draft: TaskDraft, form: TitleForm, now: Date): TaskDraft {
  const dates = draft.due_date ? 'none' : form === 'list' ? 'anywhere' : 'marked';
  const { understood: _, ...fields } = parseQuickAdd(draft.title, now, dates);
  return { ...fields, ...draft, title: fields.title };
}
