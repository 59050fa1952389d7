import { styled } from '@mui/material/styles';
import { MEDIA } from '../../../shared/look/media.ts';
import { WaterNote } from '../canvas/WaterNote.tsx';
import { type RouteDrawing, roomLeft } from '../model/route-drawing.ts';
import { copy } from './copy.ts';

/** Explains how to draw until something is drawn, and says when the route is full. */
export function RouteHint({ drawing }: { readonly drawing: RouteDrawing }) {
  if (roomLeft(drawing) === 0) return <WaterNote onClose={null}>{copy.full(drawing.route.length)}</WaterNote>;
  // A single point, placed by a key, is not a route yet.
  if (drawing.route.length > 1) return null;
  return (
    <WaterNote onClose={null}>
      {copy.hint}
      <Keys>{copy.keyHint}</Keys>
    </WaterNote>
  );
}

const Keys = styled('span')(({ theme }) => ({
  marginLeft: theme.spacing(2),
  color: theme.vars.palette.text.secondary,
  [MEDIA.narrow]: { display: 'none' },
}));
