import HomeIcon from '@mui/icons-material/HomeOutlined';
import SignOutIcon from '@mui/icons-material/LogoutOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { Link, NavLink, useNavigate } from 'react-router-dom';
import { ADMIN_PATH, PORTAL_PATH } from '../../../core/paths.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { tint } from '../../../shared/look/tint.ts';
import { signOut } from '../../../shared/session/session.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { useAdmin } from '../access/admin-context.ts';
import { listAdminNav } from './admin-nav.ts';
import { copy } from './copy.ts';
import { SchemeToggle } from './SchemeToggle.tsx';

interface AdminFrameProps {
  /** The heading of the screen. */
  readonly title: string;
  /** The screen has lists, which use the width of a large screen. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** The bar above every open screen of the administration: its screens, light and dark, the way home, and logout. */
export function AdminFrame({ title, isWide = false, children }: AdminFrameProps) {
  const { isSuperAdmin } = useAdmin();
  const navigate = useNavigate();

  function leave(): void {
    signOut();
    showToast(copy.signedOut, { severity: 'success' });
    void navigate(ADMIN_PATH);
  }

  return (
    <>
      <Bar>
        <strong>{copy.area}</strong>
        <nav aria-label={copy.navigation}>
          {listAdminNav(isSuperAdmin).map(({ path, label }) => (
            <NavLink key={path} to={path} end={path === ADMIN_PATH}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="actions">
          <SchemeToggle />
          <Tooltip title={copy.backHome}>
            <IconButton component={Link} to={PORTAL_PATH} aria-label={copy.backHome}>
              <HomeIcon />
            </IconButton>
          </Tooltip>
          <Tooltip title={copy.signOut}>
            <IconButton onClick={leave} aria-label={copy.signOut}>
              <SignOutIcon />
            </IconButton>
          </Tooltip>
        </div>
      </Bar>
      <Main data-wide={isWide}>
        <h1>{title}</h1>
        {children}
      </Main>
    </>
  );
}

const Bar = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: 56,
  padding: theme.spacing(0, 3),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  '& > strong': { whiteSpace: 'nowrap' },
  '& nav': { display: 'flex', gap: theme.spacing(0.5), overflowX: 'auto' },
  '& nav a': {
    flex: 'none',
    padding: theme.spacing(1, 1.5),
    borderRadius: theme.radius.control,
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
  },
  '& nav a:hover': { background: theme.vars.palette.action.hover },
  '& nav a.active': {
    color: theme.vars.palette.primary.dark,
    background: tint(theme.vars.palette.primary.main, 10),
    fontWeight: 600,
  },
  '& .actions': { display: 'flex', marginInlineStart: 'auto' },
  [MEDIA.phone]: {
    flexWrap: 'wrap',
    gap: theme.spacing(0, 1),
    padding: theme.spacing(0.5, 2),
    '& nav': { order: 3, flexBasis: '100%' },
  },
}));

const Main = styled('main')(({ theme }) => ({
  maxWidth: 1200,
  // Lists with many columns use a large screen.
  '&[data-wide="true"]': { maxWidth: 1680 },
  margin: '0 auto',
  padding: theme.spacing(3),
  '& > h1': { ...theme.typography.h3, margin: theme.spacing(0, 0, 2) },
  [MEDIA.phone]: { padding: theme.spacing(2) },
}));
