import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { REMOVAL_GRACE_DAYS } from '../../../core/contracts/own-account.ts';
import { useSession } from '../../../shared/session/session.ts';
import { copy } from '../copy.ts';
import { ExportButton } from './ExportButton.tsx';
import { RemovalForm } from './RemovalForm.tsx';
import { RenameForm } from './RenameForm.tsx';

const text = copy.ownAccount;

/** Name and address of the user, the copy of what the server stores, and the way to remove the account. */
export function OwnAccount() {
  const user = useSession().session?.user ?? null;
  const [isRemoving, setIsRemoving] = useState(false);
  if (isRemoving) return <RemovalForm onCancel={() => setIsRemoving(false)} />;
  return (
    <>
      <RenameForm username={user?.username ?? ''} />
      <Part>
        <h3>{text.email}</h3>
        <p>{user?.email}</p>
      </Part>
      <Part>
        <h3>{text.exportTitle}</h3>
        <p>{text.exportBody}</p>
        <ExportButton />
      </Part>
      <Part>
        <h3>{text.removeTitle}</h3>
        <p>{text.removeBody(REMOVAL_GRACE_DAYS)}</p>
        <Button color="error" variant="outlined" onClick={() => setIsRemoving(true)}>
          {text.removeOpen}
        </Button>
      </Part>
    </>
  );
}

const Part = styled('section')(({ theme }) => ({
  paddingTop: theme.spacing(1.5),
  marginTop: theme.spacing(1.5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  overflowWrap: 'anywhere',
  '& h3': { ...theme.typography.subtitle2, margin: 0 },
  '& p': { ...theme.typography.body2, margin: theme.spacing(0.5, 0, 0), color: theme.vars.palette.text.secondary },
  '& button': { marginTop: theme.spacing(1) },
}));
