import type { Setup } from '../../../../core/contracts/admin-access.ts';

export type SetupEntry = Setup['steps'][number];
export type SetupState = SetupEntry['state'];

/** A step that the server cannot see is the operator's own, so it does not wait for anything here. */
function isSettled({ state }: Pick<SetupEntry, 'state'>): boolean {
  return state === 'done' || state === 'unknown';
}

export function countSettled(steps: readonly SetupEntry[]): number {
  return steps.filter(isSettled).length;
}

/** Whether nothing is left to do, so that the list can be folded away. */
export function isAllSettled(steps: readonly SetupEntry[]): boolean {
  return steps.every(isSettled);
}
