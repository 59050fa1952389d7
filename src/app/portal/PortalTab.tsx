import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type SyntheticEvent, useState } from 'react';
import { useMediaQuery } from '../../shared/hooks/use-media-query.ts';
import { MEDIA } from '../../shared/look/media.ts';
import type { Page } from '../../shared/tool/define-page.ts';
import { PageLink, toPageLinkLabel } from '../../shared/tool/PageLink.tsx';
import { AlternatingText } from './AlternatingText.tsx';
import { TabHint } from './TabHint.tsx';

interface PortalTabProps {
  readonly page: Page;
  readonly isActive: boolean;
}

/** A tab: icon and label, the icon alone with a hint on narrow screens; its accessible name never changes. */
export function PortalTab({ page, isActive }: PortalTabProps) {
  const isNarrow = useMediaQuery(MEDIA.narrow);
  // The link while it is pointed at or focused: then it shows its hint, and an alternating label stands still.
  const [held, setHeld] = useState<HTMLElement | null>(null);
  const { icon: Icon, name, tab } = page;
  const hold = (event: SyntheticEvent<HTMLElement>) => setHeld(event.currentTarget);
  const release = () => setHeld(null);
  return (
    <>
      <Tab
        page={page}
        aria-label={toPageLinkLabel(page)}
        {...(isActive ? { 'aria-current': 'page' as const } : {})}
        onPointerEnter={hold}
        onPointerLeave={release}
        onFocus={hold}
        onBlur={release}
        onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && release()}
      >
        <Icon fontSize="small" aria-hidden="true" />
        <span className="label" aria-hidden="true">
          {tab?.texts === undefined ? (
            name
          ) : (
            <AlternatingText texts={tab.texts} isHeld={held !== null} isCurrent={isActive} />
          )}
        </span>
      </Tab>
      {isNarrow && held !== null && <TabHint anchor={held} text={name} />}
    </>
  );
}

const Tab = styled(PageLink)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: '100%',
  gap: theme.spacing(0.75),
  paddingInline: theme.spacing(1.5),
  color: theme.vars.palette.text.secondary,
  fontSize: '0.9375rem',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '& .MuiSvgIcon-root': { fontSize: 18 },
  '&:hover': { color: theme.vars.palette.text.primary },
  '&:focus-visible': { outlineOffset: -3 },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 12px 0',
    height: 2,
    borderRadius: theme.radius.full,
    background: 'transparent',
  },
  '&[aria-current="page"]': {
    color: theme.vars.palette.text.primary,
    fontWeight: 600,
    '&::after': { background: theme.vars.palette.primary.main },
  },
  [MEDIA.narrow]: {
    justifyContent: 'center',
    width: 48,
    padding: 0,
    '& .label': { display: 'none' },
    '& .MuiSvgIcon-root': { fontSize: 22 },
  },
}));
