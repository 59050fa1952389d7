import Drawer from '@mui/material/Drawer';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { describeFailure, toFailure } from '../../../shared/api/failure.ts';
import { CloseButton } from '../../../shared/ui/CloseButton.tsx';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import { useAdminQuery } from '../api/use-admin-query.ts';
import { copy } from './copy.ts';
import { PersonView } from './PersonView.tsx';
import type { PeopleKind } from './people-kind.ts';
import { usePersonAddress } from './use-person-address.ts';

const words = copy.details;

/** The account that the address names, beside the list; on phones it fills the screen. */
export function PersonDrawer({ kind }: { readonly kind: PeopleKind }) {
  const { personId, close } = usePersonAddress();
  const [lastId, setLastId] = useState(personId);
  const titleId = useId();
  // The account stays readable while the drawer closes.
  if (personId !== null && personId !== lastId) setLastId(personId);
  const shownId = personId ?? lastId;
  return (
    <Drawer
      anchor="right"
      open={personId !== null}
      onClose={() => void close()}
      slotProps={{ paper: { 'aria-labelledby': titleId, 'aria-modal': true, role: 'dialog', sx: PAPER } }}
    >
      <Head>
        <h2 id={titleId}>{words.title}</h2>
        <CloseButton onClick={() => void close()} />
      </Head>
      {shownId !== null && (
        <PersonContent
          key={shownId}
          kind={kind}
          id={shownId}
          isOpen={personId !== null}
          onRemoved={() => void close()}
        />
      )}
    </Drawer>
  );
}

interface PersonContentProps {
  readonly kind: PeopleKind;
  readonly id: string;
  readonly isOpen: boolean;
  readonly onRemoved: () => void;
}

function PersonContent({ kind, id, isOpen, onRemoved }: PersonContentProps) {
  const query = useAdminQuery(kind.calls.read, { params: { id } }, isOpen);
  const failure = query.error === null || query.isFetching ? null : toFailure(query.error);
  if (failure?.code === 'SUBJECT_MISSING') return <EmptyState text={words.missing} />;
  const retry = () => void query.refetch();
  // Another account's facts must not stand under this one's actions.
  const person = query.data?.id === id ? query.data : undefined;
  return (
    <Body>
      {failure !== null && (
        <ErrorAlert title={person === undefined ? words.loadFailed : words.staleTitle} onRetry={retry}>
          {describeFailure(failure)}
        </ErrorAlert>
      )}
      {person === undefined && failure === null && <Waiting />}
      {person !== undefined && <PersonView kind={kind} person={person} onRemoved={onRemoved} />}
    </Body>
  );
}

function Waiting() {
  return (
    <>
      <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
      <Skeleton variant="rounded" height={72} animation={false} />
      <Skeleton variant="rounded" height={160} animation={false} />
      <Skeleton variant="rounded" height={240} animation={false} />
    </>
  );
}

/** The opened drawer has the focus as a whole, which needs no ring. */
const PAPER = { width: 'min(100vw, 480px)', outline: 'none' };

const Head = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: theme.spacing(1, 1.5, 1, 3),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  '& h2': { ...theme.typography.h4, margin: 0 },
}));

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2.5),
  padding: theme.spacing(2.5, 3, 4),
}));
