import { styled } from '@mui/material/styles';
import { copy } from './copy.ts';

/** How much strength is left for sprints, from 0 to 1. */
export function StaminaBar({ share }: { readonly share: number }) {
  const percent = Math.round(share * 100);
  return (
    <Bar role="meter" aria-label={copy.board.stamina} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
      <span data-low={share < 0.2} style={{ transform: `scaleX(${share})` }} />
    </Bar>
  );
}

const Bar = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: theme.spacing(2),
  bottom: 4,
  height: 4,
  borderRadius: theme.radius.small,
  overflow: 'hidden',
  background: theme.vars.palette.divider,
  '& span': {
    display: 'block',
    height: '100%',
    transformOrigin: 'left',
    background: theme.vars.palette.primary.main,
  },
  '& span[data-low="true"]': { background: theme.vars.palette.error.main },
}));
