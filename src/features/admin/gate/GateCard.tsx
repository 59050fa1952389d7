import HomeIcon from '@mui/icons-material/HomeOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PORTAL_PATH } from '../../../core/paths.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { copy as frameCopy } from '../frame/copy.ts';
import { SchemeToggle } from '../frame/SchemeToggle.tsx';

interface GateCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The card in the middle of the window that every step before the open administration stands on. */
export function GateCard({ title, children }: GateCardProps) {
  return (
    <Main>
      <Card>
        <header>
          <span>{frameCopy.area}</span>
          <SchemeToggle />
          <Tooltip title={frameCopy.backHome}>
            <IconButton component={Link} to={PORTAL_PATH} aria-label={frameCopy.backHome}>
              <HomeIcon />
            </IconButton>
          </Tooltip>
        </header>
        <h1>{title}</h1>
        {children}
      </Card>
    </Main>
  );
}

const Main = styled('main')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'start',
  minHeight: '100dvh',
  padding: theme.spacing(8, 2),
  [MEDIA.phone]: { padding: 0 },
}));

const Card = styled('section')(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 480,
  padding: theme.spacing(3, 4, 4),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.panel,
  background: theme.vars.palette.background.paper,
  '& > header': { display: 'flex', alignItems: 'center', color: theme.vars.palette.text.secondary },
  '& > header > span': { marginInlineEnd: 'auto' },
  '& > h1': { ...theme.typography.h4, margin: theme.spacing(1, 0, 2) },
  [MEDIA.phone]: { minHeight: '100dvh', padding: theme.spacing(2), border: 0, borderRadius: 0 },
}));
