import { styled } from '@mui/material/styles';
import { MEDIA } from '../../../shared/look/media.ts';
import { copy } from '../words.ts';
import { AllButton } from './DeckActions.tsx';

/** Keeps the download in reach below the steps and a long list of cards. Only on narrow screens, and with cards. */
export function PhoneBar({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <Bar>
      <span>{copy.deck.bar(count)}</span>
      <AllButton isEmpty={false} />
    </Bar>
  );
}

const Bar = styled('div')(({ theme }) => ({
  display: 'none',
  [MEDIA.narrow]: {
    position: 'fixed',
    zIndex: theme.zIndex.appBar,
    left: 0,
    right: 0,
    bottom: 0,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(2),
    padding: theme.spacing(1.25, 2),
    paddingBottom: `calc(${theme.spacing(1.25)} + env(safe-area-inset-bottom))`,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    background: theme.vars.palette.background.paper,
    fontVariantNumeric: 'tabular-nums',
    '& > button': { flex: 1, minHeight: 44 },
  },
}));
