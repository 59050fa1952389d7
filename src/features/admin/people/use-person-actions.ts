import { useRef, useState } from 'react';
import type { PersonDetails } from '../../../core/contracts/admin-people.ts';
import { toFailure } from '../../../shared/api/failure.ts';
import { confirm } from '../../../shared/confirm/confirm.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { useAdminChange } from '../api/use-admin-query.ts';
import { copy } from './copy.ts';
import type { PersonAction } from './model/person-actions.ts';
import { CHANGED_LISTS, CHANGED_WITH_PERSON, type PeopleKind } from './people-kind.ts';
import { describePeopleFailure, isCancelled } from './problem-words.ts';
import { usePeopleChoices } from './use-people-choices.ts';

const DESTRUCTIVE: readonly PersonAction[] = ['disable', 'resetPassword', 'remove'];
/** After these, the own account has to log in again. */
const ENDS_SESSIONS: readonly PersonAction[] = ['endSessions', 'resetPassword'];

interface ActionsContext {
  readonly kind: PeopleKind;
  readonly ownId: string;
  readonly onRemoved: () => void;
}

/** The actions of one account: each asks first, reports its result, and keeps the reason of a refusal. */
export function usePersonActions({ kind, ownId, onRemoved }: ActionsContext) {
  const { calls } = kind;
  const { choices } = usePeopleChoices();
  const status = useAdminChange(calls.setStatus, CHANGED_WITH_PERSON);
  const unlock = useAdminChange(calls.unlock, CHANGED_WITH_PERSON);
  const endSessions = useAdminChange(calls.endSessions, CHANGED_WITH_PERSON);
  const resetPassword = useAdminChange(calls.resetPassword, CHANGED_WITH_PERSON);
  // The deleted account itself is not read again.
  const remove = useAdminChange(calls.remove, CHANGED_LISTS);
  const [problem, setProblem] = useState<string | null>(null);
  const [running, setRunning] = useState<PersonAction | null>(null);
  const isRunning = useRef(false);

  function send(action: PersonAction, params: { readonly id: string }): Promise<null> {
    switch (action) {
      case 'enable':
        return status.mutateAsync({ params, body: { status: 'active' } });
      case 'disable':
        return status.mutateAsync({ params, body: { status: 'disabled' } });
      case 'unlock':
        return unlock.mutateAsync({ params });
      case 'endSessions':
        return endSessions.mutateAsync({ params });
      case 'resetPassword':
        return resetPassword.mutateAsync({ params });
      case 'remove':
        return remove.mutateAsync({ params });
    }
  }

  async function run(action: PersonAction, person: PersonDetails): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      if (!(await ask(action, person))) return;
      setProblem(null);
      setRunning(action);
      await send(action, { id: person.id });
      showToast(toDone(action, person), { severity: 'success' });
      if (action === 'remove') onRemoved();
    } catch (error) {
      if (!isCancelled(error)) setProblem(toProblem(error, person));
    } finally {
      isRunning.current = false;
      setRunning(null);
    }
  }

  function ask(action: PersonAction, person: PersonDetails): Promise<boolean> {
    const { question, body, confirm: label } = copy.actions[action];
    const isOwn = person.id === ownId && ENDS_SESSIONS.includes(action);
    const mail = action === 'resetPassword' && choices !== undefined ? copy.mailSuffix[choices.mailMode] : '';
    return confirm({
      title: question(person),
      body: copy.together([body, isOwn ? copy.ownSuffix : '', mail]),
      confirmLabel: label(person),
      isDestructive: DESTRUCTIVE.includes(action),
    });
  }

  function toDone(action: PersonAction, person: PersonDetails): string {
    const done = copy.actions[action].done(person);
    if (action !== 'resetPassword' || choices === undefined) return done;
    return copy.withDetail(done, copy.mailed[choices.mailMode](person.email));
  }

  return { run, running, problem, clearProblem: () => setProblem(null) };
}

function toProblem(error: unknown, { id, username }: PersonDetails): string {
  return describePeopleFailure(toFailure(error), (refused) => (refused === id ? username : undefined));
}
