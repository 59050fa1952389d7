import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import { toPolyline } from '../model/route-path.ts';
import { copy } from './copy.ts';
import type { RouteControl } from './use-route-drawing.ts';

/** The route over the water: faint where the leader follows it, bright where it is being drawn. */
export function RouteLayer({ route }: { readonly route: RouteControl }) {
  const { route: path, cursor } = route.drawing;
  const points = useMemo(() => toPolyline(path), [path]);
  const [start] = path;
  const end = path.at(-1);
  return (
    <>
      <Drawing aria-hidden="true" data-route-points={path.length}>
        <polyline className="shade" points={points} />
        <polyline className="in-force" points={points} />
        {start !== undefined && <circle className="start" cx={start.x} cy={start.y} r="4" />}
        <polyline className="stroke" ref={route.line} />
        {cursor !== null && (
          <g className="cursor">
            {end !== undefined && <path className="next" d={`M${end.x} ${end.y}L${cursor.x} ${cursor.y}`} />}
            <circle cx={cursor.x} cy={cursor.y} r="9" />
            <path d={`M${cursor.x - 15} ${cursor.y}h30M${cursor.x} ${cursor.y - 15}v30`} />
          </g>
        )}
      </Drawing>
      <VisuallyHidden role="status">{cursor === null ? '' : copy.placed(path.length)}</VisuallyHidden>
    </>
  );
}

const Drawing = styled('svg')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& .shade': { stroke: theme.vars.palette.common.black, strokeOpacity: 0.25, strokeWidth: 5 },
  '& .in-force': { stroke: theme.vars.palette.common.white, strokeOpacity: 0.42, strokeWidth: 2 },
  '& .start': { fill: theme.vars.palette.accent, fillOpacity: 0.85 },
  '& .stroke': { stroke: theme.vars.palette.accent, strokeWidth: 3.5 },
  '& .cursor': { stroke: theme.vars.palette.accent, strokeWidth: 2 },
  '& .next': { strokeOpacity: 0.7, strokeDasharray: '4 7' },
}));
