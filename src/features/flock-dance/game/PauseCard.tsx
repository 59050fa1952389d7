import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef } from 'react';
import { GLASS } from '../../../shared/flock/palette.ts';
import { POND_MEDIA } from '../media.ts';
import type { PauseReason } from '../model/game.ts';
import { GLASS_SHADOW } from '../palette.ts';
import { copy } from './copy.ts';

interface PauseCardProps {
  readonly reason: PauseReason;
  /** Whether a dialog is in front of the card and has the focus. */
  readonly isCovered: boolean;
  readonly onResume: () => void;
  readonly onEnd: () => void;
}

/** Shown while the game is paused. The focused button resumes it, and so does P through the screen's key router. */
export function PauseCard({ reason, isCovered, onResume, onEnd }: PauseCardProps) {
  const text = copy.pause;
  const titleId = useId();
  const resume = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isCovered) resume.current?.focus({ preventScroll: true });
  }, [isCovered]);

  return (
    <Card role="group" aria-labelledby={titleId} data-color-scheme="dark" data-key-scope="pause-card">
      <strong id={titleId}>{text.title}</strong>
      <span>{text[reason]}</span>
      <Actions>
        <Button ref={resume} variant="contained" size="large" aria-keyshortcuts="P" onClick={onResume}>
          {text.resume}
        </Button>
        <Button variant="outlined" size="large" color="inherit" onClick={onEnd}>
          {text.end}
        </Button>
      </Actions>
    </Card>
  );
}

const Card = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: '50%',
  left: '50%',
  transform: 'translate(-50%, -50%)',
  zIndex: 1,
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(1),
  width: 'max-content',
  maxWidth: `calc(100% - ${theme.spacing(4)})`,
  padding: theme.spacing(2.5, 3.5, 3),
  borderRadius: theme.radius.panel,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: GLASS,
  color: theme.vars.palette.text.primary,
  boxShadow: GLASS_SHADOW,
  textAlign: 'center',
  // Between the scoreboard and the controls at the bottom: the panel on low screens, the pad on narrow ones.
  [POND_MEDIA.low]: { top: '57.5%', gap: 0, padding: theme.spacing(1.5, 3) },
  [POND_MEDIA.narrowAndHigh]: { top: '40%' },
  '& strong': { fontSize: 22, lineHeight: 1.3 },
  '& span': { fontSize: 14 },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(1.5),
}));
