import { keepPreviousData, QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Call, CallReply, CallRequest } from '../../../core/contracts/define-call.ts';
import { isUnanswered, toFailure } from '../../../shared/api/failure.ts';
import { type AdminCallOptions, callAdmin } from './call-admin.ts';

const ATTEMPTS_MAX = 2;

/** The cache of the administration. It is empty again after a reload, so nothing about accounts stays in the browser. */
export function createAdminQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: (failed, error) => failed + 1 < ATTEMPTS_MAX && isLost(error), networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
}

/** The reply of a reading call. While another page of the same list is loading, the rows of the page before stay. */
export function useAdminQuery<C extends Call>(call: C, request: CallRequest<C>, isEnabled = true) {
  return useQuery<CallReply<C>>({
    queryKey: [call.id, request],
    queryFn: ({ signal }) => callAdmin(call, request, { signal }),
    placeholderData: keepPreviousData as never,
    enabled: isEnabled,
  });
}

/** A changing call. After it, the replies of the calls with these ids are read again. */
export function useAdminChange<C extends Call>(
  call: C,
  changedCallIds: readonly string[],
  options: Pick<AdminCallOptions, 'timeoutMs'> = {},
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: CallRequest<C>) => callAdmin(call, request, options),
    // Also after a failure: a refused change often means that the rows shown are out of date.
    onSettled: () => Promise.all(changedCallIds.map((id) => client.invalidateQueries({ queryKey: [id] }))),
  });
}

/** A lost answer to a reading call is worth another attempt; a refusal is not. */
function isLost(error: unknown): boolean {
  if (error instanceof DOMException) return false;
  return isUnanswered(toFailure(error));
}
