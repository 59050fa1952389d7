import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { backStack } from '../../../shared/ui/use-back-closes.ts';

/** Entry of the query that names the account whose details are open. */
const PERSON = 'person';
const FROM_LIST = { isFromList: true } as const;

/** Which account is open, in the address: Back closes it, and the address can be shared. */
export function usePersonAddress() {
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const state: unknown = location.state;
  const isFromList = typeof state === 'object' && state !== null && 'isFromList' in state;
  return {
    personId: search.get(PERSON),
    /** For a link that opens an account. */
    linkTo: (id: string) => ({ to: { search: withPerson(search, id) }, state: FROM_LIST }),
    open: (id: string) => setSearch((now) => withPerson(now, id), { state: FROM_LIST, preventScrollReset: true }),
    /** Leads back to the list; from a shared address the list replaces the account. */
    async close() {
      await backStack.settled();
      if (isFromList) await navigate(-1);
      else setSearch(withoutPerson, { replace: true, preventScrollReset: true });
    },
  };
}

function withPerson(search: URLSearchParams, id: string): string {
  const next = new URLSearchParams(search);
  next.set(PERSON, id);
  return `?${next}`;
}

function withoutPerson(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete(PERSON);
  return next;
}
