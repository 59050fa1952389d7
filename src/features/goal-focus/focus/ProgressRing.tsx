import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { SCENE } from '../palette.ts';

const SIDE_PX = 60;
const STROKE_PX = 3;
const RADIUS_PX = (SIDE_PX - STROKE_PX) / 2;
const LENGTH_PX = 2 * Math.PI * RADIUS_PX;

interface ProgressRingProps {
  /** 0 to 1. */
  readonly share: number;
  readonly children: ReactNode;
}

/** A ring that fills up around its content. */
export function ProgressRing({ share, children }: ProgressRingProps) {
  return (
    <Ring>
      <svg viewBox={`0 0 ${SIDE_PX} ${SIDE_PX}`} aria-hidden="true">
        <circle cx={SIDE_PX / 2} cy={SIDE_PX / 2} r={RADIUS_PX} />
        <circle
          data-filled="true"
          cx={SIDE_PX / 2}
          cy={SIDE_PX / 2}
          r={RADIUS_PX}
          strokeDasharray={LENGTH_PX}
          strokeDashoffset={LENGTH_PX * (1 - Math.min(1, Math.max(0, share)))}
        />
      </svg>
      {children}
    </Ring>
  );
}

const Ring = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: SIDE_PX,
  height: SIDE_PX,
  '& svg': { position: 'absolute', inset: 0, transform: 'rotate(-90deg)' },
  '& circle': { fill: 'none', strokeWidth: STROKE_PX, stroke: SCENE.edge },
  '& circle[data-filled]': { stroke: theme.vars.palette.accent, strokeLinecap: 'round' },
}));
