import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { GLASS } from '../../../shared/flock/palette.ts';
import { CloseButton } from '../../../shared/ui/CloseButton.tsx';
import { WAY_OUT_MS } from '../constants.ts';
import { useActivity } from '../controls/use-activity.ts';
import { copy } from './copy.ts';

/**
 * Lies over the whole page while the pond is only watched. Any key, touch or move shows the one small way out for a while;
 * Escape leaves at once.
 */
export function AmbientVeil({ onLeave }: { readonly onLeave: () => void }) {
  const veil = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(true);
  useActivity({
    restMs: WAY_OUT_MS,
    onActivity(event) {
      if (event instanceof KeyboardEvent && event.key === 'Escape') onLeave();
      else setShown(true);
      return true;
    },
    onRest: () => setShown(false),
  });
  useEffect(() => veil.current?.focus({ preventScroll: true }), []);
  return (
    <Veil ref={veil} role="group" aria-label={copy.label} tabIndex={-1} data-color-scheme="dark" data-shown={isShown}>
      <Corner>
        <CloseButton label={copy.leave} onClick={onLeave} />
      </Corner>
    </Veil>
  );
}

const Veil = styled('div')({
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  outline: 'none',
  touchAction: 'none',
  '&[data-shown="false"]': { cursor: 'none' },
});

/** At the top right, where the shell's own buttons end. With the keyboard on it, it stays. */
const Corner = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: `calc(${theme.spacing(1.5)} + env(safe-area-inset-top))`,
  right: `calc(${theme.spacing(1.5)} + env(safe-area-inset-right))`,
  transition: theme.transitions.create('opacity', { duration: 220 }),
  '& button, & button:hover': {
    width: 44,
    height: 44,
    background: GLASS,
    color: theme.vars.palette.text.primary,
  },
  '[data-shown="false"] > &:not(:has(:focus-visible))': { opacity: 0, pointerEvents: 'none' },
}));
