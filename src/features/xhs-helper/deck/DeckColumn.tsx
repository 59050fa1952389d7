import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { MEDIA } from '../../../shared/look/media.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx';
import { SAMPLE_TEXT } from '../content.ts';
import { changeText } from '../draft/draft-actions.ts';
import { useDraft, useDraftStore } from '../draft/draft-store.ts';
import { splitNow } from '../draft/split-draft.ts';
import { countDeck } from '../model/counts.ts';
import { copy } from '../words.ts';
import { BatchProgress } from './BatchProgress.tsx';
import { CardList } from './CardList.tsx';
import { CardsDrawing } from './CardsDrawing.tsx';
import { DeckActions } from './DeckActions.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { StuckNote } from './StuckNote.tsx';

const words = copy.deck;

/** The cards, and what leaves them as a set (doc 3 §2). */
export function DeckColumn() {
  const cards = useDraft((draft) => draft.cards);
  const hasText = useDraft((draft) => draft.text.trim() !== '');
  const split = useDraftStore((state) => state.split);
  const counts = useMemo(() => countDeck(cards), [cards]);
  return (
    <Column aria-labelledby={HEADING_ID}>
      <div className="head">
        <h2 id={HEADING_ID}>{words.heading(counts.cards, counts.chars)}</h2>
        <DeckActions isEmpty={cards.length === 0} />
        <BatchProgress />
        <StuckNote />
      </div>
      {split === 'failed' && (
        <ErrorAlert title={words.splitFailed} onRetry={() => void splitNow()}>
          {words.splitFailedBody}
        </ErrorAlert>
      )}
      {cards.length > 0 && <CardList />}
      {cards.length === 0 && split !== 'failed' && <EmptyDeck isSplitting={hasText} />}
      <PhoneBar count={cards.length} />
    </Column>
  );
}

function EmptyDeck({ isSplitting }: { readonly isSplitting: boolean }) {
  return (
    <Frame>
      <EmptyState
        illustration={<CardsDrawing />}
        text={isSplitting ? words.splitting : words.empty}
        action={
          isSplitting ? null : (
            <Button variant="contained" onClick={() => changeText(SAMPLE_TEXT, null)}>
              {words.sample}
            </Button>
          )
        }
      />
    </Frame>
  );
}

const HEADING_ID = 'card-deck-heading';

const Column = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.spacing(2),
  '& .head': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(1),
    padding: theme.spacing(1, 0),
    background: theme.vars.palette.background.default,
    // On narrow screens the bar at the bottom stays instead.
    [MEDIA.narrow]: { position: 'static' },
  },
  '& h2': { margin: 0, ...theme.typography.h5, fontVariantNumeric: 'tabular-nums' },
}));

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  minHeight: 420,
  border: `1px dashed ${theme.vars.palette.control}`,
  borderRadius: theme.radius.card,
  background: theme.vars.palette.background.paper,
}));
