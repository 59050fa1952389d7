import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { PORTAL_PATH } from '../../core/paths.ts';
import { MEDIA } from '../../shared/look/media.ts';
import { tint } from '../../shared/look/tint.ts';
import type { Page, PageLayout } from '../../shared/tool/define-page.ts';
import { useHint } from '../../shared/ui/use-hint.tsx';
import { copy } from '../copy.ts';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { AllToolsButton } from './AllToolsButton.tsx';
import { ColorModeMenu } from './ColorModeMenu.tsx';
import { HEADER_HEIGHT_PX } from './constants.ts';
import { PortalTabBar } from './PortalTabBar.tsx';
import { ProductMark } from './ProductMark.tsx';
import { useHeaderVisibility } from './use-header-visibility.ts';

interface PortalHeaderProps {
  readonly pages: readonly Page[];
  readonly activePageId: string | undefined;
  readonly layout: Pick<PageLayout, 'header' | 'headerScheme'>;
  readonly pageKey: string;
  readonly hasBottomBar: boolean;
}

export function PortalHeader({ pages, activePageId, layout, pageKey, hasBottomBar }: PortalHeaderProps) {
  const { isVisible, focusHandlers } = useHeaderVisibility(layout.header, pageKey);
  const { handlers, hint } = useHint(copy.header.betaHint);
  return (
    <Bar data-mode={layout.header} data-color-scheme={layout.headerScheme} data-hidden={!isVisible} {...focusHandlers}>
      <Mark to={PORTAL_PATH} aria-label={copy.header.home}>
        <ProductMark />
        <span>mythinkn</span>
      </Mark>
      <PageName aria-hidden="true">{pages.find(({ id }) => id === activePageId)?.name}</PageName>
      <PortalTabBar pages={pages} activePageId={activePageId} />
      <AllToolsButton activePageId={activePageId} hasBottomBar={hasBottomBar} />
      <Aside>
        <Beta {...handlers}>{copy.header.beta}</Beta>
        {hint}
        <PaletteButton />
        <ColorModeMenu />
        <AccountMenu />
      </Aside>
    </Bar>
  );
}

const Bar = styled('header')(({ theme }) => ({
  position: 'relative',
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  height: HEADER_HEIGHT_PX,
  paddingInline: theme.spacing(2),
  gap: theme.spacing(2),
  color: theme.vars.palette.text.primary,
  // Translucent without a blur: over a moving picture, a blur in every frame costs more than the picture itself.
  background: tint(theme.vars.palette.background.paper, 90),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  transition: theme.transitions.create('transform', { duration: 200, easing: 'ease-out' }),
  '&[data-mode="overlay"]': { position: 'fixed', inset: '0 0 auto' },
  '&[data-hidden="true"]': { transform: 'translateY(-100%)' },
  [MEDIA.narrow]: { paddingInline: theme.spacing(1), gap: theme.spacing(0.5) },
  [MEDIA.reducedMotion]: { transition: 'none' },
}));

const Mark = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: theme.spacing(1),
  padding: theme.spacing(1, 0.5),
  borderRadius: theme.radius.control,
  color: theme.vars.palette.text.primary,
  fontWeight: 600,
  fontSize: '1.0625rem',
  textDecoration: 'none',
  [MEDIA.narrow]: { '& span': { display: 'none' } },
}));

/** The smallest windows have no tabs: the bar at the bottom, or the list of all tools, leads to the pages. */
const PageName = styled('span')(({ theme }) => ({
  display: 'none',
  [MEDIA.small]: {
    display: 'block',
    flex: '1 1 0',
    minWidth: 0,
    overflow: 'hidden',
    fontSize: '1.0625rem',
    fontWeight: 600,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    paddingLeft: theme.spacing(0.5),
  },
}));

const Aside = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: theme.spacing(1),
}));

const Beta = styled('span')(({ theme }) => ({
  padding: theme.spacing(0, 1),
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: theme.radius.full,
  color: theme.vars.palette.text.secondary,
  fontSize: '0.75rem',
  lineHeight: 1.6,
  [MEDIA.narrow]: { display: 'none' },
}));
