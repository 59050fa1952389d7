import PhishingIcon from '@mui/icons-material/Phishing';
import ButtonBase from '@mui/material/ButtonBase';
import { keyframes, styled } from '@mui/material/styles';
import { MEDIA } from '../../../shared/look/media.ts';
import { copy } from './copy.ts';

/** The button that offers a game. It pulses twice, but not for visitors who prefer reduced motion. */
export function HintChip({ onClick }: { readonly onClick: () => void }) {
  return (
    <Chip onClick={onClick}>
      <PhishingIcon fontSize="small" />
      {copy.hint}
    </Chip>
  );
}

const pulse = keyframes({
  '0%': { transform: 'scale(1)', opacity: 0.7 },
  '70%, 100%': { transform: 'scale(1.18, 1.5)', opacity: 0 },
});

const Chip = styled(ButtonBase)(({ theme }) => ({
  position: 'relative',
  gap: theme.spacing(1),
  minHeight: 44,
  padding: theme.spacing(0, 2.5, 0, 2),
  borderRadius: theme.radius.full,
  fontSize: 15,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  background: theme.vars.palette.accent,
  color: theme.vars.palette.background.default,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    border: `2px solid ${theme.vars.palette.accent}`,
    pointerEvents: 'none',
    // Limited to two pulses, because each frame of the animation composites an extra layer.
    animation: `${pulse} 2.4s ease-out 2 both`,
  },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.text.primary}`, outlineOffset: 3 },
  [MEDIA.reducedMotion]: { '&::before': { animation: 'none', opacity: 0 } },
}));
