import DevicesIcon from '@mui/icons-material/DevicesOutlined';
import PasswordIcon from '@mui/icons-material/LockResetOutlined';
import SignOutIcon from '@mui/icons-material/LogoutOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import type { ReactElement } from 'react';
import { hasRank } from '../../core/auth/roles.ts';
import type { AccountUser } from '../../core/contracts/accounts.ts';
import { type AccountDialogName, openAccountDialog } from '../../shared/session/account-dialogs.ts';
import { copy } from '../copy.ts';
import { AdminItem } from './AdminItem.tsx';
import { DataCenterItem } from './DataCenterItem.tsx';
import { signOutHere } from './sign-out-here.ts';

const { own, changePassword, sessions, signOut } = copy.account;

const DIALOGS = [
  ['own-account', PersonIcon, own],
  ['change-password', PasswordIcon, changePassword],
  ['sessions', DevicesIcon, sessions],
] as const;

/**
 * What a signed-in user can do with the account and with the data of this browser. A list, because a menu moves the focus
 * between its direct children. `onLeave` closes the menu.
 */
export function accountItems(user: AccountUser, onLeave: () => void): readonly ReactElement[] {
  return [
    ...DIALOGS.map(([dialog, Icon, name]) => (
      <MenuItem key={dialog} onClick={() => openAfter(onLeave, dialog)}>
        <ListItemIcon>
          <Icon fontSize="small" />
        </ListItemIcon>
        {name}
      </MenuItem>
    )),
    ...(hasRank(user.roles, 'ADMIN') ? [<AdminItem key="admin" onClick={onLeave} />] : []),
    <DataCenterItem key="data" onClick={onLeave} />,
    <MenuItem
      key="sign-out"
      onClick={() => {
        onLeave();
        signOutHere();
      }}
    >
      <ListItemIcon>
        <SignOutIcon fontSize="small" />
      </ListItemIcon>
      {signOut}
    </MenuItem>,
  ];
}

/** Closes a menu, which first returns the focus, so that the dialog can return it to the same place. */
export function openAfter(onLeave: () => void, dialog: AccountDialogName): void {
  onLeave();
  setTimeout(() => openAccountDialog(dialog));
}
