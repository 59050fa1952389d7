import AppsIcon from '@mui/icons-material/Apps';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useLazyComponent } from '../../shared/lazy/use-lazy-component.ts';
import { MEDIA } from '../../shared/look/media.ts';
import { showToast } from '../../shared/toast-store.ts';
import { useHint } from '../../shared/ui/use-hint.tsx';
import { copy } from '../copy.ts';

const loadMenu = () => import('./directory/AllToolsMenu.tsx').then(({ AllToolsMenu }) => AllToolsMenu);

interface AllToolsButtonProps {
  readonly activePageId: string | undefined;
  /** The bar at the bottom of phones has the same list. */
  readonly hasBottomBar: boolean;
}

/** Opens the list of all tools, for those whose tabs do not fit into the header. */
export function AllToolsButton({ activePageId, hasBottomBar }: AllToolsButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  // Wide windows show the words themselves.
  const { handlers, hint } = useHint(copy.directory.button, MEDIA.stacked);
  const Menu = useLazyComponent(loadMenu, {
    isNeeded: anchor !== null,
    canPrefetch: true,
    onFailed: () => {
      close();
      showToast(copy.directory.failed, { severity: 'error' });
    },
  });
  return (
    <>
      <Button
        type="button"
        aria-label={copy.directory.button}
        {...handlers}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        data-only-wide={hasBottomBar}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <AppsIcon aria-hidden="true" />
        <span aria-hidden="true">{copy.directory.button}</span>
        <ExpandIcon className="more" aria-hidden="true" />
      </Button>
      {hint}
      {anchor !== null && Menu !== null && <Menu anchor={anchor} activePageId={activePageId} onClose={close} />}
    </>
  );
}

const Button = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: theme.spacing(0.5),
  height: 40,
  padding: theme.spacing(0, 1, 0, 1.25),
  border: 0,
  borderRadius: theme.radius.full,
  background: 'none',
  color: theme.vars.palette.text.secondary,
  font: 'inherit',
  fontSize: '0.9375rem',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '& svg': { fontSize: 18 },
  '&:hover, &[aria-expanded="true"]': {
    background: theme.vars.palette.action.hover,
    color: theme.vars.palette.text.primary,
  },
  [MEDIA.stacked]: {
    justifyContent: 'center',
    width: 40,
    padding: 0,
    '& span, & .more': { display: 'none' },
    '& svg': { fontSize: 24 },
  },
  [MEDIA.small]: { '&[data-only-wide="true"]': { display: 'none' } },
}));
