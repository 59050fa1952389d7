import { styled } from '@mui/material/styles';
import { MEDIA } from '../../shared/look/media.ts';
import type { Page } from '../../shared/tool/define-page.ts';
import { PageLink, toPageLinkLabel } from '../../shared/tool/PageLink.tsx';
import { useHint } from '../../shared/ui/use-hint.tsx';
import { AlternatingText } from './AlternatingText.tsx';

interface PortalTabProps {
  readonly page: Page;
  readonly isActive: boolean;
}

/** A tab with icon and label, on narrow screens the icon with a hint. Its accessible name never changes. */
export function PortalTab({ page, isActive }: PortalTabProps) {
  const { icon: Icon, name, tab } = page;
  // While it is held, its hint shows, and its label stops alternating.
  const { isHeld, handlers, hint } = useHint(name, MEDIA.narrow);
  return (
    <>
      <Tab page={page} isCurrent={isActive} aria-label={toPageLinkLabel(page, isActive)} {...handlers}>
        <Icon fontSize="small" aria-hidden="true" />
        <span className="label" aria-hidden="true">
          {tab?.alternates === undefined ? (
            name
          ) : (
            <AlternatingText label={tab.alternates} isHeld={isHeld} isCurrent={isActive} />
          )}
        </span>
      </Tab>
      {hint}
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
