import SystemIcon from '@mui/icons-material/Contrast';
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import DevicesIcon from '@mui/icons-material/DevicesOutlined';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import PasswordIcon from '@mui/icons-material/LockResetOutlined';
import SignInIcon from '@mui/icons-material/LoginOutlined';
import SignOutIcon from '@mui/icons-material/LogoutOutlined';
import RegisterIcon from '@mui/icons-material/PersonAddAltOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import { portalPath } from '../../core/paths.ts';
import { type AccountDialogName, openAccountDialog } from '../../shared/session/account-dialogs.ts';
import { signOut } from '../../shared/session/session.ts';
import { showToast } from '../../shared/toast-store.ts';
import type { ColorMode } from '../color-modes.ts';
import { openKeySheet } from '../keys/key-sheet-store.ts';
import { copy } from './copy.ts';
import type { ShellCommand } from './palette-items.ts';

const words = copy.shell;

interface ShellState {
  readonly isSignedIn: boolean;
  /** Whether the shell lists the keys of the shown page. */
  readonly hasKeySheet: boolean;
  readonly colorMode: ColorMode;
  readonly setColorMode: (mode: ColorMode) => void;
}

/** The commands of the shell that do something now: another appearance, and what the account allows. */
export function listShellCommands({
  isSignedIn,
  hasKeySheet,
  colorMode,
  setColorMode,
}: ShellState): readonly ShellCommand[] {
  const look = (mode: ColorMode, icon: ShellCommand['icon']): ShellCommand[] =>
    mode === colorMode
      ? []
      : [{ id: mode, ...words[mode], note: words.look, icon, run: () => void setColorMode(mode) }];
  const account = isSignedIn ? SIGNED_IN : SIGNED_OUT;
  return [
    ...account,
    ...(hasKeySheet ? [KEYS] : []),
    HELP,
    ...look('light', LightIcon),
    ...look('dark', DarkIcon),
    ...look('system', SystemIcon),
  ];
}

// As with the dialogs below, the search returns the focus first.
const KEYS: ShellCommand = {
  id: 'keys',
  ...words.keys,
  icon: KeyboardIcon,
  run: () => void setTimeout(openKeySheet),
};

const HELP: ShellCommand = { id: 'help', ...words.help, icon: HelpIcon, to: portalPath('about') };

const SIGNED_OUT: readonly ShellCommand[] = [
  dialogCommand('login', words.login, SignInIcon),
  dialogCommand('register', words.register, RegisterIcon),
];

const SIGNED_IN: readonly ShellCommand[] = [
  dialogCommand('sessions', words.sessions, DevicesIcon),
  dialogCommand('own-account', words.ownAccount, PersonIcon),
  dialogCommand('change-password', words.changePassword, PasswordIcon),
  {
    id: 'sign-out',
    ...words.signOut,
    note: words.account,
    icon: SignOutIcon,
    run() {
      signOut();
      showToast(words.signedOut, { severity: 'success', position: 'bottom-center' });
    },
  },
];

function dialogCommand(
  dialog: AccountDialogName,
  named: { readonly name: string; readonly search: readonly string[] },
  icon: ShellCommand['icon'],
): ShellCommand {
  // The search must first return the focus, so that the dialog can return it to the same place.
  return {
    id: dialog,
    ...named,
    note: words.account,
    icon,
    run: () => void setTimeout(() => openAccountDialog(dialog)),
  };
}
