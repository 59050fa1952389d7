import AddIcon from '@mui/icons-material/PersonAddAltOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { ListedPerson } from '../../../core/contracts/admin-people.ts';
import { useAdminQuery } from '../api/use-admin-query.ts';
import { ExportButton } from '../lists/ExportButton.tsx';
import { ListView } from '../lists/ListView.tsx';
import { useListState } from '../lists/use-list-state.ts';
import { BulkActions } from './BulkActions.tsx';
import { copy } from './copy.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { PEOPLE_LIST, toPeopleQuery } from './model/people-list.ts';
import { PeopleFilters } from './PeopleFilters.tsx';
import { PersonDrawer } from './PersonDrawer.tsx';
import { createPeopleColumns } from './people-columns.tsx';
import { type PeopleKind, useActor } from './people-kind.ts';
import { usePeopleChoices } from './use-people-choices.ts';
import { usePeopleSelection } from './use-people-selection.ts';
import { usePersonAddress } from './use-person-address.ts';

/** A list of accounts, and everything that can be done with them. */
export function PeoplePanel({ kind }: { readonly kind: PeopleKind }) {
  const actor = useActor(kind);
  const [state, change] = useListState(PEOPLE_LIST);
  const request = { query: toPeopleQuery(state) };
  const query = useAdminQuery(kind.calls.list, request);
  const { roles } = usePeopleChoices();
  const { linkTo } = usePersonAddress();
  const selection = usePeopleSelection(state.filters, query.data?.rows ?? []);
  const [isInviting, setIsInviting] = useState(false);
  return (
    <>
      {!actor.canChange && <ViewOnly>{copy.viewOnly}</ViewOnly>}
      <ListView
        list={kind.id}
        label={kind.words.list}
        columns={createPeopleColumns({ roles, ownId: actor.id, linkTo })}
        query={query}
        keyOf={({ id }) => id}
        nameOf={({ username }) => username}
        state={state}
        onChange={change}
        filters={
          <PeopleFilters
            filters={state.filters}
            roles={roles}
            onChange={(filters) => change({ kind: 'filters', filters })}
          />
        }
        emptyText={kind.words.empty}
        {...(actor.canChange && {
          actions: (
            <>
              <ExportButton call={kind.calls.export} request={request} />
              <Button variant="contained" startIcon={<AddIcon />} onClick={() => setIsInviting(true)}>
                {kind.words.create}
              </Button>
            </>
          ),
          selection: { keys: new Set(selection.people.keys()), onChange: selection.select },
          isSelectable: ({ isManageable }: ListedPerson) => isManageable,
          selectionActions: <BulkActions kind={kind} selection={selection} />,
        })}
      />
      <PersonDrawer kind={kind} />
      <InviteDialog kind={kind} isOpen={isInviting} onClose={() => setIsInviting(false)} />
    </>
  );
}

const ViewOnly = styled('p')(({ theme }) => ({
  margin: theme.spacing(0, 0, 1.5),
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));
