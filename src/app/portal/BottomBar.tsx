import AppsIcon from '@mui/icons-material/Apps';
import BoltIcon from '@mui/icons-material/BoltOutlined';
import HistoryIcon from '@mui/icons-material/History';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlineOutlined';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PORTAL_PATH } from '../../core/paths.ts';
import { useIsClosed } from '../../features/shortcut-widget/use-is-closed.ts';
import { useLazyComponent } from '../../shared/lazy/use-lazy-component.ts';
import { MEDIA } from '../../shared/look/media.ts';
import { showToast } from '../../shared/toast-store.ts';
import { copy } from '../copy.ts';
import { BOTTOM_BAR_HEIGHT_PX } from './constants.ts';
import type { SheetName } from './directory/BottomSheet.tsx';

const words = copy.directory;

const SHEETS = [
  { name: 'tools', label: words.tools, icon: AppsIcon },
  { name: 'shortcuts', label: words.shortcuts, icon: BoltIcon },
  { name: 'recent', label: words.recent, icon: HistoryIcon },
  { name: 'me', label: words.me, icon: PersonIcon },
] as const satisfies readonly { readonly name: SheetName; readonly label: string; readonly icon: unknown }[];

const loadSheet = () => import('./directory/BottomSheet.tsx').then(({ BottomSheet }) => BottomSheet);

/** The bar at the bottom of narrow windows: the home page, and sheets with the tools, shortcuts, recent tools and the account. */
export function BottomBar({
  activePageId,
  isHome,
}: {
  readonly activePageId: string | undefined;
  readonly isHome: boolean;
}) {
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const close = () => setSheet(null);
  const areShortcutsClosed = useIsClosed();
  const Sheet = useLazyComponent(loadSheet, {
    isNeeded: sheet !== null,
    canPrefetch: true,
    onFailed: () => {
      close();
      showToast(words.failed, { severity: 'error' });
    },
  });
  return (
    <>
      <Bar aria-label={words.bar} data-bottom-bar>
        <Link to={PORTAL_PATH} {...(isHome ? { 'aria-current': 'page' } : {})}>
          <HomeIcon aria-hidden="true" />
          {words.home}
        </Link>
        {SHEETS.filter(({ name }) => name !== 'shortcuts' || !areShortcutsClosed).map(({ name, label, icon: Icon }) => (
          <button
            key={name}
            type="button"
            aria-haspopup="dialog"
            aria-expanded={sheet === name}
            onClick={() => setSheet(name)}
          >
            <Icon aria-hidden="true" />
            {label}
          </button>
        ))}
      </Bar>
      {Sheet !== null && <Sheet name={sheet} activePageId={activePageId} onClose={close} />}
    </>
  );
}

const Bar = styled('nav')(({ theme }) => ({
  display: 'none',
  [MEDIA.narrow]: {
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: theme.zIndex.appBar,
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    height: BOTTOM_BAR_HEIGHT_PX,
    paddingBottom: 'env(safe-area-inset-bottom)',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    boxSizing: 'content-box',
    marginTop: -1,
    background: theme.vars.palette.background.paper,
  },
  [MEDIA.print]: { display: 'none' },
  '& > *': {
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    gap: 2,
    padding: 0,
    border: 0,
    background: 'none',
    color: theme.vars.palette.text.secondary,
    font: 'inherit',
    fontSize: '0.75rem',
    lineHeight: 1.3,
    textDecoration: 'none',
    cursor: 'pointer',
    '& svg': { fontSize: 24 },
    '&:focus-visible': { outlineOffset: -3 },
    '&[aria-current="page"], &[aria-expanded="true"]': { color: theme.vars.palette.primary.dark, fontWeight: 600 },
  },
}));
