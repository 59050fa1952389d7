import type { Grants } from '../../../../core/auth/access.ts';
import { mayManage } from '../../../../core/auth/grant-rules.ts';
import type { PersonDetails } from '../../../../core/contracts/admin-people.ts';

/** The administrator who looks at an account. */
export interface Actor extends Grants {
  readonly id: string;
  /** The calls that change accounts of this kind are open. */
  readonly canChange: boolean;
}

/** What can be done with an account, in the order of the screen. */
const PERSON_ACTIONS = ['enable', 'disable', 'unlock', 'endSessions', 'resetPassword', 'remove'] as const;
export type PersonAction = (typeof PERSON_ACTIONS)[number];

/** Why an account as a whole cannot be changed. */
export type PersonObstacle = 'view-only' | 'beyond-rights';
/** Why one action makes no sense or is refused. */
export type ActionObstacle = 'own-account' | 'not-blocked' | 'no-sessions';

export interface OfferedAction {
  readonly action: PersonAction;
  readonly obstacle: ActionObstacle | null;
}

/** The server refuses these for the own account (`OWN_ACCOUNT`). */
const FOR_OTHERS: readonly PersonAction[] = ['disable', 'resetPassword', 'remove'];

/** Why the actor cannot change an account at all; null where actions are open. The server decides in any case. */
export function findPersonObstacle(actor: Actor, person: PersonDetails): PersonObstacle | null {
  if (!actor.canChange) return 'view-only';
  return mayManage(actor, person) ? null : 'beyond-rights';
}

/** The own roles cannot be changed. */
export function mayChangeRoles(actor: Actor, person: PersonDetails): boolean {
  return person.id !== actor.id && findPersonObstacle(actor, person) === null;
}

/** The actions that fit the state of an account; those with an obstacle are shown with its reason. */
export function listActions(actor: Actor, person: PersonDetails): readonly OfferedAction[] {
  return PERSON_ACTIONS.filter((action) => fitsStatus(action, person)).map((action) => ({
    action,
    obstacle: findActionObstacle(actor, person, action),
  }));
}

function fitsStatus(action: PersonAction, { status }: PersonDetails): boolean {
  if (action === 'enable') return status === 'disabled';
  return action !== 'disable' || status === 'active';
}

function findActionObstacle(actor: Actor, person: PersonDetails, action: PersonAction): ActionObstacle | null {
  if (person.id === actor.id && FOR_OTHERS.includes(action)) return 'own-account';
  if (action === 'unlock' && person.blockedUntil === null) return 'not-blocked';
  return action === 'endSessions' && person.sessionCount === 0 ? 'no-sessions' : null;
}
