import OfflineIcon from '@mui/icons-material/CloudOffOutlined';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { AccountUser } from '../../core/contracts/accounts.ts';
import { copy } from '../copy.ts';
import { accountItems } from './account-items.tsx';

interface AccountMenuItemsProps {
  readonly anchor: HTMLElement;
  readonly user: AccountUser;
  readonly isOffline: boolean;
  readonly onClose: () => void;
}

/** Name and address of the signed-in user, and the actions of the account. */
export default function AccountMenuItems(props: AccountMenuItemsProps) {
  const { anchor, user, isOffline, onClose } = props;
  const personId = useId();
  const text = copy.account;
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      // On a phone, toasts appear where the menu opens; the menu stays above them.
      sx={{ zIndex: (theme) => theme.zIndex.snackbar + 1 }}
      slotProps={{ list: { 'aria-label': text.menu, 'aria-describedby': personId } }}
    >
      <Person id={personId} role="presentation">
        <strong>{user.username}</strong>
        <span>{user.email}</span>
        {isOffline && (
          <span className="offline">
            <OfflineIcon fontSize="inherit" aria-hidden="true" />
            {text.offline}
          </span>
        )}
      </Person>
      <Divider />
      {accountItems(user, onClose)}
    </Menu>
  );
}

const Person = styled('li')(({ theme }) => ({
  display: 'grid',
  maxWidth: 280,
  padding: theme.spacing(0.5, 2, 1.5),
  overflowWrap: 'anywhere',
  '& span': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& .offline': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(0.75),
    color: theme.vars.palette.warning.main,
  },
}));
