import { styled } from '@mui/material/styles';
import type { FlockShape } from '../../../core/flock/flock-shape.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { WaterNote } from '../canvas/WaterNote.tsx';
import { type RouteDrawing, roomLeft } from '../model/route-drawing.ts';
import { copy } from './copy.ts';

interface RouteHintProps {
  readonly drawing: RouteDrawing;
  readonly shape: FlockShape;
}

/** Explains how to draw until something is drawn, and says when the route is full. */
export function RouteHint({ drawing, shape }: RouteHintProps) {
  if (roomLeft(drawing) === 0) return <WaterNote onClose={null}>{copy.full(drawing.route.length)}</WaterNote>;
  // A single point, placed by a key, is not a route yet.
  if (drawing.route.length > 1) return null;
  return (
    <WaterNote onClose={null}>
      {copy.hint(shape)}
      <Keys>{copy.keyHint}</Keys>
    </WaterNote>
  );
}

const Keys = styled('span')(({ theme }) => ({
  marginLeft: theme.spacing(2),
  color: theme.vars.palette.text.secondary,
  [MEDIA.narrow]: { display: 'none' },
}));
