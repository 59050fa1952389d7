import Button from '@mui/material/Button';
import MenuList from '@mui/material/MenuList';
import { styled, useColorScheme } from '@mui/material/styles';
import type { AccountUser } from '../../../core/contracts/accounts.ts';
import { firstGrapheme } from '../../../core/text/graphemes.ts';
import type { AccountDialogName } from '../../../shared/session/account-dialogs.ts';
import { useSession } from '../../../shared/session/session.ts';
import { ChoiceChips } from '../../../shared/ui/ChoiceChips.tsx';
import { COLOR_MODES } from '../../color-modes.ts';
import { copy as shellCopy } from '../../copy.ts';
import { accountItems, openAfter } from '../account-items.tsx';
import { DataCenterItem } from '../DataCenterItem.tsx';
import { copy } from './copy.ts';

const words = copy.me;
const { account } = shellCopy;

/** The account, the data of this browser and the appearance, for narrow windows. */
export function AccountSheet({ onLeave }: { readonly onLeave: () => void }) {
  const { session, isOffline } = useSession();
  const { mode = 'system', setMode } = useColorScheme();
  return (
    <Parts>
      {session === null ? (
        <Visitor onOpen={(dialog) => openAfter(onLeave, dialog)} />
      ) : (
        <Person user={session.user} isOffline={isOffline} />
      )}
      <MenuList aria-label={words.title} disablePadding>
        {session === null ? <DataCenterItem onClick={onLeave} /> : accountItems(session.user, onLeave)}
      </MenuList>
      <ChoiceChips
        label={words.look}
        choices={COLOR_MODES}
        names={shellCopy.colorMode}
        columns={3}
        value={mode}
        onChange={setMode}
      />
    </Parts>
  );
}

function Visitor({ onOpen }: { readonly onOpen: (dialog: AccountDialogName) => void }) {
  return (
    <Card>
      <div className="words">
        <strong>{words.visitor}</strong>
        <span>{words.visitorHint}</span>
      </div>
      <div className="actions">
        <Button variant="contained" onClick={() => onOpen('login')}>
          {words.login}
        </Button>
        <Button variant="outlined" onClick={() => onOpen('register')}>
          {words.register}
        </Button>
      </div>
    </Card>
  );
}

function Person({ user, isOffline }: { readonly user: AccountUser; readonly isOffline: boolean }) {
  return (
    <Card>
      <div className="person">
        <span className="letter" aria-hidden="true">
          {firstGrapheme(user.username).toUpperCase()}
        </span>
        <div className="words">
          <strong>{user.username}</strong>
          <span>{user.email}</span>
          {isOffline && <span>{account.offline}</span>}
        </div>
      </div>
    </Card>
  );
}

const Parts = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2), padding: theme.spacing(0, 1) }));

const Card = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.card,
  '& .words': { display: 'grid', minWidth: 0, overflowWrap: 'anywhere' },
  '& .words span': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& .actions': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: theme.spacing(1.5) },
  '& .person': { display: 'flex', alignItems: 'center', gap: theme.spacing(2) },
  '& .letter': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 44,
    height: 44,
    borderRadius: '50%',
    background: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
    fontWeight: 600,
  },
}));
