import { useSearchParams } from 'react-router-dom';

const ENTRY = 'role';
/** The state of the list of members, which belongs to the role chosen before. */
const MEMBER_ENTRIES = ['page', 'sort'];

/** The query of the address with another role, or without one. Entries that are not the panel's stay. */
function withChosenRole(search: URLSearchParams, name: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const entry of MEMBER_ENTRIES) next.delete(entry);
  if (name === null) next.delete(ENTRY);
  else next.set(ENTRY, name);
  return next;
}

/** Name of the role in the address, null without one; and how to choose another one. */
export function useChosenRole() {
  const [search, setSearch] = useSearchParams();
  return {
    name: search.get(ENTRY),
    toSearch: (name: string | null) => `?${withChosenRole(search, name).toString()}`,
    choose: (name: string | null, options: { readonly replace?: boolean } = {}) =>
      setSearch((current) => withChosenRole(current, name), { ...options, preventScrollReset: true }),
  };
}
