import { styled } from '@mui/material/styles';
import { MEDIA } from '../../../shared/look/media.ts';
import { copy } from '../words.ts';

interface FirstTimeTipProps {
  readonly onClose: () => void;
}

/** Points a newcomer to the edit button (doc 2 §4). */
export function FirstTimeTip({ onClose }: FirstTimeTipProps) {
  return (
    <Bubble role="note">
      <span>{copy.tip.text}</span>
      <button type="button" onClick={onClose}>
        {copy.tip.close}
      </button>
    </Bubble>
  );
}

const Bubble = styled('div')(({ theme }) => ({
  position: 'absolute',
  right: 0,
  bottom: `calc(100% + ${theme.spacing(1.5)})`,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1, 1, 1, 2),
  borderRadius: theme.radius.card,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  boxShadow: theme.shadows[6],
  ...theme.typography.body2,
  whiteSpace: 'nowrap',
  '&::after': {
    content: '""',
    position: 'absolute',
    right: 18,
    top: '100%',
    width: 12,
    height: 12,
    marginTop: -6,
    background: 'inherit',
    transform: 'rotate(45deg)',
  },
  // The buttons stand in two rows there, and the tip between them.
  [MEDIA.phone]: { position: 'relative', right: 'auto', bottom: 'auto', maxWidth: '100%', whiteSpace: 'normal' },
  '& button': {
    flex: 'none',
    zIndex: 1,
    minHeight: 32,
    padding: theme.spacing(0, 1.5),
    border: 'none',
    borderRadius: theme.radius.full,
    background: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
  },
}));
