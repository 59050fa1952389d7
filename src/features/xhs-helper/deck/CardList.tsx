import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { SHOWN_CARDS_COUNT } from '../constants.ts';
import { useDraft } from '../draft/draft-store.ts';
import { countPictures } from '../model/faces.ts';
import { copy } from '../words.ts';
import { CardItem } from './CardItem.tsx';
import { CoverItem } from './CoverItem.tsx';

/** All cards; of very many, the first ones until the visitor asks for more. */
export function CardList() {
  const cards = useDraft((draft) => draft.cards);
  const style = useDraft((draft) => draft.style);
  const count = useDraft(countPictures);
  const [shownCount, setShownCount] = useState(SHOWN_CARDS_COUNT);
  const first = style.hasCover ? 2 : 1;
  const hidden = cards.length - shownCount;
  return (
    <>
      <List aria-label={copy.deck.cards}>
        {style.hasCover && <CoverItem count={count} />}
        {cards.slice(0, shownCount).map((card, index) => (
          <CardItem key={card.id} card={card} style={style} number={first + index} count={count} />
        ))}
      </List>
      {hidden > 0 && (
        <Button variant="outlined" fullWidth onClick={() => setShownCount(shownCount + SHOWN_CARDS_COUNT)}>
          {copy.deck.more(Math.min(hidden, SHOWN_CARDS_COUNT))}
        </Button>
      )}
    </>
  );
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));
