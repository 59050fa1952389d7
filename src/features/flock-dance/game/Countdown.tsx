import { styled } from '@mui/material/styles';
import { MEDIA } from '../../../shared/look/media.ts';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import { useRunStatus } from '../canvas/run-status-store.ts';
import { copy } from './copy.ts';

/** The seconds that the game waits for, around the player's fish. Nothing counts until they are over. */
export function Countdown() {
  const run = useRunStatus((state) => state.run);
  if (run?.phase !== 'counting') return null;
  const seconds = Math.max(Math.ceil(run.countMs / 1000), 1);
  const { x, y } = run.player;
  return (
    <>
      <Ring aria-hidden="true" data-testid="countdown" style={{ left: x, top: y }}>
        <b key={seconds}>{seconds}</b>
      </Ring>
      <VisuallyHidden role="status">{copy.countdown(seconds)}</VisuallyHidden>
    </>
  );
}

const Ring = styled('div')(({ theme }) => ({
  position: 'absolute',
  width: 112,
  height: 112,
  transform: 'translate(-50%, -50%)',
  borderRadius: '50%',
  border: `3px solid ${theme.vars.palette.accent}`,
  color: theme.vars.palette.accent,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
  userSelect: 'none',
  // Above the ring, so that the fish in it stays visible.
  '& b': {
    position: 'absolute',
    bottom: '100%',
    left: '50%',
    transform: 'translateX(-50%)',
    fontSize: 56,
    lineHeight: 1.2,
    animation: 'count-in 200ms ease-out',
  },
  '@keyframes count-in': { from: { opacity: 0 } },
  [MEDIA.reducedMotion]: { '& b': { animation: 'none' } },
}));
