import { styled } from '@mui/material/styles';
import type { Ref } from 'react';
import type { FlockShape } from '../../../core/flock/flock-shape.ts';
import type { Mode } from '../model/screen-state.ts';
import { copy } from '../words.ts';
import type { PondState } from './use-pond.ts';

interface WaterProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly step: PondState['step'];
  readonly mode: Mode;
  readonly shape: FlockShape;
}

/** The focusable element that holds the pond's canvas. */
export function Water({ ref, step, mode, shape }: WaterProps) {
  return (
    <Surface
      ref={ref}
      tabIndex={0}
      // An `application` gets the arrow keys, which a screen reader would otherwise keep for itself.
      role={mode === 'playing' || mode === 'drawing' ? 'application' : 'img'}
      aria-label={labelOf(mode, shape)}
      data-step={step}
      data-drawing={mode === 'drawing'}
      data-playing={mode === 'playing'}
    />
  );
}

function labelOf(mode: Mode, shape: FlockShape): string {
  if (mode === 'drawing') return copy.drawing;
  return mode === 'playing' ? copy.playing : copy.canvas(shape);
}

const Surface = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  outline: 'none',
  touchAction: 'none',
  '&[data-drawing="true"], &[data-playing="true"]': { cursor: 'crosshair' },
  '& canvas': { display: 'block', width: '100%', height: '100%' },
  // To a player the ring would look like a warning; in a game the keyboard belongs to the fish anyway.
  '&:focus-visible:not([data-playing="true"])::after': {
    content: '""',
    position: 'absolute',
    inset: 3,
    border: `2px solid ${theme.vars.palette.accent}`,
    borderRadius: theme.radius.small,
    pointerEvents: 'none',
  },
}));
