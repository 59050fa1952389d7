import { useRef, useState } from 'react';
import type { BulkRequest, Person } from '../../../core/contracts/admin-people.ts';
import { type Failure, toFailure } from '../../../shared/api/failure.ts';
import { confirm } from '../../../shared/confirm/confirm.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { useAdminChange } from '../api/use-admin-query.ts';
import { copy } from './copy.ts';
import { readRefusedIds } from './model/refused-ids.ts';
import { labelOfRole } from './model/role-options.ts';
import { CHANGED_WITH_PERSON, type PeopleKind } from './people-kind.ts';
import { describePeopleFailure, isCancelled } from './problem-words.ts';
import { usePeopleChoices } from './use-people-choices.ts';
import type { PeopleSelectionControl } from './use-people-selection.ts';

const words = copy.bulk;

/**
 * Changes all selected accounts or none. Where single accounts stand in the way, the visitor may deselect them and try again
 * with the rest.
 */
export function useBulk(kind: PeopleKind, { people, deselect, clear }: PeopleSelectionControl) {
  const { mutateAsync, isPending } = useAdminChange(kind.calls.bulk, CHANGED_WITH_PERSON);
  const { roles } = usePeopleChoices();
  const [problem, setProblem] = useState<string | null>(null);
  const isRunning = useRef(false);
  const nameOf = (id: string) => people.get(id)?.username;

  /** The request has the ids of selected accounts. Resolves to whether accounts were changed. */
  async function run(request: BulkRequest): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setProblem(null);
    try {
      return await attempt(request);
    } finally {
      isRunning.current = false;
    }
  }

  async function attempt(request: BulkRequest): Promise<boolean> {
    try {
      const { changed } = await mutateAsync({ body: request });
      showToast(words.done(request.action, changed, request.ids.length), { severity: 'success' });
      clear();
      return true;
    } catch (error) {
      if (isCancelled(error)) return false;
      return afterRefusal(request, toFailure(error));
    }
  }

  async function afterRefusal(request: BulkRequest, failure: Failure): Promise<boolean> {
    const refused = readRefusedIds(failure).filter((id) => request.ids.includes(id));
    const rest = request.ids.filter((id) => !refused.includes(id));
    if (refused.length === 0 || rest.length === 0) {
      setProblem(describePeopleFailure(failure, (id) => nameOf(id) ?? labelOfRole(roles, id)));
      return false;
    }
    const isAgain = await confirm({
      title: words.failed,
      body: words.refused(failure.message, toNames(refused, people), rest.length),
      confirmLabel: words.again(refused.length),
      cancelLabel: words.later,
      isDestructive: request.action === 'delete',
    });
    if (!isAgain) return false;
    deselect(refused);
    return attempt({ ...request, ids: rest });
  }

  return { run, problem, clearProblem: () => setProblem(null), isBusy: isPending };
}

function toNames(ids: readonly string[], people: ReadonlyMap<string, Person>): readonly string[] {
  return ids.map((id) => people.get(id)?.username ?? id);
}
