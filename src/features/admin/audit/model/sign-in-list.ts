import type { SignInQuery, signInQuerySchema } from '../../../../core/contracts/admin-sign-ins.ts';
import type { z } from '../../../../core/schema.ts';
import type { ListOptions, ListState } from '../../lists/model/list-state.ts';
import { toText, toTime } from './audit-list.ts';

type SignInFilterName = 'account' | 'result' | 'address' | 'from' | 'to';
type SignInListState = ListState<SignInFilterName>;

/** Newest entries first. */
export const SIGN_IN_LIST: ListOptions<SignInFilterName> = {
  sorts: ['at'],
  initialSort: '-at',
  filters: ['account', 'result', 'address', 'from', 'to'],
};

const RESULTS: readonly SignInQuery['result'][] = ['ok', 'failed'];

/** The query of the call. Values of a damaged address, which the server would refuse, are left out. */
export function toSignInQuery({ page, size, sort, filters }: SignInListState): z.input<typeof signInQuerySchema> {
  const { account, address, from, to } = filters;
  const result = RESULTS.find((each) => each === filters.result);
  return {
    ...{ page, size, sort },
    ...toText('account', account),
    ...(result === undefined ? {} : { result }),
    ...toText('address', address),
    ...toTime('from', from),
    ...toTime('to', to),
  };
}
