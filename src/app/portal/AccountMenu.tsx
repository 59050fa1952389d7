import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { firstGrapheme } from '../../core/text/graphemes.ts';
import { useLazyComponent } from '../../shared/lazy/use-lazy-component.ts';
import { tint } from '../../shared/look/tint.ts';
import { openAccountDialog } from '../../shared/session/account-dialogs.ts';
import { useSession } from '../../shared/session/session.ts';
import { showToast } from '../../shared/toast-store.ts';
import { shownPageSendsNothing } from '../../shared/tool/shown-page-store.ts';
import { useHint } from '../../shared/ui/use-hint.tsx';
import { copy } from '../copy.ts';
import { loadAccountDialogs } from '../load-account-dialogs.ts';

const loadAccountMenuItems = () => import('./AccountMenuItems.tsx').then((module) => module.default);

/**
 * A login button, or for a signed-in user the first letter of the name with a menu (doc 2 §2). Both are the same element,
 * so that the focus can return to it after a login.
 */
export function AccountMenu() {
  const { session, isOffline } = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const user = session?.user ?? null;
  const text = copy.account;
  const isOpen = anchor !== null && user !== null;
  const Items = useLazyComponent(loadAccountMenuItems, {
    isNeeded: anchor !== null,
    onFailed: () => {
      setAnchor(null);
      showToast(text.menuFailed, { severity: 'error' });
    },
  });
  const label = user === null ? text.login : text.button(user.username, isOffline);

  /** A visitor who points at the button is about to press it. */
  const warm = () => {
    if (!shownPageSendsNothing()) (user === null ? loadAccountDialogs : loadAccountMenuItems)().catch(() => {});
  };

  const { handlers, hint } = useHint(label);

  // After a logout in another tab, the next login must not show the menu open.
  if (user === null && anchor !== null) setAnchor(null);

  return (
    <>
      <AccountButton
        type="button"
        data-signed-in={user !== null}
        data-offline={isOffline}
        aria-label={label}
        {...(user === null ? {} : { 'aria-haspopup': 'menu', 'aria-expanded': isOpen })}
        {...handlers}
        onPointerEnter={(event) => {
          warm();
          handlers.onPointerEnter(event);
        }}
        onFocus={(event) => {
          warm();
          handlers.onFocus(event);
        }}
        onClick={({ currentTarget }) => (user === null ? openAccountDialog('login') : setAnchor(currentTarget))}
      >
        {user === null ? text.login : firstGrapheme(user.username).toUpperCase()}
      </AccountButton>
      {user !== null && hint}
      {isOpen && Items !== null && (
        <Items anchor={anchor} user={user} isOffline={isOffline} onClose={() => setAnchor(null)} />
      )}
    </>
  );
}

const AccountButton = styled('button')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    height: 36,
    padding: theme.spacing(0, 2),
    border: `1px solid ${palette.control}`,
    borderRadius: theme.radius.full,
    background: 'transparent',
    color: palette.primary.dark,
    font: 'inherit',
    fontSize: '0.875rem',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&:hover': { background: tint(palette.primary.main, 8) },
    '&[data-signed-in="true"], html[data-expects-session] &': {
      width: 36,
      padding: 0,
      border: 0,
      background: palette.primary.main,
      fontSize: '1rem',
    },
    '&[data-signed-in="true"]': {
      color: palette.primary.contrastText,
      '&:hover': { background: tint(palette.primary.main, 90, palette.text.primary) },
    },
    // The place of the letter until the program has read the session; see `public/boot.js`.
    'html[data-expects-session] &': { color: 'transparent' },
    // The server could not be reached to check the session.
    '&[data-offline="true"]::after': {
      content: '""',
      position: 'absolute',
      right: -1,
      bottom: -1,
      width: 10,
      height: 10,
      border: `2px solid ${palette.background.paper}`,
      borderRadius: '50%',
      background: palette.warning.main,
    },
  };
});
