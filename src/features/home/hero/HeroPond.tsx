import ArrowIcon from '@mui/icons-material/ArrowForward';
import NewTabIcon from '@mui/icons-material/OpenInNew';
import { styled } from '@mui/material/styles';
import { useCallback, useRef, useState } from 'react';
import { GLASS, WATER, WATER_TEXT } from '../../../shared/flock/palette.ts';
import { useLazyComponent } from '../../../shared/lazy/use-lazy-component.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { tint } from '../../../shared/look/tint.ts';
import type { Page } from '../../../shared/tool/define-page.ts';
import { opensNewTab, PageLink } from '../../../shared/tool/PageLink.tsx';
import { POND_SHADOW, POND_SHADOW_SHORT } from '../palette.ts';
import { copy } from '../words.ts';
import type { LivePondProps } from './LivePond.tsx';
import still from './pond-still.svg';
import { usePondState } from './use-pond-state.ts';

const loadLivePond = () => import('./LivePond.tsx').then(({ LivePond }) => LivePond);

/**
 * A card with the swarm canvas's pond: a drawn still first, then a live pond that eats from the visitor's hand. Where it
 * cannot or must not live, the still remains and the whole card is a link to `page`.
 */
export function HeroPond({ page }: { readonly page: Page }) {
  const card = useRef<HTMLElement>(null);
  const { isWanted, isSeen } = usePondState(card);
  const [state, setState] = useState<'still' | 'alive' | 'failed'>('still');
  const [isFed, setFed] = useState(false);
  const handleAlive = useCallback(() => setState('alive'), []);
  const handleFailed = useCallback(() => setState('failed'), []);
  const isNeeded = isWanted && state !== 'failed';
  const Live = useLazyComponent<LivePondProps>(loadLivePond, { isNeeded, isQuiet: true, onFailed: handleFailed });
  const isAlive = isNeeded && state === 'alive';
  return (
    <Card ref={card} aria-label={copy.pond.label} data-alive={isAlive}>
      <img src={still} alt="" width={560} height={400} fetchPriority="high" />
      {isNeeded && Live !== null && (
        <Live
          label={copy.pond.feed}
          isRunning={isSeen}
          onAlive={handleAlive}
          onFed={() => setFed(true)}
          onFailed={handleFailed}
        />
      )}
      <Hint aria-hidden="true" data-visible={isAlive && !isFed}>
        {copy.pond.invitation}
      </Hint>
      <Enter page={page}>
        {copy.pond.enter}
        {opensNewTab(page) ? <NewTabIcon titleAccess={copy.tools.newTab} /> : <ArrowIcon aria-hidden="true" />}
      </Enter>
    </Card>
  );
}

const Card = styled('figure')(({ theme }) => ({
  position: 'relative',
  height: 368,
  margin: 0,
  overflow: 'hidden',
  borderRadius: theme.radius.stage,
  background: WATER,
  boxShadow: POND_SHADOW,
  '& > img': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    transition: 'opacity 900ms ease-out',
  },
  '&[data-alive="true"] > img': { opacity: 0 },
  // A rim of light, as of glass.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    border: `1px solid ${tint(WATER_TEXT, 22)}`,
    borderRadius: 'inherit',
    pointerEvents: 'none',
  },
  [MEDIA.stacked]: { height: 240, borderRadius: theme.radius.panel, boxShadow: POND_SHADOW_SHORT },
  [MEDIA.phone]: { height: 160 },
}));

const Hint = styled('span')(({ theme }) => ({
  position: 'absolute',
  left: theme.spacing(2),
  bottom: theme.spacing(2),
  padding: theme.spacing(0.75, 1.75),
  borderRadius: theme.radius.full,
  background: GLASS,
  color: WATER_TEXT,
  fontSize: '0.8125rem',
  lineHeight: 1.6,
  opacity: 0,
  pointerEvents: 'none',
  transition: theme.transitions.create('opacity', { duration: 250 }),
  '&[data-visible="true"]': { opacity: 1, transitionDelay: '900ms' },
  [MEDIA.phone]: { left: theme.spacing(1.25), bottom: theme.spacing(1.25) },
}));

const Enter = styled(PageLink)(({ theme }) => ({
  position: 'absolute',
  right: theme.spacing(2),
  bottom: theme.spacing(2),
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  padding: theme.spacing(0.75, 1.5, 0.75, 1.75),
  borderRadius: theme.radius.full,
  background: GLASS,
  color: WATER_TEXT,
  fontSize: '0.8125rem',
  lineHeight: 1.6,
  fontWeight: 600,
  textDecoration: 'none',
  '& svg': { fontSize: 16, transition: theme.transitions.create('transform', { duration: 150 }) },
  '&:hover svg': { transform: 'translateX(2px)' },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.accent}` },
  // While nothing else can be pressed here, the whole card is the link.
  'figure:not([data-alive="true"]) > &::before': { content: '""', position: 'absolute', inset: '-400px -1200px' },
  [MEDIA.phone]: { right: theme.spacing(1.25), bottom: theme.spacing(1.25) },
}));
