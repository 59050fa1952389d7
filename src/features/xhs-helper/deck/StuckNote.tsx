import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useDraft } from '../draft/draft-store.ts';
import { listStuck } from '../face/fit-cards.ts';
import { copy } from '../words.ts';
import { continueDeck } from './card-actions.ts';

const words = copy.deck;

/** Says how many cards show only a part of their text, and continues all of them on further cards. */
export function StuckNote() {
  const cards = useDraft((draft) => draft.cards);
  const style = useDraft((draft) => draft.style);
  const { length } = useMemo(() => listStuck(cards, style), [cards, style]);
  return (
    <Row role="status">
      {length > 0 && (
        <Alert
          severity="warning"
          role="presentation"
          sx={COMPACT}
          action={
            <Button size="small" color="inherit" onClick={continueDeck}>
              {words.continueAll(length)}
            </Button>
          }
        >
          {words.stuck(length)}
        </Alert>
      )}
    </Row>
  );
}

const Row = styled('div')({ '&:not(:empty)': { flexBasis: '100%' } });

const COMPACT = {
  py: 0,
  typography: 'body2',
  alignItems: 'center',
  '& .MuiAlert-action': { pt: 0, whiteSpace: 'nowrap' },
};
