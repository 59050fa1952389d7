import { styled } from '@mui/material/styles';
import { MEDIA } from '../../../shared/look/media.ts';
import { bestStretch, type CurvePoint, toPath } from '../model/score-curve.ts';
import { copy } from './copy.ts';

const BOX = { width: 320, height: 56 } as const;

/** The score over the time of a game, beside the ghost's. Nothing for a game without points. */
export function ResultCurve({ curve }: { readonly curve: readonly CurvePoint[] }) {
  const text = copy.result.curve;
  const ghostOf = ({ ghostScore }: CurvePoint) => ghostScore ?? 0;
  const top = Math.max(0, ...curve.map((point) => Math.max(point.score, ghostOf(point))));
  if (top === 0 || curve.length < 2) return null;
  const hasGhost = curve.some(({ ghostScore }) => ghostScore !== null);
  const box = { ...BOX, top };
  return (
    <Figure>
      <svg viewBox={`-2 -2 ${BOX.width + 4} ${BOX.height + 4}`} preserveAspectRatio="none" aria-hidden="true">
        {hasGhost && <path data-ghost d={toPath(curve, ghostOf, box)} />}
        <path d={toPath(curve, ({ score }) => score, box)} />
      </svg>
      <figcaption>
        {text.best(bestStretch(curve))}
        {hasGhost && ` · ${text.ghost}`}
      </figcaption>
    </Figure>
  );
}

const Figure = styled('figure')(({ theme }) => ({
  margin: theme.spacing(0, 0, 1.5),
  '& svg': { display: 'block', width: '100%', height: 56 },
  [MEDIA.low]: { marginBottom: theme.spacing(1), '& svg': { height: 32 } },
  '& path': {
    fill: 'none',
    stroke: theme.vars.palette.accent,
    strokeWidth: 2,
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
  },
  '& path[data-ghost]': { stroke: theme.vars.palette.text.secondary, strokeDasharray: '4 4' },
  '& figcaption': { marginTop: theme.spacing(0.5), fontSize: 13, color: theme.vars.palette.text.secondary },
}));
