import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useState } from 'react';
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

/** A tab with icon and label, on narrow screens the icon with a hint. Its accessible name never changes. */
export function PortalTab({ page, isActive }: PortalTabProps) {
  const isNarrow = useMediaQuery(MEDIA.narrow);
  // The link while a mouse points at it or the keyboard focuses it: its hint shows, and its label stops alternating.
  const [held, setHeld] = useState<HTMLElement | null>(null);
  const { icon: Icon, name, tab } = page;
  const release = () => setHeld(null);
  return (
    <>
      <Tab
        page={page}
        isCurrent={isActive}
        aria-label={toPageLinkLabel(page, isActive)}
        // Only for pointers that hover and for keyboard focus: after a tap, nothing would end the hint.
        onPointerEnter={({ currentTarget, pointerType }) => pointerType !== 'touch' && setHeld(currentTarget)}
        onPointerLeave={release}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && setHeld(currentTarget)}
        onBlur={release}
        onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && release()}
      >
        <Icon fontSize="small" aria-hidden="true" />
        <span className="label" aria-hidden="true">
          {tab?.alternates === undefined ? (
            name
          ) : (
            <AlternatingText label={tab.alternates} isHeld={held !== null} isCurrent={isActive} />
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
