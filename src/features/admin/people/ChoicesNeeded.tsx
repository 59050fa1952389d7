import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import type { PeopleChoices } from '../../../core/contracts/admin-people.ts';
import { describeFailure, toFailure } from '../../../shared/api/failure.ts';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import { copy } from './copy.ts';
import { usePeopleChoices } from './use-people-choices.ts';

/** What needs the list of roles; until then its skeleton, or why it was not read. */
export function ChoicesNeeded({ children }: { readonly children: (choices: PeopleChoices) => ReactNode }) {
  const { choices, error, retry } = usePeopleChoices();
  if (choices !== undefined) return children(choices);
  if (error !== null)
    return (
      <ErrorAlert title={copy.choicesFailed} onRetry={retry}>
        {describeFailure(toFailure(error))}
      </ErrorAlert>
    );
  return (
    <>
      <VisuallyHidden role="status">{copy.choicesLoading}</VisuallyHidden>
      <Skeleton variant="rounded" height={240} animation={false} />
    </>
  );
}
