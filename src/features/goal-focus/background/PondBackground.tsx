import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { WATER } from '../../../shared/flock/palette.ts';
import { useBackgroundPond } from '../../../shared/flock/use-background-pond.ts';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { usePageVisible } from '../../../shared/hooks/use-page-visible.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { POND } from '../constants.ts';

interface PondBackgroundProps {
  /** Time stands still while it is paused, and while the page is hidden. */
  readonly isPaused: boolean;
  /** Called once when the pond cannot swim on this device, or no longer. The water stays until the caller replaces it. */
  readonly onFailed: () => void;
}

/** A pond of the swarm canvas as the background: it fills its positioned parent and takes no input. */
export function PondBackground({ isPaused, onFailed }: PondBackgroundProps) {
  const host = useRef<HTMLDivElement>(null);
  const isVisible = usePageVisible();
  const isCalm = useMediaQuery(MEDIA.reducedMotion);
  useBackgroundPond({ host, pondFor: () => POND, isRunning: isVisible && !isPaused, isCalm, onFailed });
  return <Water ref={host} aria-hidden="true" />;
}

const Water = styled('div')({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
  background: WATER,
  '& canvas': { display: 'block', width: '100%', height: '100%' },
});
