import { styled } from '@mui/material/styles';
import { tint } from '../../../shared/look/tint.ts';

/** A page of text that becomes three cards. */
export function CardsDrawing() {
  return (
    <Drawing width="220" height="132" viewBox="0 0 220 132" role="presentation">
      <rect className="back" x="150" y="22" width="62" height="84" rx="8" />
      <rect className="middle" x="128" y="16" width="66" height="92" rx="8" />
      <rect className="front" x="104" y="10" width="72" height="100" rx="8" />
      <path className="title" d="M116 30h34" />
      <path className="line" d="M116 48h48M116 60h44M116 72h48M116 84h26" />
      <rect className="page" x="8" y="22" width="56" height="76" rx="6" />
      <path className="line" d="M18 36h36M18 46h30M18 56h36M18 66h22M18 76h36M18 86h16" />
      <path className="arrow" d="M74 60h18M86 53l7 7-7 7" />
    </Drawing>
  );
}

const Drawing = styled('svg')(({ theme }) => ({
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& rect': { stroke: theme.vars.palette.divider, fill: theme.vars.palette.background.paper },
  '& .back': { fill: tint(theme.vars.palette.accent, 24, theme.vars.palette.background.paper) },
  '& .middle': { fill: tint(theme.vars.palette.success.main, 18, theme.vars.palette.background.paper) },
  '& .front': {
    fill: tint(theme.vars.palette.primary.main, 12, theme.vars.palette.background.paper),
    stroke: theme.vars.palette.primary.main,
  },
  '& .title': { stroke: theme.vars.palette.primary.main, strokeWidth: 6 },
  '& .line': { stroke: tint(theme.vars.palette.text.secondary, 45), strokeWidth: 3 },
  '& .arrow': { stroke: theme.vars.palette.primary.main, strokeWidth: 2.5 },
}));
