import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { GLASS } from '../../../shared/flock/palette.ts';
import { WAY_OUT_MS } from '../constants.ts';
import { copy } from './copy.ts';

const ACTIVITY = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const;

/**
 * Lies over the whole page while the pond is only watched. Any key, touch or move shows the one small way out for a while;
 * Escape leaves at once.
 */
export function AmbientVeil({ onLeave }: { readonly onLeave: () => void }) {
  const veil = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(true);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    veil.current?.focus({ preventScroll: true });
    let timer: ReturnType<typeof setTimeout>;
    const rest = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setShown(false), WAY_OUT_MS);
    };
    const onActivity = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key === 'Escape') return leave();
      setShown(true);
      rest();
    };
    for (const type of ACTIVITY) window.addEventListener(type, onActivity, { passive: true });
    rest();
    return () => {
      clearTimeout(timer);
      for (const type of ACTIVITY) window.removeEventListener(type, onActivity);
    };
  }, []);
  return (
    <Veil ref={veil} role="group" aria-label={copy.label} tabIndex={-1} data-color-scheme="dark" data-shown={isShown}>
      <Leave aria-label={copy.leave} title={copy.leave} color="inherit" onClick={onLeave}>
        <CloseIcon />
      </Leave>
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
const Leave = styled(IconButton)(({ theme }) => ({
  position: 'absolute',
  top: `calc(${theme.spacing(1.5)} + env(safe-area-inset-top))`,
  right: `calc(${theme.spacing(1.5)} + env(safe-area-inset-right))`,
  width: 44,
  height: 44,
  background: GLASS,
  color: theme.vars.palette.text.primary,
  transition: theme.transitions.create('opacity', { duration: 220 }),
  '&:hover': { background: GLASS },
  '[data-shown="false"] > &:not(:focus-visible)': { opacity: 0, pointerEvents: 'none' },
}));
