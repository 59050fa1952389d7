import { PERSON_SORTS, type PeopleQueryRequest } from '../../../../core/contracts/admin-people.ts';
import { type ListOptions, type ListState, toListQuery } from '../../lists/model/list-state.ts';

type PeopleFilterName = 'text' | 'role' | 'status' | 'createdFrom' | 'createdTo' | 'lastLoginFrom' | 'lastLoginTo';
export type PeopleListState = ListState<PeopleFilterName>;

/** Longest text of a filter that the server accepts. */
export const FILTER_LENGTH_MAX = 100;

export const TIME_FILTERS = ['createdFrom', 'createdTo', 'lastLoginFrom', 'lastLoginTo'] as const;

export const PEOPLE_LIST: ListOptions<PeopleFilterName> = {
  sorts: PERSON_SORTS,
  initialSort: '-createdAt',
  filters: ['text', 'role', 'status', ...TIME_FILTERS],
};

/** The query of the call. Values of a damaged address, which the server would refuse, are left out. */
export function toPeopleQuery(state: PeopleListState): PeopleQueryRequest {
  const { text = '', role = '', status, ...rest } = toListQuery(state);
  const times = TIME_FILTERS.flatMap((name) => {
    const time = rest[name] ?? '';
    return /^\d{1,15}$/.test(time) ? [[name, time] as const] : [];
  });
  return {
    page: state.page,
    size: state.size,
    sort: state.sort,
    ...(text === '' ? {} : { text: text.slice(0, FILTER_LENGTH_MAX) }),
    ...(role === '' ? {} : { role: role.slice(0, FILTER_LENGTH_MAX) }),
    ...(status === 'active' || status === 'disabled' ? { status } : {}),
    ...Object.fromEntries(times),
  };
}
