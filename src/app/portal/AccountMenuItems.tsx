import OfflineIcon from '@mui/icons-material/CloudOffOutlined';
import DevicesIcon from '@mui/icons-material/DevicesOutlined';
import PasswordIcon from '@mui/icons-material/LockResetOutlined';
import SignOutIcon from '@mui/icons-material/LogoutOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { hasRank } from '../../core/auth/roles.ts';
import type { AccountUser } from '../../core/contracts/accounts.ts';
import type { AccountDialogName } from '../../shared/session/account-dialogs.ts';
import { copy } from '../copy.ts';
import { AdminItem } from './AdminItem.tsx';
import { DataCenterItem } from './DataCenterItem.tsx';
import { signOutHere } from './sign-out-here.ts';

interface AccountMenuItemsProps {
  readonly anchor: HTMLElement;
  readonly user: AccountUser;
  readonly isOffline: boolean;
  readonly onOpen: (dialog: AccountDialogName) => void;
  readonly onClose: () => void;
}

/** Name and address of the signed-in user, and the actions of the account. */
export default function AccountMenuItems(props: AccountMenuItemsProps) {
  const { anchor, user, isOffline, onOpen, onClose } = props;
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
      <MenuItem onClick={() => onOpen('own-account')}>
        <ListItemIcon>
          <PersonIcon fontSize="small" />
        </ListItemIcon>
        {text.own}
      </MenuItem>
      <MenuItem onClick={() => onOpen('change-password')}>
        <ListItemIcon>
          <PasswordIcon fontSize="small" />
        </ListItemIcon>
        {text.changePassword}
      </MenuItem>
      <MenuItem onClick={() => onOpen('sessions')}>
        <ListItemIcon>
          <DevicesIcon fontSize="small" />
        </ListItemIcon>
        {text.sessions}
      </MenuItem>
      {hasRank(user.roles, 'ADMIN') && <AdminItem onClick={onClose} />}
      <DataCenterItem onClick={onClose} />
      <MenuItem
        onClick={() => {
          onClose();
          signOutHere();
        }}
      >
        <ListItemIcon>
          <SignOutIcon fontSize="small" />
        </ListItemIcon>
        {text.signOut}
      </MenuItem>
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
