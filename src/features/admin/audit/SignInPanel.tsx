import { SIGN_IN_CALLS, type SignIn } from '../../../core/contracts/admin-sign-ins.ts';
import { useAdminQuery } from '../api/use-admin-query.ts';
import { ExportButton } from '../lists/ExportButton.tsx';
import { ListView } from '../lists/ListView.tsx';
import { useListState } from '../lists/use-list-state.ts';
import { copy } from './copy.ts';
import { formatEntryTime } from './entry-time.ts';
import { LogFilters } from './LogFilters.tsx';
import { SIGN_IN_LIST, toSignInQuery } from './model/sign-in-list.ts';
import { SIGN_IN_COLUMNS } from './sign-in-columns.tsx';

const words = copy.signIns;

/** Who signed in or tried to, from where and with what, for super administrators: newest first. */
export function SignInPanel() {
  const [state, change] = useListState(SIGN_IN_LIST);
  const request = { query: toSignInQuery(state) };
  const query = useAdminQuery(SIGN_IN_CALLS.list, request);
  return (
    <ListView
      list="signIns"
      label={words.list}
      columns={SIGN_IN_COLUMNS}
      query={query}
      keyOf={({ id }) => id}
      nameOf={toName}
      state={state}
      onChange={change}
      filters={
        <LogFilters
          words={words.filters}
          fields={[{ name: 'account' }, { name: 'result', options: words.results }, { name: 'address' }]}
          filters={state.filters}
          onChange={(filters) => change({ kind: 'filters', filters })}
        />
      }
      actions={<ExportButton call={SIGN_IN_CALLS.export} request={request} />}
      emptyText={words.empty}
    />
  );
}

function toName({ outcome, at }: SignIn): string {
  return `${words.outcomes[outcome]} ${formatEntryTime(at)}`;
}
