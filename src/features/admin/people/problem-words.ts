import { describeFailure, type Failure } from '../../../shared/api/failure.ts';
import { copy } from './copy.ts';
import { readRefusedIds } from './model/refused-ids.ts';

/** Words for a refused change. `nameOf` gives the names of accounts and roles that the refusal may be about. */
export function describePeopleFailure(failure: Failure, nameOf: (id: string) => string | undefined): string {
  const message = copy.problems[failure.code] ?? describeFailure(failure, copy.failed);
  const names = readRefusedIds(failure).flatMap((id) => nameOf(id) ?? []);
  return copy.withNames(message, names);
}

/** Nothing is to be said when the visitor cancelled the question for the password. */
export function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
