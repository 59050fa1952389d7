import { styled } from '@mui/material/styles';
import { tint } from '../../../shared/look/tint.ts';

/** A phone and a laptop with a line between them; dashed while they are not connected. Decorative. */
export function DevicesDrawing({ isConnected }: { readonly isConnected: boolean }) {
  return (
    <Drawing viewBox="0 0 200 104" width={200} height={104} aria-hidden="true" data-connected={isConnected}>
      <rect className="surface" x="8" y="24" width="40" height="70" rx="8" />
      <rect className="screen" x="13" y="32" width="30" height="50" rx="3" />
      <circle className="dot" cx="28" cy="88" r="2" />
      <rect className="surface" x="108" y="22" width="78" height="54" rx="6" />
      <rect className="screen" x="114" y="28" width="66" height="42" rx="3" />
      <path className="surface" d="M98 82h98l-6 10a5 5 0 0 1-4 2h-78a5 5 0 0 1-4-2z" />
      <path className="line" d="M50 46c16-22 38-22 56 0" />
      <path className="tip" d="M99 41l8 6-1-10" />
      <rect className="bubble" x="18" y="40" width="20" height="8" rx="4" />
      <rect className="bubble" x="120" y="36" width="34" height="8" rx="4" />
      <rect className="bubble own" x="146" y="50" width="28" height="8" rx="4" />
    </Drawing>
  );
}

const Drawing = styled('svg')(({ theme }) => {
  const { primary, accent, control, background } = theme.vars.palette;
  return {
    maxWidth: '100%',
    '& .surface': { fill: background.paper, stroke: control, strokeWidth: 2 },
    '& .screen': { fill: tint(primary.main, 10) },
    '& .dot': { fill: control },
    '& .bubble': { fill: tint(primary.main, 35) },
    '& .own': { fill: accent },
    '& .line, & .tip': { fill: 'none', stroke: primary.main, strokeWidth: 2.5, strokeLinecap: 'round' },
    '&[data-connected="false"] .line': { strokeDasharray: '1 8' },
    '&[data-connected="false"] .tip': { display: 'none' },
  };
});
